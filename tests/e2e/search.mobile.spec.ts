import {expect, open, test} from './site';

const PAGE = '/docs/products/kafka/howto/kcat';

test('search fills the screen, and each button of the bar has a place of its own', async ({
  page,
}) => {
  await open(page, PAGE);
  const search = await page.getByRole('button', {name: 'Search docs'}).boundingBox();
  const ask = await page.getByRole('button', {name: 'Ask AI'}).first().boundingBox();
  expect(search && ask && (search.x + search.width <= ask.x || ask.x + ask.width <= search.x)).toBe(
    true,
  );
  await page.getByRole('button', {name: 'Search docs'}).tap();
  await page.getByRole('combobox').fill('kcat');
  await expect(page.getByRole('option').first()).toContainText('kcat');
  expect((await page.getByRole('dialog').boundingBox())?.width).toBe(390);
});

test('the menu opens the assistant and makes way for it', async ({page}) => {
  await open(page, '/');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
  await page.locator('.navbar-sidebar').getByRole('button', {name: 'Ask AI'}).tap();
  await expect(page.getByRole('dialog', {name: 'Ask AI'})).toBeVisible();
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

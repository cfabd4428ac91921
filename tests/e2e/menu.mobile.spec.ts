import {EVERYTHING, expect, FIXTURE, open, test} from './site';

test('the menu has the area first and the site behind it, and closes when a link is followed', async ({
  page,
}) => {
  await open(page, EVERYTHING);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu.getByRole('link', {name: 'Everything there is'})).toBeVisible();
  await menu.getByRole('button', {name: /Back to main menu/}).click();
  await expect(menu.getByRole('link', {name: 'Changelog'})).toBeVisible();
  await menu.getByRole('button', {name: 'Close navigation bar'}).click();
  await expect(menu).not.toBeInViewport();

  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await menu.getByRole('link', {name: 'More tabs'}).click();
  await expect(page).toHaveURL(/\/guide\/more$/);
  await expect(menu).not.toBeInViewport();
});

test('the menu closes when the layout is a desktop again', async ({page}) => {
  await open(page, EVERYTHING);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  await page.setViewportSize({width: 997, height: 800});
  await expect(page.locator('.navbar-sidebar')).toHaveCount(0);
});

test('no page is wider than the screen', async ({page}) => {
  for (const url of [
    '/',
    '/docs',
    '/docs/products/kafka',
    '/docs/products/kafka/howto/kcat',
    `${FIXTURE}/docs/guide/services`,
    EVERYTHING,
  ]) {
    await open(page, url);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      url,
    ).toBeLessThanOrEqual(390);
  }
});

test('the contents are above the text', async ({page}) => {
  await open(page, EVERYTHING);
  await page.getByText('On this page').first().click();
  await page.locator('.theme-doc-toc-mobile').getByRole('link', {name: 'Code'}).click();
  await expect(page).toHaveURL(/#code$/);
});

test('the menu leads into the documentation from a page outside of it, then to the other sites', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar');
  const names = await menu.getByRole('link').allTextContents();
  expect(names.slice(-4)).toEqual(['Console', 'API reference', 'Changelog', 'GitHub']);
  await menu.getByRole('link', {name: 'PostgreSQL®'}).click();
  await expect(page).toHaveURL(/\/docs\/products\/postgresql$/);
});

test('a dropdown of the navbar opens in the menu', async ({page}) => {
  await open(page, `${FIXTURE}/docs/guide/plain`);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar');
  await menu.getByRole('button', {name: /Back to main menu/}).click();
  const link = menu.getByRole('link', {name: 'Landing page'});
  await expect(link).toBeHidden();
  await menu.getByText('More', {exact: true}).click();
  await expect(link).toBeVisible();
});

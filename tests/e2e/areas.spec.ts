import type {Page} from '@playwright/test';
import {expect, open, test} from './site';

const KAFKA = '/docs/products/kafka/howto/kcat';

test.describe('areas', () => {
  test('a link within the area changes the page in place', async ({page}) => {
    await open(page, KAFKA);
    await page.evaluate(() => Object.assign(window, {isSame: true}));
    await page.locator('#docs-menu a[href="/docs/products/kafka/get-started"]').first().click();
    await expect(page).toHaveURL(/kafka\/get-started$/);
    await expect(page.locator('h1')).toContainText('Kafka');
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });

  test('a link of the menu can be opened beside the page, and pointing at it fetches its page', async ({
    page,
  }) => {
    await open(page, KAFKA);
    const link = page.locator('#docs-menu a[href="/docs/products/kafka/get-started"]').first();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await link.hover();
    await expect.poll(() => asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
    const [beside] = await Promise.all([
      page.context().waitForEvent('page'),
      link.click({modifiers: ['ControlOrMeta']}),
    ]);
    await expect(beside).toHaveURL(/kafka\/get-started$/);
    await expect(page).toHaveURL(new RegExp(`${KAFKA}$`));
  });

  test('a link of the menu to the page that is shown adds nothing to the history', async ({
    page,
  }) => {
    await open(page, KAFKA);
    const before = await page.evaluate(() => window.history.length);
    await page.locator(`#docs-menu a[href="${KAFKA}"]`).first().click();
    await page.locator('#docs-menu a[href="/docs/products/kafka/get-started"]').first().click();
    await expect(page).toHaveURL(/kafka\/get-started$/);
    expect(await page.evaluate(() => window.history.length)).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${KAFKA}$`));
  });

  test('a link into another area loads its document, and back and forward work', async ({page}) => {
    await open(page, KAFKA);
    const title = await page.locator('h1').innerText();
    await page.evaluate(() => Object.assign(window, {isSame: true}));
    await page.locator('#docs-menu summary').first().click();
    await page.locator('#docs-menu a[href="/docs/tools"]').first().click();
    await expect(page).toHaveURL(/\/docs\/tools$/);
    await expect(page.locator('h1')).toContainText('ools');
    expect(await page.evaluate(() => 'isSame' in window)).toBe(false);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(title);
    await page.goForward();
    await expect(page).toHaveURL(/\/docs\/tools$/);
    await expect(page.locator('h1')).toContainText('ools');
  });

  test('a result of the search in another area is reached', async ({page}) => {
    await open(page, KAFKA);
    await page.keyboard.press('/');
    await page.keyboard.type('opentofu');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/tools\/terraform/);
    await expect(page.locator('h1')).toContainText('OpenTofu');
  });

  test('a section of a page in another area is reached', async ({page}) => {
    await open(page, KAFKA);
    await page.evaluate(() => window.history.pushState(null, '', '/docs/tools#choose-a-tool'));
    await expect(page).toHaveURL(/\/docs\/tools#choose-a-tool$/);
    await expect(page.locator('h1')).toContainText('ools');
  });

  const ahead = (page: Page) => page.locator('link[rel="prefetch"]:not([href*="/assets/"])');
  const point = (page: Page) =>
    page.evaluate(() => void window.docusaurus.preload('/docs/tools/cli#use'));

  const connect = (page: Page, connection: object) =>
    page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);

  test('pointing at a link of another area fetches its document, once, and goes nowhere', async ({
    page,
  }) => {
    await connect(page, {effectiveType: '4g'});
    await open(page, KAFKA);
    await point(page);
    await point(page);
    await expect(ahead(page)).toHaveCount(1);
    await expect(ahead(page)).toHaveAttribute('href', '/docs/tools/cli');
    await expect(page).toHaveURL(new RegExp(`${KAFKA}$`));
  });

  for (const connection of [{saveData: true}, {effectiveType: 'slow-2g'}]) {
    test(`with ${JSON.stringify(connection)} pointing fetches nothing`, async ({page}) => {
      await connect(page, connection);
      await open(page, KAFKA);
      await point(page);
      await expect(ahead(page)).toHaveCount(0);
    });
  }
});

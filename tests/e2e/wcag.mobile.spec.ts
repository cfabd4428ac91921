import {EVERYTHING, expect, FIXTURE, loudTest, open, test} from './site';

const GUIDE = '/docs/products/kafka/howto/kcat';

/** One page of each kind, and those whose names of values or commands are the longest. */
const NARROW = [
  '/',
  '/docs',
  '/search?q=kafka',
  '/docs/products/kafka',
  GUIDE,
  '/docs/tools/cli/service-cli',
  '/docs/platform/howto/vnet-peering-azure',
  '/docs/platform/reference/end-of-life',
  '/docs/products/kafka/reference/advanced-params',
  '/docs/no/such/page',
  `${FIXTURE}/docs/guide/services`,
  EVERYTHING,
];

loudTest('no page is wider than 320 pixels', async ({page}) => {
  loudTest.slow();
  await page.setViewportSize({width: 320, height: 640});
  for (const url of NARROW) {
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), url).toBe(320);
  }
});

test('the menu takes the focus and keeps it, and Escape gives it back', async ({page}) => {
  await open(page, GUIDE);
  const button = page.getByRole('button', {name: 'Toggle navigation bar'});
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.locator('.navbar-sidebar');
  await expect(menu.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  // Before the first of the menu comes the browser, and not what the menu covers.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.keyboard.press('Escape');
  await expect(menu).not.toBeInViewport();
  await expect(button).toBeFocused();
  await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  expect(await page.locator('[inert]:not(.navbar-sidebar *)').count()).toBe(0);
});

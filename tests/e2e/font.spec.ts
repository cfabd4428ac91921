import type {Page} from '@playwright/test';
import {expect, test} from './site';

const KCAT = '/docs/products/kafka/howto/kcat';
const FONT = /instrument-sans-core-.*\.woff2$/;

/** The fonts that a heading is written with: what the browser really uses, not what the styles ask for. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument');
  const {nodeId} = await session.send('DOM.querySelector', {nodeId: root.nodeId, selector});
  const {fonts} = await session.send('CSS.getPlatformFontsForNode', {nodeId});
  return fonts.map(({familyName}) => familyName);
}

test('the first page that a reader sees has the font of the site', async ({page}) => {
  await page.goto(KCAT);
  const preload = page.locator('link[rel=preload][as=font]');
  await expect(preload).toHaveCount(1);
  await expect(preload).toHaveAttribute('href', FONT);
  expect(await fontsOf(page, 'h1')).toEqual(['Instrument Sans']);
});

test('one font file is fetched, once', async ({page}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(request.url());
  });
  await page.goto(KCAT);
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toHaveLength(1);
});

test('a font that is late moves nothing, and is there on the next page', async ({page}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {value} = entry as PerformanceEntry & {value: number};
        const {dataset} = document.documentElement;
        dataset.shift = String(Number(dataset.shift ?? 0) + value);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  let send = () => {};
  const asked = new Promise<void>((resolve) => (send = resolve));
  await page.route(FONT, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(KCAT, {waitUntil: 'domcontentloaded'});
  // Painted without it.
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  send();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('load');
  expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBe(0);
  expect(await fontsOf(page, 'h1')).not.toContain('Instrument Sans');
  await page.unrouteAll();
  await page.goto('/docs/products/kafka');
  expect(await fontsOf(page, 'h1')).toEqual(['Instrument Sans']);
});

test('without scripts the font is the one of the site', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  const font = page.waitForRequest(FONT);
  await page.goto(KCAT);
  await font;
  await context.close();
});

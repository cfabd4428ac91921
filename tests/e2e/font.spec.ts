import type {Page} from '@playwright/test';
import {expect, loudTest, open, test} from './site';

const KCAT = '/docs/products/kafka/howto/kcat';

/** Holds the font back until it is told to send it, and counts what shifts. */
async function holdFont(page: Page): Promise<{send: () => void; shift: () => Promise<number>}> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {value} = entry as PerformanceEntry & {value: number};
        const root = document.documentElement;
        root.dataset.shift = String(Number(root.dataset.shift ?? 0) + value);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  let send = () => {};
  const asked = new Promise<void>((resolve) => (send = resolve));
  await page.route(/\.woff2$/, async (route) => {
    await asked;
    await route.continue();
  });
  // Not until it is loaded: where the page is painted before that, loading waits for the font.
  await page.goto(KCAT, {waitUntil: 'domcontentloaded'});
  const shift = async () => {
    await page.waitForTimeout(300);
    return page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
  };
  return {send, shift};
}

test('the font moves nothing when it arrives', async ({page}) => {
  const {send, shift} = await holdFont(page);
  await page.mouse.move(5, 5);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-has-hydrated', 'true');
  await expect(root).toHaveAttribute('data-font', 'later');
  send();
  await expect(root).not.toHaveAttribute('data-font', /./);
  expect(await shift()).toBeLessThan(0.01);
  // From now on it is there from the first paint on.
  await page.reload();
  await expect(root).not.toHaveAttribute('data-font', /./);
  const font = page.locator('link[rel=preload][as=font]');
  await expect(font).toHaveAttribute('href', /instrument-sans-core-.*\.woff2$/);
});

test('a font that would move what is in view is used from the next page on', async ({page}) => {
  const {send, shift} = await holdFont(page);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-font', 'later');
  // Lines that are longer than those of any font of a reader's machine.
  await page.addStyleTag({content: '[data-font] article { word-spacing: 1em; }'});
  const top = () =>
    page
      .locator('article h2')
      .first()
      .evaluate((element) => element.getBoundingClientRect().top);
  const before = {top: await top(), shift: await shift()};
  send();
  await expect(root).toHaveAttribute('data-font', 'next');
  expect({top: await top(), shift: await shift()}).toEqual(before);
});

test('a long reference is laid out once: the font is used from the next page on', async ({
  page,
}) => {
  const root = page.locator('html');
  const kept = () => page.evaluate(() => localStorage.getItem('docs-font'));
  await open(page, '/docs/tools/cli/service-cli');
  await expect.poll(kept).toMatch(/instrument-sans-core-.*\.woff2$/);
  await expect(root).toHaveAttribute('data-font', 'next');
  // The reader's first move starts the framework, which changes nothing of it.
  await page.mouse.move(640, 450);
  await expect(root).toHaveAttribute('data-has-hydrated', 'true');
  await expect(root).toHaveAttribute('data-font', 'next');
  await page
    .locator('.menu__link[href$="/tools/cli/account"], .menu__link[href*="/tools/cli/"]')
    .first()
    .click();
  await page.waitForURL((url) => !url.pathname.endsWith('/service-cli'));
  await expect(root).not.toHaveAttribute('data-font', /./);
});

loudTest('a font of an earlier deploy is replaced by that of the page', async ({page}) => {
  const kept = () => page.evaluate(() => localStorage.getItem('docs-font'));
  await open(page, KCAT);
  await expect.poll(kept).toMatch(/instrument-sans-core-.*\.woff2$/);
  const now = await kept();
  await page.evaluate(() =>
    localStorage.setItem('docs-font', '/assets/fonts/instrument-sans-core-0ld.woff2'),
  );
  await page.reload();
  await expect.poll(kept).toBe(now);
});

test('without scripts the font is the one of the site', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  const font = page.waitForRequest(/instrument-sans-core-.*\.woff2$/);
  await page.goto(KCAT);
  await font;
  await context.close();
});

import {chromium, type Page} from '@playwright/test';
import {expect, loudTest as test, errorsOf} from './site';
import {KCAT, hits, wake} from './faults';

type Notes = {persisted?: boolean; reasons?: unknown};

for (const [name, read] of [
  ['a page that was read', async () => {}],
  [
    'a page that was searched in',
    async (page: Page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('consumer lag');
      await expect(hits(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
    },
  ],
] as const)
  test(`${name} comes back as it was`, async ({baseURL, launchOptions}) => {
    // Playwright switches this cache off.
    const browser = await chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await browser.newPage({...(baseURL && {baseURL})});
      const errors = errorsOf(page);
      await page.goto(KCAT);
      await wake(page);
      await read(page);
      await page.evaluate(() => {
        const notes: Notes = Object.assign(window, {notes: {}}).notes;
        window.addEventListener('pageshow', ({persisted}) => (notes.persisted = persisted));
      });
      await page.goto('/docs/tools');
      await page.evaluate(() => window.history.back());
      await expect
        .poll(() => page.evaluate(() => window.location.pathname).catch(() => ''))
        .toBe(KCAT);
      const notes = await page.evaluate(() => ({
        ...(window as unknown as {notes?: Notes}).notes,
        reasons: (
          performance.getEntriesByType('navigation')[0] as unknown as {notRestoredReasons: unknown}
        ).notRestoredReasons,
      }));
      expect(notes).toMatchObject({persisted: true});
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
    }
  });

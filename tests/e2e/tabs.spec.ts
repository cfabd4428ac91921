import type {Page} from '@playwright/test';
import {blockStorage, breakDown, expect, KCAT, NOT_LOADED, SCRIPTS, test, wake} from './faults';
import {EVERYTHING} from './site';

test.use({expected: [NOT_LOADED]});

const tab = (page: Page, name: string) => page.getByRole('tab', {name, exact: true}).first();
const panel = (page: Page, name: string) => page.getByRole('tabpanel', {name}).first();

async function expectChosen(page: Page, chosen: string, other: string): Promise<void> {
  await expect(tab(page, chosen)).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, chosen)).toHaveAttribute('tabindex', '0');
  await expect(tab(page, other)).toHaveAttribute('aria-selected', 'false');
  await expect(tab(page, other)).toHaveAttribute('tabindex', '-1');
  await expect(panel(page, chosen)).toBeVisible();
  await expect(page.locator(`[role=tabpanel][aria-label="${other}"]`).first()).toBeHidden();
}

const isHydrated = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');

test.describe('a tab that is chosen before scripts are there', () => {
  for (const [name, choose] of Object.entries({
    click: (page: Page) => tab(page, 'SASL').click(),
    async Enter(page: Page) {
      await tab(page, 'SASL').focus();
      await page.keyboard.press('Enter');
    },
  })) {
    test(`shows its panel at once, and keeps it: ${name}`, async ({page}) => {
      const scripts = await breakDown(page, SCRIPTS);
      await page.goto(KCAT);
      await expectChosen(page, 'Client certificate', 'SASL');
      await choose(page);
      await expectChosen(page, 'SASL', 'Client certificate');
      expect(await isHydrated(page)).toBe(false);
      // Nothing is waited for.
      await expect(page.locator('html')).not.toHaveAttribute('data-waits');
      scripts.mend();
      await wake(page);
      await expectChosen(page, 'SASL', 'Client certificate');
      await tab(page, 'Client certificate').click();
      await expectChosen(page, 'Client certificate', 'SASL');
    });
  }

  test('is chosen in all sets of its group, and stays where it is', async ({page}) => {
    await breakDown(page, SCRIPTS);
    await page.goto(EVERYTHING);
    const last = page.getByRole('tab', {name: 'API', exact: true}).last();
    await page.evaluate(() => scrollTo(0, 400));
    const before = await last.boundingBox();
    await last.click();
    await expect(page.getByText('The API again.')).toBeVisible();
    await expect(tab(page, 'API')).toHaveAttribute('aria-selected', 'true');
    expect((await last.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  });

  test('is kept where the browser keeps nothing', async ({page}) => {
    await page.addInitScript(blockStorage);
    const scripts = await breakDown(page, SCRIPTS);
    await page.goto(KCAT);
    await tab(page, 'SASL').click();
    await expectChosen(page, 'SASL', 'Client certificate');
    scripts.mend();
    await wake(page);
    await expectChosen(page, 'SASL', 'Client certificate');
  });

  test('is shown in all frames on the way', async ({page}) => {
    await page.goto(KCAT);
    await page.evaluate(() => {
      const seen: (string | null)[] = [];
      Object.assign(window, {seen});
      const record = () => {
        const selected = document.querySelector('[role=tab][aria-selected=true]');
        seen.push(selected?.textContent ?? null);
        requestAnimationFrame(record);
      };
      document.querySelectorAll<HTMLElement>('[role=tab]')[1]?.click();
      requestAnimationFrame(record);
    });
    // A click made by a script is no action of a reader.
    await wake(page);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.waitForFunction(
      (before) => (window as unknown as {seen: string[]}).seen.length > before + 10,
      await page.evaluate(() => (window as unknown as {seen: string[]}).seen.length),
    );
    const seen = await page.evaluate(() => (window as unknown as {seen: string[]}).seen);
    expect(new Set(seen)).toEqual(new Set(['SASL']));
  });
});

test.describe('a tab that was chosen on an earlier page', () => {
  test.beforeEach(async ({page}) => {
    await page.goto(KCAT);
    await wake(page);
    await tab(page, 'SASL').click();
    await expectChosen(page, 'SASL', 'Client certificate');
  });

  test('is shown before scripts are there, and nothing moves when they come', async ({page}) => {
    const scripts = await breakDown(page, SCRIPTS);
    await page.reload();
    await expectChosen(page, 'SASL', 'Client certificate');
    expect(await isHydrated(page)).toBe(false);
    scripts.mend();
    await page.evaluate(async () => {
      // A font that comes late may wrap a line elsewhere.
      await document.fonts.ready;
      const shifts: number[] = [];
      Object.assign(window, {shifts});
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & {value: number}).value);
      }).observe({type: 'layout-shift'});
    });
    await wake(page);
    await expectChosen(page, 'SASL', 'Client certificate');
    const shifts = await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
  });
});

test('what takes longer says so, until it is done', async ({page}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await held;
    return route.continue();
  });
  await page.goto(KCAT);
  await page.locator('button:visible', {hasText: 'Copy page as Markdown'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-waits', '');
  const bar = () =>
    page.evaluate(() => getComputedStyle(document.documentElement, '::before').position);
  expect(await bar()).toBe('fixed');
  release();
  await wake(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-waits');
});

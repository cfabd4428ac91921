import type {Page} from '@playwright/test';
import {FIXTURE, open} from './site';
import {KCAT, NOT_LOADED, expect, hits, test, wake} from './faults';

const HOSTILE = [
  '%',
  '%E0%A4%A',
  '%E0%A4',
  '%00',
  '__proto__',
  'constructor',
  '<img src=x onerror="window.hacked=1">',
  '"><script>window.hacked=1</script>',
  'javascript:window.hacked=1',
  "'-window.hacked=1-'",
  '${window.hacked=1}',
  '(a+)+$',
  '[',
  '\\',
  '.*',
  '\u202e\u0000',
];
const FIELD = 'Ask any question about Aiven';

/** Fails when anything that a reader or a link brought has become part of the page. */
async function isUnharmed(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await expect(page.locator('[onerror], [href^="javascript:" i]')).toHaveCount(0);
  await expect(page.locator('script', {hasText: 'hacked'})).toHaveCount(0);
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
}

test.describe('an address', () => {
  test.use({expected: [NOT_LOADED]});

  test('with anything in its query is an address', async ({page}) => {
    for (const encode of [String, encodeURIComponent]) {
      const query = HOSTILE.map((text, index) => `${encode(text)}&a${index}=${encode(text)}`);
      await page.goto(`${KCAT}?${query.join('&')}`);
      await wake(page);
      await expect(page.locator('h1')).toHaveText('Produce and consume with kcat');
      await isUnharmed(page);
    }
  });

  for (const first of ['%', '%E0%A4%A', '<img src=x onerror="window.hacked=1">']) {
    test(`with ${first} as its hash is an address, and so are later ones`, async ({page}) => {
      await page.goto(`${KCAT}#${first}`);
      await wake(page);
      await isUnharmed(page);
      for (const text of HOSTILE) {
        await page.evaluate(async (hash) => {
          window.location.hash = hash;
          await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        }, text);
        await isUnharmed(page);
      }
      await page.locator('.table-of-contents a').last().click();
      await expect(page.locator('h1')).toHaveText('Produce and consume with kcat');
    });
  }

  for (const part of ['%E0%A4%A', '%E0%A4', '%00', '%3Cimg%20src=x%20onerror=alert(1)%3E']) {
    test(`that ends in ${part} leads nowhere, and says so`, async ({page}) => {
      await page.goto(`/docs/products/${part}`);
      await wake(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
      await isUnharmed(page);
      await page.getByRole('main').getByRole('link', {name: 'Home'}).click();
      await expect(page).toHaveURL(/\/$/);
    });
  }
});

test('search takes every text for words', async ({page}) => {
  // Many texts, one after another.
  test.slow();
  await open(page, KCAT);
  await page.keyboard.press('/');
  const field = page.getByRole('combobox');
  const nothing = page.getByText('No results for');
  for (const text of HOSTILE) {
    await field.fill(`${text} qqqzzz`);
    await expect(nothing.or(page.getByRole('link', {name: /^See all/})).first()).toBeVisible();
    await isUnharmed(page);
  }
  await field.fill('kcat');
  await expect(hits(page).first()).toContainText('kcat');
});

test('the page of results takes every text for words', async ({page}) => {
  for (const text of HOSTILE) {
    const value = encodeURIComponent(text);
    await page.goto(`/search?q=${value}&area=${value}&kind=${value}&page=-1`);
    await wake(page);
    await expect(page.getByRole('searchbox')).toHaveValue(text);
    await expect(page.getByText('No results for')).toBeVisible();
    await isUnharmed(page);
  }
});

test('Ask AI takes every text for a question', async ({page}) => {
  await page.goto(`${KCAT}?ask=${encodeURIComponent(HOSTILE[6] ?? '')}`);
  await wake(page);
  await expect(page.locator('article').filter({hasText: 'onerror'}).first()).toHaveAttribute(
    'aria-busy',
    'false',
  );
  for (const [index, text] of HOSTILE.entries()) {
    await page.getByPlaceholder(FIELD).fill(`${text} kafka`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log').locator('article')).toHaveCount(index + 2);
    await expect(page.getByRole('log').locator('article').last()).toHaveAttribute(
      'aria-busy',
      'false',
    );
    await isUnharmed(page);
  }
});

test('a malformed address opens the assistant with what can be read of it', async ({page}) => {
  await page.goto(`${KCAT}?ask=%E0%A4%A+kafka`);
  await wake(page);
  await expect(page.getByRole('log').locator('article')).toHaveAttribute('aria-busy', 'false');
  await isUnharmed(page);
});

test('the filter of a table takes every text for words', async ({page}) => {
  await open(page, '/docs/products/kafka/reference/advanced-params');
  const field = page.getByRole('searchbox', {name: /^Filter/}).first();
  const rows = page.locator('[data-row]:visible');
  const all = await rows.count();
  expect(all).toBeGreaterThan(10);
  for (const text of HOSTILE) {
    await field.fill(`${text} no such row`);
    await expect(rows).toHaveCount(0);
    await isUnharmed(page);
  }
  await field.fill('');
  await expect(rows).toHaveCount(all);
});

test('a value of a placeholder is text in every sample', async ({page}) => {
  await open(page, `${FIXTURE}/docs/guide/values`);
  await page.locator('summary', {hasText: 'Your values'}).click();
  const sample = page.locator('.theme-code-block').first();
  for (const text of HOSTILE) {
    await page.getByLabel('SERVICE_NAME').fill(text);
    await expect(sample).toContainText(`avn service create ${text} --service-type`);
    await isUnharmed(page);
  }
  await page.evaluate(() =>
    localStorage.setItem('docs.values', '{"__proto__":{"SERVICE_NAME":"x"},"SERVICE_NAME":{}}'),
  );
  await page.reload();
  await wake(page);
  await expect(sample).toContainText('avn service create SERVICE_NAME');
});

test.describe('5,000 characters', () => {
  const LONG = Array.from({length: 640}, (_, index) => `word${index} kafka`)
    .join(' ')
    .slice(0, 5000);
  const LETTERS = 'x'.repeat(5000);

  /** The longest time for which the page could not have answered a key, in milliseconds. */
  const watch = (page: Page) =>
    page.addInitScript(() => {
      const seen = Object.assign(window, {longest: 0});
      new PerformanceObserver((list) => {
        for (const {duration} of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
      }).observe({type: 'longtask'});
    });
  const reset = (page: Page) => page.evaluate(() => Object.assign(window, {longest: 0}));
  const longest = (page: Page) =>
    page.evaluate(() => (window as unknown as {longest: number}).longest);

  for (const [name, text] of [
    ['of words', LONG],
    ['without a space', LETTERS],
  ] as const) {
    test(`${name} are a query`, async ({page}) => {
      await watch(page);
      await open(page, KCAT);
      await page.keyboard.press('/');
      await page.keyboard.type('kafka');
      await expect(hits(page).first()).toBeVisible();
      await reset(page);
      await page.getByRole('combobox').fill(text);
      await expect(hits(page).first().or(page.getByText('No results for')).first()).toBeVisible();
      await page.goto(`/search?q=${text}`);
      await wake(page);
      await expect(
        page
          .getByRole('main')
          .getByRole('listitem')
          .first()
          .or(page.getByText('No results for'))
          .first(),
      ).toBeVisible();
      expect(await longest(page)).toBeLessThan(1500);
    });

    test(`${name} are a question`, async ({page}) => {
      await watch(page);
      await page.goto(`${KCAT}?ask=${text}`);
      await wake(page);
      const answers = page.getByRole('log').locator('article');
      await expect(answers).toHaveAttribute('aria-busy', 'false');
      await page.getByPlaceholder(FIELD).fill(text);
      await page.keyboard.press('Enter');
      await expect(answers).toHaveCount(2);
      await expect(answers.last()).toHaveAttribute('aria-busy', 'false');
      expect(await longest(page)).toBeLessThan(1500);
    });
  }
});

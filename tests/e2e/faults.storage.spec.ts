import type {Locator, Page} from '@playwright/test';
import {EVERYTHING, FIXTURE, open} from './site';
import {KCAT, blockStorage, expect, hits, test} from './faults';

/** Ways in which a browser refuses to keep things. Each runs in the page before any of its scripts. */
const REFUSALS: Record<string, () => void> = {
  'that is blocked': blockStorage,
  'that takes nothing': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  },
  'that has room for a key, and for nothing behind it': () => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key: string, value: string) {
      if (value.length > 1) throw new DOMException('no room', 'QuotaExceededError');
      set.call(this, key, value);
    };
  },
};

/** Asks, and gives back what stands for the question once it is answered. */
async function ask(page: Page, question: string): Promise<Locator> {
  const turns = page.getByRole('log').locator('article');
  const before = await turns.count();
  await page.getByPlaceholder('Ask any question about Aiven').fill(question);
  await page.keyboard.press('Enter');
  const turn = turns.nth(before);
  await expect(turn.getByRole('list', {name: 'Sources'}).getByRole('link').first()).toBeVisible();
  return turn;
}

// Docusaurus writes down what it could not keep.
test.use({expected: [/^Docusaurus storage error, can't set /]});

for (const [name, refuse] of Object.entries(REFUSALS)) {
  test.describe(`storage ${name}`, () => {
    test.beforeEach(({page}) => page.addInitScript(refuse));

    test('does no harm to tabs, the color mode and the announcement', async ({page}) => {
      await open(page, EVERYTHING);
      await page.getByRole('tab', {name: 'API'}).first().click();
      await expect(page.getByText('Call it.')).toBeVisible();
      const mode = page.getByRole('button', {name: /Switch between dark and light/});
      await mode.click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await mode.click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      const bar = page.locator('.theme-announcement-bar');
      await bar.getByRole('button', {name: 'Close'}).click();
      await expect(bar).toHaveCount(0);
    });

    test('does no harm to values of placeholders', async ({page}) => {
      await open(page, `${FIXTURE}/docs/guide/values`);
      await page.locator('summary', {hasText: 'Your values'}).click();
      await page.getByLabel('SERVICE_NAME').fill('orders-pg');
      await expect(page.locator('.theme-code-block').first()).toContainText(
        'avn service create orders-pg',
      );
    });

    test('does no harm to search', async ({page}) => {
      await open(page, KCAT);
      await page.keyboard.press('/');
      await page.keyboard.type('kafka get started');
      await expect(hits(page).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/get-started/);
      await page.keyboard.press('/');
      await page.keyboard.type('kcat');
      await expect(hits(page).first()).toContainText('kcat');
    });

    test('does no harm to Ask AI', async ({page}) => {
      await open(page, KCAT);
      await page.getByRole('button', {name: 'Ask AI'}).first().click();
      await ask(page, 'How do I create a Kafka topic with the CLI?');
      const turn = await ask(page, 'How do I fork a PostgreSQL service?');
      const yes = turn.getByRole('button', {name: 'Yes'});
      await yes.click();
      await expect(yes).toHaveAttribute('aria-pressed', 'true');
    });
  });
}

import type {Page} from '@playwright/test';
import {open} from './site';
import {KCAT, NOT_LOADED, SCRIPTS, breakDown, expect as quick, hits, test} from './faults';

/** On a busy machine a second worker, or the index in the page, takes a while. */
const expect = quick.configure({timeout: 15_000});

const QUESTION = 'How do I create a Kafka topic with the CLI?';
const FIRST_FILE = /\/pages\.\w+\.json$/;

async function searches(page: Page, words = 'consumer lag'): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(words);
  await expect(hits(page).first()).toBeVisible();
}

test.describe('a worker that cannot be made', () => {
  test.beforeEach(async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'Worker', {
        value: class {
          constructor() {
            throw new DOMException('blocked', 'SecurityError');
          }
        },
      });
    });
  });

  test('leaves search as it is', async ({page}) => {
    await open(page, KCAT);
    await searches(page);
  });

  test('leaves Ask AI as it is', async ({page}) => {
    await open(page, `${KCAT}?ask=${encodeURIComponent(QUESTION)}`);
    await expect(page.getByRole('list', {name: 'Sources'}).getByRole('link').first()).toBeVisible();
  });
});

test.describe('a worker whose script is gone', () => {
  test.use({expected: [NOT_LOADED]});
  test.beforeEach(async ({page}) => {
    await page.addInitScript(() => {
      window.Worker = class extends Worker {
        constructor(_: string | URL, options?: WorkerOptions) {
          super('/assets/js/gone.js', options);
        }
      };
    });
  });

  test('leaves search as it is', async ({page}) => {
    await open(page, KCAT);
    await searches(page);
  });

  test('is told when what stands in for it is gone as well, until that is back', async ({page}) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/gone.js', async (route) => {
      await held;
      return route.fulfill({status: 404});
    });
    await open(page, KCAT);
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox')).toBeFocused();
    // Only now: the dialog has come by the same way.
    const scripts = await breakDown(page, SCRIPTS);
    release();
    await page.keyboard.type('consumer lag');
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
    expect(scripts.failed.length).toBeGreaterThan(0);
    scripts.mend();
    await expect(hits(page).first()).toBeVisible({timeout: 15_000});
  });
});

test.describe('a worker that dies later', () => {
  test.use({expected: [/the worker died/]});

  const die = (page: Page) =>
    page.workers()[0]?.evaluate(() => {
      self.onmessage = null;
      setTimeout(() => {
        throw new Error('the worker died');
      });
    });

  test('leaves search as it is', async ({page}) => {
    await open(page, KCAT);
    await searches(page);
    await die(page);
    await page.getByRole('combobox').fill('flink table');
    await expect(hits(page).first()).toContainText('Flink');
  });

  test('does not take the question along that it was working on', async ({page}) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let asked = 0;
    await page.route(FIRST_FILE, async (route) => {
      // By the worker: the idle page fetches it ahead.
      if (route.request().headers()['sec-purpose'] === 'prefetch') return route.abort();
      asked += 1;
      if (asked === 1) await held;
      return route.fallback();
    });
    await open(page, KCAT);
    await page.keyboard.press('/');
    await page.keyboard.type('consumer lag');
    await expect(page.getByRole('combobox')).toHaveValue('consumer lag');
    await expect.poll(() => asked).toBe(1);
    await die(page);
    await expect(hits(page).first()).toBeVisible();
    release();
  });
});

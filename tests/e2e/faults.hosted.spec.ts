import type {Page} from '@playwright/test';
import {open} from './site';
import {NOT_LOADED, blockStorage, breakDown, expect, test} from './faults';

/** The fixture with everything on that is hosted elsewhere, and the one host that it all comes from. */
const SITE = 'http://127.0.0.1:4113';
const START = `${SITE}/docs/guide/everything`;
const HOST = /127\.0\.0\.1:4114/;
const QUERIES = /127\.0\.0\.1:4114\/.*queries/;

const hang = (): Promise<void> => new Promise(() => {});

async function turnTo(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', {name: 'Docs', exact: true}).getByRole('link', {name}).click();
  await expect(page.getByRole('heading', {level: 1, name})).toBeVisible();
}

test('hosts that hang hold nothing up', async ({page}) => {
  const {failed} = await breakDown(page, HOST, hang);
  await open(page, START);
  await expect.poll(() => failed.length).toBeGreaterThan(0);
  await page.getByRole('tab', {name: 'API'}).first().click();
  await expect(page.getByText('Call it.')).toBeVisible();
  await turnTo(page, 'More tabs');
  await page.getByRole('button', {name: /Switch between dark and light/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('contentinfo').getByRole('button', {name: 'Cookie settings'}).click();
  await page.getByRole('button', {name: 'Allow'}).click();
  // Now the collector and the tag are asked as well, and hang.
  await expect.poll(() => failed.some((url) => url.includes('/gtag/js'))).toBe(true);
  await turnTo(page, 'Everything there is');
});

test('a search service that hangs is told after a while, and asked again', async ({page}) => {
  await page.route(HOST, (route) =>
    route.fulfill({
      headers: {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'},
      json: {results: [{hits: [], nbHits: 0}]},
    }),
  );
  const service = await breakDown(page, HOST, hang);
  await open(page, START);
  await page.keyboard.press('/');
  await page.keyboard.type('kafka');
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results', {timeout: 15_000});
  service.mend();
  await expect(page.getByText('No results for').first()).toBeVisible({timeout: 15_000});
});

const HIT = {
  objectID: 'plain',
  url: `${SITE}/docs/guide/plain`,
  url_without_anchor: `${SITE}/docs/guide/plain`,
  anchor: null,
  type: 'lvl1',
  hierarchy: {lvl0: 'Guide', lvl1: 'Found page'},
  content: 'Text',
  title: 'Found page',
  area: 'guide',
  kind: 'howto',
  _highlightResult: {
    hierarchy: {lvl1: {value: 'Found page', matchLevel: 'none', matchedWords: []}},
  },
  _snippetResult: {},
};

test.describe('the hosted search', () => {
  // The consent manager is not there.
  test.use({expected: [NOT_LOADED]});

  for (const how of ['click', 'Enter'] as const)
    test(`closes at Back, and its hit takes the place of its history entry: ${how}`, async ({
      page,
    }) => {
      await page.route(QUERIES, (route) =>
        route.fulfill({
          headers: {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'},
          json: {results: [{hits: [HIT], nbHits: 1}]},
        }),
      );
      const modal = page.locator('.DocSearch-Modal');
      const openModal = async () => {
        await page.keyboard.press('/');
        await expect(modal).toBeVisible();
      };
      await page.goto(`${SITE}/docs/get-started`);
      await open(page, START);
      await openModal();
      await page.goBack();
      await expect(modal).toHaveCount(0);
      await expect(page).toHaveURL(START);

      await openModal();
      await page.keyboard.press('Escape');
      await expect(modal).toHaveCount(0);
      await openModal();
      await page.keyboard.type('found');
      const hit = modal.getByRole('option').first();
      await expect(hit).toContainText('Found page');
      if (how === 'click') await hit.getByRole('link').click();
      else await page.keyboard.press('Enter');
      await expect(page).toHaveURL(HIT.url);
      await expect(modal).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(START);
      await expect(modal).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(/get-started$/);
    });
});

test('an assistant that hangs gives way to the one of the site', async ({page}) => {
  await breakDown(page, HOST, hang);
  await open(page, START);
  await page.getByRole('button', {name: 'Ask AI'}).first().click();
  await page.getByRole('button', {name: 'Use the service'}).click();
  await expect(page.getByText('Loading the assistant…')).toBeVisible();
  await expect(page.getByPlaceholder('Ask any question about Aiven')).toBeVisible({
    timeout: 20_000,
  });
});

test.describe('hosts that cannot be reached, and storage that is blocked', () => {
  test.use({expected: [NOT_LOADED]});

  test('leave the reader an answer for this page', async ({page}) => {
    await page.addInitScript(blockStorage);
    const {failed} = await breakDown(page, HOST);
    await open(page, START);
    await page.getByRole('contentinfo').getByRole('button', {name: 'Cookie settings'}).click();
    await page.getByRole('button', {name: 'Allow'}).click();
    await expect.poll(() => failed.some((url) => url.includes('/gtag/js'))).toBe(true);
    await page.getByRole('button', {name: 'Ask AI'}).first().click();
    await page.getByRole('button', {name: 'Use the service'}).click();
    await expect(page.getByPlaceholder('Ask any question about Aiven')).toBeVisible();
  });
});

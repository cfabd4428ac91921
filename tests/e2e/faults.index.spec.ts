import type {Page, Route} from '@playwright/test';
import {open} from './site';
import {KCAT, NOT_LOADED, breakDown, expect, hits, test} from './faults';

test.use({expected: [NOT_LOADED]});

type Fault = (route: Route) => Promise<void>;

const FAULTS: Record<string, Fault> = {
  'cut off in the middle': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    return route.fulfill({response, body: body.subarray(0, body.length / 2)});
  },
  missing: (route) => route.fulfill({status: 404, path: 'build/404.html'}),
  'a page of something else': (route) => route.fulfill({status: 200, path: 'build/404.html'}),
};
const OTHER_VERSION: Fault = async (route) => {
  const response = await route.fetch();
  return route.fulfill({response, json: {...(await response.json()), v: 99}});
};
const FILES: Record<string, [RegExp, Record<string, Fault>]> = {
  manifest: [/content-index\.json$/, FAULTS],
  'first file': [/\/pages\.\w+\.json$/, {...FAULTS, 'of another version': OTHER_VERSION}],
  'list of headings': [/\/headings\.\w+\.txt$/, FAULTS],
  'list of words': [/\/terms\.\w+\.bin$/, FAULTS],
};
const CASES = Object.entries(FILES).flatMap(([name, [file, faults]]) =>
  Object.entries(faults).map(([fault, answer]) => ({
    name: `the ${name} is ${fault}`,
    file,
    answer,
  })),
);
/** Its words are in texts, not in titles: nothing answers it but the whole index. */
const WORDS = 'heartbeat backpressure';
const QUESTION = 'How do I create a Kafka topic with the CLI?';
/** Search tries by itself every four seconds, and at once when the network is back. */
const RETRY = {timeout: 15_000};
const goOnline = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

const failure = (page: Page) =>
  page.getByRole('alert').filter({hasText: 'Unable to fetch results'});

for (const {name, file, answer} of CASES) {
  test(`search says so when ${name}, and works once it is back`, async ({page}) => {
    // Before the page: at rest it fetches these files ahead.
    const index = await breakDown(page, file, answer);
    await open(page, KCAT);
    await page.keyboard.press('/');
    await page.keyboard.type(WORDS);
    await expect(failure(page)).toContainText('You might want to check your network connection.');
    await expect(hits(page)).toHaveCount(0);
    index.mend();
    await goOnline(page);
    await expect(hits(page).first()).toBeVisible(RETRY);
    await expect(failure(page)).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveValue(WORDS);
  });
}

const CUT = 'cut off in the middle';
const QUOTED: [file: RegExp, fault: string][] = [
  ...Object.values(FILES).map(([file]): [RegExp, string] => [file, CUT]),
  [/\.md$/, 'missing'],
  [/\.md$/, 'a page of something else'],
];
for (const [file, fault] of QUOTED) {
  test(`Ask AI says so when ${file.source} is ${fault}, and answers once it is back`, async ({
    page,
  }) => {
    const files = await breakDown(page, file, FAULTS[fault]);
    await open(page, `${KCAT}?ask=${encodeURIComponent(QUESTION)}`);
    await expect(failure(page)).toContainText('You might want to check your network connection.');
    files.mend();
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('list', {name: 'Sources'}).getByRole('link').first()).toBeVisible();
  });
}

test('the page of results says so when the index is cut off, and works once it is back', async ({
  page,
}) => {
  const index = await breakDown(page, /\/pages\.\w+\.json$/, FAULTS[CUT]);
  await open(page, `/search?q=${encodeURIComponent(WORDS)}`);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Unable to fetch results. You might want to check your network connection.',
  );
  index.mend();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible(RETRY);
});

import type {Page} from '@playwright/test';
import {startCollector} from '../../plugins/analytics/__tests__/collect';
import {expect, loudTest as test, open} from './site';

const SITE = 'http://127.0.0.1:4113';
const START = `${SITE}/docs/guide/everything`;
const COLLECTOR_PORT = 4114;

let collector: Awaited<ReturnType<typeof startCollector>>;

// One collector, at the port that the fixture knows.
test.describe.configure({mode: 'serial'});
test.beforeEach(async () => {
  collector = await startCollector(COLLECTOR_PORT);
});
test.afterEach(() => collector.close());

const settings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', {name: 'Cookie settings'});
const panel = (page: Page) => page.getByRole('region', {name: 'Cookie settings'});

/** Opens a page, and says yes to the manager of the fixture. */
async function agree(page: Page): Promise<void> {
  await open(page, START);
  await expect.poll(() => page.evaluate(() => 'OneTrust' in window)).toBe(true);
  await settings(page).click();
  await expect.poll(() => collector.asked).toContain('GET /gtag/js');
}

/** Turns to a page in the router, as a link does. */
async function turnTo(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', {name: 'Docs', exact: true}).getByRole('link', {name}).click();
  await expect(page.getByRole('heading', {level: 1, name})).toBeVisible();
}

const sent = (kind: string) =>
  collector.events.flatMap(({body}) => body.data).filter(({e}) => e === kind);
const tagged = (name: string) =>
  collector.gtag.filter(([command, event]) => command === 'event' && event === name);

test('before the reader agrees nothing is asked for but the manager', async ({page}) => {
  await open(page, START);
  await expect.poll(() => collector.asked).toEqual(['GET /consent.js']);
  await page.evaluate(() => (location.hash = 'x'));
  await page.waitForTimeout(500);
  expect(collector.asked).toEqual(['GET /consent.js']);
  expect(await page.context().cookies()).toEqual([]);
});

test('after it each change of the route is a page view, the first load alone is not', async ({
  page,
}) => {
  await agree(page);
  await page.waitForTimeout(300);
  expect(sent('pv')).toEqual([]);
  await page.evaluate(() => (location.hash = 'x'));
  await expect.poll(() => sent('pv').length).toBe(1);
  await turnTo(page, 'More tabs');
  await expect
    .poll(() => sent('pv').map(({url}) => url))
    .toEqual([`${START}#x`, `${SITE}/docs/guide/more`]);
  expect(sent('pv')[1]).toMatchObject({
    refr: `${START}#x`,
    page: expect.stringContaining('More tabs') as unknown,
  });
  for (const {headers} of collector.events) expect(headers['sp-anonymous']).toBe('*');

  await expect.poll(() => tagged('page_view').length).toBe(2);
  expect(tagged('page_view')[0]?.[2]).toMatchObject({page_path: '/docs/guide/everything#x'});
  const config = collector.gtag.find(([command]) => command === 'config');
  expect(config?.[2]).toMatchObject({send_page_view: false, anonymize_ip: true});
});

test('a link counts as pressed on the page where it stands, also after a change of the route', async ({
  page,
}) => {
  await agree(page);
  await turnTo(page, 'More tabs');
  await expect.poll(() => sent('ue').length).toBe(1);
  expect(sent('ue')[0]).toMatchObject({
    url: START,
    ue_pr: expect.stringContaining(`"targetUrl":"${SITE}/docs/guide/more"`) as unknown,
  });
  await turnTo(page, 'Everything there is');
  await expect.poll(() => sent('ue').length).toBe(2);
  expect(sent('ue')[1]?.url).toBe(`${SITE}/docs/guide/more`);
  await expect.poll(() => tagged('click').length).toBe(2);
});

test('a document that a link of the site loads is a page view too, its reload is none', async ({
  page,
}) => {
  // A manager remembers the answer; this one is made to.
  await page.route('**/consent.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `OnetrustActiveGroups = ',C0001,C0002,'; OptanonWrapper();`,
    }),
  );
  await open(page, START);
  await page.evaluate(() => location.assign('/docs/guide/other'));
  await page.waitForURL(/other$/);
  await page.mouse.move(9, 9);
  await page.mouse.move(5, 5);
  // The manager's script comes after the route: what counts is what it says by then.
  await expect.poll(() => sent('pv').map(({url}) => url)).toEqual([`${SITE}/docs/guide/other`]);
  await page.reload();
  await page.mouse.move(9, 9);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.waitForTimeout(500);
  expect(sent('pv')).toHaveLength(1);
});

test('an agreement can be taken back at "Cookie settings"', async ({page}) => {
  await agree(page);
  await page.evaluate(() => (document.cookie = '_ga=1; path=/'));
  await settings(page).click();
  const before = collector.asked.length;
  await turnTo(page, 'More tabs');
  await page.waitForTimeout(500);
  expect(collector.asked.length).toBe(before);
  expect(await page.context().cookies()).toEqual([]);
});

for (const [name, signal] of [
  ['Do Not Track', {doNotTrack: '1'}],
  ['Global Privacy Control', {globalPrivacyControl: true}],
] as const)
  test(`with ${name} nobody is asked for anything, and the settings say why`, async ({page}) => {
    await page.addInitScript((values) => {
      for (const [key, value] of Object.entries(values))
        Object.defineProperty(Navigator.prototype, key, {get: () => value, configurable: true});
    }, signal);
    await open(page, START);
    await settings(page).click();
    await expect(panel(page)).toContainText('asks sites not to track you');
    await panel(page).getByRole('button', {name: 'Close'}).click();
    await expect(settings(page)).toBeFocused();
    await turnTo(page, 'More tabs');
    await page.waitForTimeout(300);
    expect(collector.asked).toEqual([]);
  });

for (const [fault, spoil] of [
  ['is blocked', (page: Page) => page.route('**/consent.js', (route) => route.abort())],
  ['hangs', (page: Page) => page.route('**/consent.js', () => {})],
] as const)
  test(`a manager that ${fault} does no harm: the site asks by itself`, async ({page}) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await spoil(page);
    await open(page, START);
    await turnTo(page, 'More tabs');
    expect(collector.asked).toEqual([]);
    await settings(page).click();
    await expect(panel(page).getByRole('button', {name: 'Allow'})).toBeFocused();
    await panel(page).getByRole('button', {name: 'Allow'}).click();
    await turnTo(page, 'Everything there is');
    await expect.poll(() => sent('pv').map(({url}) => url)).toEqual([START]);
    expect(errors).toEqual([]);
  });

test('gtag that is blocked and a collector that fails do no harm', async ({page}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.route('**/gtag/js*', (route) => route.abort());
  collector.failWith(500);
  await open(page, START);
  await expect.poll(() => page.evaluate(() => 'OneTrust' in window)).toBe(true);
  await settings(page).click();
  await turnTo(page, 'More tabs');
  await turnTo(page, 'Everything there is');
  await expect.poll(() => sent('pv').length).toBe(2);
  expect(errors).toEqual([]);
});

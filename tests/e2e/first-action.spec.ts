import {test as base, type Page} from '@playwright/test';
import {KCAT, wake} from './faults';
import {errorsOf, expect as quick} from './site';
import {type Network, type SlowSite, slowDown, startSlowSite} from './slow-site';

/** The first action of a reader: before scripts are there, while they come, and after a failure. Nothing that React says may be about a page that differs from its own. */
const test = base.extend<{calm: void}, {site: SlowSite}>({
  site: [
    async ({}, use) => {
      const site = await startSlowSite();
      await use(site);
      site.close();
    },
    {scope: 'worker'},
  ],
  calm: [
    async ({page, site}, use) => {
      const errors = errorsOf(page);
      site.fail();
      await use();
      site.goOn();
      expect(errors.filter((error) => !/^Failed to load resource/.test(error))).toEqual([]);
    },
    {auto: true},
  ],
});

/** On a busy machine everything takes a while. */
const expect = quick.configure({timeout: 15_000});

const dialog = (page: Page, name: 'Search docs' | 'Ask AI') => page.getByRole('dialog', {name});
const hydrated = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {timeout: 60_000});
const isHydrated = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');
const searchField = (page: Page) => page.getByRole('combobox', {name: 'Search docs'});

/** Fills the browser's cache with what a page needs once it is used. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await wake(page);
}

/** Opens a document that stops in its middle. */
async function gotoHalf(page: Page, url: string, selector: string): Promise<void> {
  void page.goto(url, {waitUntil: 'commit'});
  await page.locator(selector).first().waitFor({state: 'attached'});
}

test.describe('a document that is still arriving', () => {
  for (const share of [0.5, 0.9]) {
    test(`is not taken over before it is complete, whatever the reader does: ${share}`, async ({
      page,
      site,
    }) => {
      await visit(page, site.origin + KCAT);
      site.pauseDocuments(share);
      await gotoHalf(page, site.origin + KCAT, '#__docusaurus nav');
      await page.mouse.move(200, 300);
      await page.mouse.wheel(0, 50);
      await page.mouse.move(240, 320);
      // A frame, so that scripts of the cache would have run.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300))),
      );
      expect(await isHydrated(page)).toBe(false);
      expect(await page.evaluate(() => 'docusaurus' in window)).toBe(false);
      site.goOn();
      await hydrated(page);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      await expect(page.getByRole('navigation', {name: 'Main'})).toHaveCount(1);
    });
  }

  test('has search and Ask AI that open and take text, which stays', async ({page, site}) => {
    await visit(page, site.origin + KCAT);
    site.pauseDocuments(0.5);
    await gotoHalf(page, site.origin + KCAT, '#docs-ask');
    await page.keyboard.press('/');
    await page.keyboard.type('consumer lag');
    await expect(searchField(page)).toHaveValue('consumer lag');
    site.goOn();
    await hydrated(page);
    await expect(searchField(page)).toBeFocused();
    await expect(searchField(page)).toHaveValue('consumer lag');
    await expect(page.getByRole('option').first()).toContainText(/consumer|lag/i);
  });
});

/** Those that failed before, and the slowest. Cached: the scripts are there before the document is. */
const SETTINGS: {processor: number; network?: Network; isCached: boolean}[] = [
  {processor: 1, isCached: true},
  {processor: 4, isCached: true},
  {processor: 2, network: 'Fast 3G', isCached: false},
  {processor: 4, network: 'Slow 4G', isCached: false},
  {processor: 6, network: 'Slow 3G', isCached: true},
];

for (const {processor, network, isCached} of SETTINGS) {
  test.describe(`processor ${processor} ×, ${network ?? 'no delay'}, ${isCached ? 'cached' : 'not cached'}`, () => {
    test.beforeEach(async ({page, site}) => {
      test.setTimeout(120_000);
      if (isCached) await visit(page, `${site.origin}/search?q=topic`);
      await slowDown(page, processor, network);
    });

    test('an address with a query shows its results', async ({page, site}) => {
      await page.goto(`${site.origin}/search?q=kafka`, {timeout: 60_000});
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible({
        timeout: 60_000,
      });
      await expect(page.getByRole('searchbox', {name: 'Search docs'})).toHaveValue('kafka');
    });

    test('letters typed at once into the page of results are all there', async ({page, site}) => {
      await page.goto(`${site.origin}/search`, {timeout: 60_000, waitUntil: 'commit'});
      const field = page.getByRole('searchbox', {name: 'Search docs'});
      await field.pressSequentially('kafka connect', {delay: 60});
      await hydrated(page);
      await expect(field).toHaveValue('kafka connect');
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible({
        timeout: 60_000,
      });
    });

    test('letters typed after the key of the search are all there', async ({page, site}) => {
      await page.goto(site.origin + KCAT, {timeout: 60_000});
      await page.keyboard.press('Control+k');
      await page.keyboard.type('consumer lag', {delay: 30});
      await expect(searchField(page)).toHaveValue('consumer lag');
      await hydrated(page);
      await expect(page.getByRole('option').first()).toBeVisible({timeout: 60_000});
      await expect(searchField(page)).toHaveValue('consumer lag');
      await expect(searchField(page)).toBeFocused();
    });
  });
}

test.describe('before scripts are there', () => {
  test.beforeEach(({site}) => site.pauseScripts());

  test('a click on Search takes letters from the first on', async ({page, site}) => {
    await page.goto(site.origin + KCAT);
    await page.getByRole('button', {name: 'Search docs'}).click();
    await page.keyboard.type('topic');
    await expect(searchField(page)).toHaveValue('topic');
    await expect(dialog(page, 'Search docs')).toContainText('Getting ready');
    site.goOn();
    await expect(page.getByRole('option').first()).toContainText(/topic/i);
    await expect(searchField(page)).toHaveValue('topic');
  });

  test('Enter takes the first result once it is there', async ({page, site}) => {
    await page.goto(site.origin + KCAT);
    await page.keyboard.press('/');
    await page.keyboard.type('what is karapace');
    await page.keyboard.press('Enter');
    site.goOn();
    await expect(page).toHaveURL(/karapace/);
  });

  test('a click on Ask AI takes a question, selection and all, and answers it', async ({
    page,
    site,
  }) => {
    await page.goto(site.origin + KCAT);
    await page.getByRole('button', {name: 'Ask AI'}).first().click();
    await page.keyboard.type('What is Karapace?');
    await page.keyboard.press('Enter');
    await expect(dialog(page, 'Ask AI')).toContainText('What is Karapace?');
    await page.keyboard.type('And who');
    await page.keyboard.press('Shift+Home');
    site.goOn();
    await expect(page.getByRole('list', {name: 'Sources'}).first()).toBeVisible({timeout: 20_000});
    const field = page.getByPlaceholder('Ask any question about Aiven');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('And who');
    expect(
      await field.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd]),
    ).toEqual([0, 7]);
  });

  test('the field of the home page hands its text over', async ({page, site}) => {
    await page.goto(site.origin);
    const field = page.getByRole('searchbox', {name: 'Search, or ask a question'});
    await field.click();
    await page.keyboard.type('consumer lag');
    await page.keyboard.press('Enter');
    await expect(searchField(page)).toHaveValue('consumer lag');
    await page.keyboard.press('Escape');
    await expect(field).toBeFocused();
    site.goOn();
    await wake(page);
    await expect(field).toHaveValue('consumer lag');
  });

  test('Enter on the page of results keeps the query', async ({page, site}) => {
    // Not paused: so many requests that hang would hold up the next document too.
    site.fail(/\.js$/);
    await page.goto(`${site.origin}/search`);
    await page.getByRole('searchbox', {name: 'Search docs'}).fill('consumer lag');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=consumer\+lag$/);
    site.fail();
    site.goOn();
    await wake(page);
    await expect(page.getByRole('searchbox', {name: 'Search docs'})).toHaveValue('consumer lag');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });

  test('the color mode follows the system, another tab and its button, and goes on doing so', async ({
    page,
    site,
    context,
  }) => {
    const root = page.locator('html');
    site.fail(/\.js$/);
    await page.emulateMedia({colorScheme: 'light'});
    await page.goto(site.origin + KCAT);
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(root).toHaveAttribute('data-theme', 'dark');
    const other = await context.newPage();
    await other.goto(`${site.origin}/docs`);
    const toggle = (where: Page) =>
      where.getByRole('button', {name: /Switch between dark and light/});
    await toggle(other).click();
    await expect(root).toHaveAttribute('data-theme', 'light');
    await expect(toggle(page)).toHaveAccessibleName(/light mode/);
    await toggle(page).click();
    await expect(root).toHaveAttribute('data-theme-choice', 'dark');
    expect(await isHydrated(page)).toBe(false);
    site.fail();
    site.goOn();
    await wake(page);
    await expect(root).toHaveAttribute('data-theme-choice', 'dark');
    await expect(toggle(page)).toHaveAccessibleName(/dark mode/);
    await toggle(page).click();
    await page.emulateMedia({colorScheme: 'light'});
    await expect(root).toHaveAttribute('data-theme', 'light');
  });

  test('disclosures of the menu open by themselves and stay open', async ({page, site}) => {
    await page.goto(site.origin + KCAT);
    const switcher = page.locator('#docs-menu details').first();
    await switcher.locator('summary').click();
    await expect(switcher).toHaveAttribute('open', '');
    const category = page.locator('#docs-menu li > details:not([open])').first();
    await category.evaluate((element) => element.setAttribute('data-test', ''));
    await page.locator('[data-test] > summary').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-test]')).toHaveAttribute('open', '');
    site.goOn();
    await page.keyboard.press('Shift');
    await hydrated(page);
    await expect(page.locator('[data-test]')).toHaveAttribute('open', '');
  });

  test('arrow keys move through tabs, and the focus stays when React comes', async ({
    page,
    site,
  }) => {
    await page.goto(site.origin + KCAT);
    const [first, second] = [page.getByRole('tab').first(), page.getByRole('tab').nth(1)];
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await expect(second).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    site.goOn();
    await hydrated(page);
    await expect(second).toBeFocused();
    await page.keyboard.press('Home');
    await expect(first).toBeFocused();
  });

  test('the skip link leads to the main part', async ({page, site}) => {
    await page.goto(site.origin + KCAT);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('a sample is copied with the values of the reader, and its button says so', async ({
    page,
    context,
    site,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], {origin: site.origin});
    await page.addInitScript(() =>
      localStorage.setItem('docs.values', '{"TOPIC_NAME":"orders.v2"}'),
    );
    await page.goto(site.origin + KCAT);
    // Its text changes with the value when React comes, its title stays.
    const topic = page.locator('var[title*="Name of a Kafka topic"]');
    const block = page.locator('.theme-code-block').filter({has: topic}).first();
    const written = await block.locator('pre').innerText();
    await block.getByRole('button', {name: 'Copy code'}).click();
    await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await isHydrated(page)).toBe(false);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const first = await copied();
    expect(first).toContain('orders.v2');
    expect(first.trim()).toBe(written.replaceAll('TOPIC_NAME', 'orders.v2').trim());
    site.goOn();
    await hydrated(page);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await block.getByRole('button', {name: 'Copy code'}).click();
    await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await copied()).toBe(first);
  });

  test('what needs React is done when it is there', async ({page, site}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(site.origin + KCAT);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    site.goOn();
    await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
  });
});

test.describe('a search that opens as the first action', () => {
  const docusaurus = (page: Page) => page.locator('script[src*="/main."]');
  let goOn = () => undefined as void;

  test.beforeEach(async ({page, site}) => {
    const released = new Promise<void>((resolve) => (goOn = resolve));
    await page.route(/content-index\/pages\./, (route) => released.then(() => route.continue()));
    await page.clock.install({time: 0});
    await page.goto(site.origin + KCAT);
    await page.clock.pauseAt(60_000);
    await page.keyboard.press('/');
    await page.keyboard.type('topic');
    await expect(searchField(page)).toHaveValue('topic');
    await expect(docusaurus(page)).toHaveCount(0);
  });

  test('has network and processor to itself until it has hits', async ({page}) => {
    goOn();
    await expect(page.locator('a.docs-hit mark').first()).toBeVisible();
    await expect(docusaurus(page)).toHaveCount(1);
  });

  test('and not for longer than two seconds', async ({page}) => {
    await page.clock.runFor(2000);
    await expect(docusaurus(page)).toHaveCount(1);
    goOn();
    await expect(page.locator('a.docs-hit mark').first()).toBeVisible();
  });

  test('nor once it is closed', async ({page}) => {
    await page.keyboard.press('Escape');
    await expect(docusaurus(page)).toHaveCount(1);
    goOn();
  });
});

test('what the first action needs is fetched ahead: the search first, then Docusaurus', async ({
  page,
  site,
}) => {
  await page.goto(site.origin + KCAT);
  const ahead = page.locator('link[rel="prefetch"]');
  await expect(page.locator('link[rel="prefetch"][href*="/main."]')).toBeAttached();
  const files = await ahead.evaluateAll((links) =>
    links.slice(0, 3).map((link) => link.getAttribute('href')?.replace(/\.\w+(\.\w+)$/, '$1')),
  );
  expect(files).toEqual([
    '/assets/js/search.js',
    '/assets/js/search-index.js',
    '/assets/content-index/pages.json',
  ]);
});

test.describe('a script that does not arrive', () => {
  test('is told at the edge of the page, and asked for again at the next action', async ({
    page,
    site,
  }) => {
    site.fail(/main\.\w+\.js$/);
    await page.goto(site.origin + KCAT);
    await page.mouse.move(5, 5);
    const notice = page.locator('#docs-notice');
    await expect(notice).toContainText('Part of this page did not load');
    site.fail();
    await wake(page);
    await expect(notice).toBeEmpty();
  });

  for (const [name, key, script, field] of [
    ['Search docs', '/', /\/search\.\w+\.js$/, 'Search docs'],
    ['Ask AI', '', /main\.\w+\.js$/, 'Ask any question about Aiven'],
  ] as const) {
    test(`is told in ${name}, which then goes on by itself`, async ({page, site}) => {
      site.fail(script);
      await page.goto(site.origin + KCAT);
      if (key) await page.keyboard.press(key);
      else await page.getByRole('button', {name}).first().click();
      await page.keyboard.type('karapace');
      await expect(dialog(page, name)).toContainText(
        'You might want to check your network connection.',
      );
      site.fail();
      await expect(dialog(page, name).getByText('You might want to check')).toBeHidden({
        timeout: 15_000,
      });
      await expect(page.getByPlaceholder(field).first()).toHaveValue('karapace');
    });

    test(`and is gone since the site was updated: ${name} says so, and a reload keeps the text`, async ({
      page,
      site,
    }) => {
      site.fail(script, 404);
      await page.goto(site.origin + KCAT);
      if (key) await page.keyboard.press(key);
      else await page.getByRole('button', {name}).first().click();
      await page.keyboard.type('karapace');
      await expect(dialog(page, name)).toContainText('This site has been updated');
      site.fail();
      await dialog(page, name).getByRole('button', {name: 'Reload'}).click();
      await expect(dialog(page, name).getByPlaceholder(field)).toHaveValue('karapace');
    });
  }
});

import type {Page} from '@playwright/test';
import {open} from './site';
import {
  KCAT,
  NOT_LOADED,
  SCRIPTS,
  breakDown,
  countDocuments,
  expect,
  menuLink,
  scriptsOf,
  test,
  wake,
} from './faults';

const NEXT = '/docs/products/kafka/get-started';
const LANDING = '/docs/products/kafka';
const TITLE = 'Get started with Aiven for Apache Kafka';

test.use({expected: [NOT_LOADED]});

const mark = {isSame: true};

test.describe('scripts that do not arrive at the first action', () => {
  test('leave links that work', async ({page}) => {
    const {failed} = await breakDown(page, SCRIPTS);
    await page.goto(KCAT);
    await page.mouse.move(5, 5);
    await expect.poll(() => failed.length).toBeGreaterThanOrEqual(scriptsOf(KCAT).length);
    await menuLink(page, NEXT).click();
    await expect(page).toHaveURL(NEXT);
    await expect(page.locator('h1')).toContainText(TITLE);
  });

  test('leave what opens without scripts', async ({page}) => {
    const {failed} = await breakDown(page, SCRIPTS);
    await page.goto(KCAT);
    const closed = page.locator('#docs-menu details:not([open]) > summary:visible');
    const [first, second] = (await closed.elementHandles()).reverse();
    const isOpen = (summary = first) =>
      summary?.evaluate((element) => element.parentElement?.hasAttribute('open'));
    // The browser opens it by itself, before the failure is known and after it.
    await first?.click();
    await expect.poll(() => failed.length).toBeGreaterThanOrEqual(scriptsOf(KCAT).length);
    await expect.poll(() => isOpen()).toBe(true);
    await second?.click();
    await expect.poll(() => isOpen(second)).toBe(true);
  });

  test('are asked for again at a later one', async ({page}) => {
    const scripts = await breakDown(page, SCRIPTS);
    await page.goto(KCAT);
    await page.mouse.move(5, 5);
    await expect.poll(() => scripts.failed.length).toBeGreaterThanOrEqual(scriptsOf(KCAT).length);
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
    scripts.mend();
    await wake(page);
  });

  test('are asked for again for what was pressed, which is then done', async ({page}) => {
    const scripts = await breakDown(page, SCRIPTS);
    await page.goto(KCAT);
    const copy = page.locator('button:visible', {hasText: 'Copy page as Markdown'});
    await copy.click();
    await expect.poll(() => scripts.failed.length).toBeGreaterThanOrEqual(scriptsOf(KCAT).length);
    scripts.mend();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {
      timeout: 15_000,
    });
  });

  const [runtime = '', framework = '', area = '', ...others] = scriptsOf(KCAT);
  for (const [name, script] of Object.entries({
    "Docusaurus's runtime": runtime,
    Docusaurus: framework,
    'the routes of the area': area,
    'the page': others[others.length - 1] ?? '',
  })) {
    test(`are asked for again also when it is only that of ${name}`, async ({page}) => {
      const {failed, mend} = await breakDown(page, new RegExp(script.replace(/\./g, '\\.')));
      await page.goto(KCAT);
      await page.mouse.move(5, 5);
      await expect.poll(() => failed.length).toBeGreaterThan(0);
      await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
      mend();
      await wake(page);
      await menuLink(page, NEXT).click();
      await expect(page.locator('h1')).toContainText(TITLE);
    });
  }
});

test.describe('scripts that do not arrive when the reader turns to a page', () => {
  test('make the browser load the document, once', async ({page}) => {
    await open(page, KCAT);
    const documents = countDocuments(page);
    await breakDown(page, SCRIPTS);
    await menuLink(page, NEXT).click();
    await expect(page.locator('h1')).toContainText(TITLE);
    await expect(page).toHaveURL(NEXT);
    // It is a page without scripts now: neither it nor the next one is loaded again and again.
    await page.mouse.move(50, 50);
    await menuLink(page, LANDING).click();
    await expect(page).toHaveURL(LANDING);
    expect(documents.count).toBe(2);
  });

  test('and no document either: a message, and Retry shows the page', async ({page}) => {
    await open(page, KCAT);
    await page.evaluate((value) => Object.assign(window, value), mark);
    const site = await breakDown(page, /127\.0\.0\.1/);
    await menuLink(page, NEXT).click();
    await expect(page.getByRole('alert')).toContainText('The page did not load.');
    await expect(page).toHaveURL(NEXT);
    site.mend();
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator('h1')).toContainText(TITLE);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });

  test('nor at the first Retry: the second one loads the document', async ({page}) => {
    await open(page, KCAT);
    await page.evaluate((value) => Object.assign(window, value), mark);
    const documents = await breakDown(page, /\/docs\//);
    const scripts = await breakDown(page, SCRIPTS);
    await menuLink(page, NEXT).click();
    const retry = page.getByRole('button', {name: 'Retry'});
    await expect(retry).toBeVisible();
    const before = scripts.failed.length;
    await retry.click();
    await expect.poll(() => scripts.failed.length).toBeGreaterThan(before);
    await expect(page.getByRole('alert')).toContainText('The page did not load.');
    documents.mend();
    await retry.click();
    await expect(page.locator('h1')).toContainText(TITLE);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(false);
  });

  test('can be pointed at without harm, and come when they can', async ({page}) => {
    await open(page, KCAT);
    await page.evaluate((value) => Object.assign(window, value), mark);
    const scripts = await breakDown(page, SCRIPTS);
    await menuLink(page, NEXT).hover();
    await expect.poll(() => scripts.failed.length).toBeGreaterThan(0);
    scripts.mend();
    await menuLink(page, NEXT).click();
    await expect(page.locator('h1')).toContainText(TITLE);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });
});

test('a new deploy while a tab is open: the next page is the new one, loaded once', async ({
  page,
}) => {
  await open(page, KCAT);
  const documents = countDocuments(page);
  // The new build has the same files under other names, in its pages and in its list of chunks.
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    const isNew = url.includes('/assets/js/new-');
    if (SCRIPTS.test(url) && !isNew) return route.fulfill({status: 404, body: 'Not found'});
    const response = await route.fetch({url: url.replace('/js/new-', '/js/')});
    if (!/html|javascript/.test(response.headers()['content-type'] ?? ''))
      return route.fulfill({response});
    return route.fulfill({
      response,
      body: (await response.text()).replaceAll('assets/js/', 'assets/js/new-'),
    });
  });
  await menuLink(page, NEXT).click();
  await expect(page.locator('h1')).toContainText(TITLE);
  await expect(page).toHaveURL(NEXT);
  await wake(page);
  expect(documents.count).toBe(1);
  await menuLink(page, LANDING).click();
  await expect(page).toHaveURL(LANDING);
  await expect(page.locator('h1')).not.toContainText(TITLE);
  expect(documents.count).toBe(1);
});

test.describe('the script of Ask AI that does not arrive', () => {
  const told = 'You might want to check your network connection.';
  const dialog = (page: Page) => page.getByRole('dialog', {name: 'Ask AI'});

  test('is told in its dialog, and comes with another try', async ({page}) => {
    await open(page, KCAT);
    const scripts = await breakDown(page, SCRIPTS);
    await page.getByRole('button', {name: 'Ask AI'}).first().click();
    await page.keyboard.type('What is Karapace?');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText(told);
    scripts.mend();
    await dialog(page).getByRole('button', {name: 'Try again'}).click();
    await expect(dialog(page).locator('article')).toContainText('What is Karapace?');
  });

  test('leaves the page as it was', async ({page}) => {
    await open(page, KCAT);
    await breakDown(page, SCRIPTS);
    await page.getByRole('button', {name: 'Ask AI'}).first().click();
    await expect(dialog(page)).toContainText(told);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', {name: /Switch between dark and light/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('makes the page load anew when another try has not helped', async ({page}) => {
    await open(page, KCAT);
    const documents = countDocuments(page);
    const scripts = await breakDown(page, SCRIPTS);
    await page.getByRole('button', {name: 'Ask AI'}).first().click();
    const again = page.getByRole('button', {name: 'Try again'});
    await expect(again).toBeVisible();
    const before = scripts.failed.length;
    await again.click();
    await expect.poll(() => scripts.failed.length).toBeGreaterThan(before);
    await expect(again).toBeVisible();
    expect(documents.count).toBe(0);
    await again.click();
    await expect.poll(() => documents.count).toBe(1);
  });
});

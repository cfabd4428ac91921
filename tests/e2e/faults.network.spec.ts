import {open} from './site';
import {KCAT, NOT_LOADED, SCRIPTS, expect, hits, menuLink, test} from './faults';

const NEXT = '/docs/products/kafka/get-started';

test.describe('offline after the first load', () => {
  test.use({expected: [NOT_LOADED]});

  test('the page can be read and used, and search that is loaded works', async ({
    page,
    context,
  }) => {
    await open(page, KCAT);
    await page.keyboard.press('/');
    await page.keyboard.type('consumer lag');
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await page.getByRole('button', {name: /Switch between dark and light/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const section = page.locator('.table-of-contents a').last();
    await section.click();
    await expect(page).toHaveURL(new RegExp(`${await section.getAttribute('href')}$`));
    await page.keyboard.press('/');
    await page.keyboard.type('consumer lag');
    await expect(hits(page).first()).toBeVisible();
  });

  test('a page that is not there says so, and comes when the network does', async ({
    page,
    context,
  }) => {
    await open(page, KCAT);
    await page.evaluate(() => Object.assign(window, {isSame: true}));
    await context.setOffline(true);
    await menuLink(page, NEXT).click();
    await expect(page.getByRole('alert')).toContainText('The page did not load.');
    // Both the first try and later ones leave the reader on a page of the site.
    await page.getByRole('button', {name: 'Retry'}).click();
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('alert')).toContainText('The page did not load.');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Produce and consume with kcat');
    await page.goForward();
    await expect(page.getByRole('alert')).toContainText('The page did not load.');
    await context.setOffline(false);
    await expect(page.locator('h1')).toContainText('Get started');
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });
});

test('on a very slow network the page is read before a script is asked for, and what is pressed is done', async ({
  page,
}) => {
  test.setTimeout(150_000);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (SCRIPTS.test(request.url())) scripts.push(request.url());
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2000,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto(KCAT, {waitUntil: 'commit', timeout: 30_000});
  await expect
    .poll(
      () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
      {timeout: 30_000},
    )
    .toBe(1);
  await expect(page.locator('h1')).toHaveText('Produce and consume with kcat');
  expect(scripts).toEqual([]);
  await page.getByRole('button', {name: /Switch between dark and light/}).click();
  await page.keyboard.press('/');
  await page.keyboard.type('consumer lag');
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('combobox')).toHaveValue('consumer lag', {timeout: 90_000});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(hits(page).first()).toBeVisible({timeout: 60_000});
});

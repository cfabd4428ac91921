import {EVERYTHING, expect, FIXTURE, loudTest, open, test} from './site';

loudTest.describe('not found', () => {
  loudTest('says so, and suggests near routes', async ({page}) => {
    const response = await page.goto('/docs/products/kafka/how-to/kcatt');
    expect(response?.status()).toBe(404);
    await page.mouse.move(5, 5);
    await expect(page.getByRole('heading', {name: 'Page not found'})).toBeVisible();
    await page.getByRole('navigation', {name: 'Did you mean'}).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/docs\/products\/kafka\/howto\/kcat$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Produce and consume with kcat');
  });

  loudTest('still leads home when the list of routes cannot be had', async ({page}) => {
    let refused = 0;
    await page.route(/\/assets\/js\//, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const isList =
        text.includes('["/docs/products/kafka/howto/kcat","') ||
        text.includes('[\\"/docs/products/kafka/howto/kcat\\"');
      if (!isList || text.length > 400_000) return route.fulfill({response});
      refused += 1;
      return route.abort();
    });
    await open(page, '/docs/products/kafka/how-to/kcatt');
    await expect.poll(() => refused).toBeGreaterThan(0);
    await expect(page.getByText('Nothing is published at')).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Did you mean'})).toHaveCount(0);
    await page.getByRole('main').getByRole('link', {name: 'Home'}).click();
    await expect(page).toHaveURL(/\/$/);
    // Scripts that are still under way when the test ends are no failure of it.
    await page.unrouteAll({behavior: 'ignoreErrors'});
  });
});

loudTest('a page that crashes says why, and can be tried again', async ({page}) => {
  await page.goto(`${FIXTURE}/crash`);
  await page.mouse.move(5, 5);
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByText('The drawing failed')).toBeVisible();
  await expect(page.getByText('The ink ran out')).toBeVisible();
  await page.evaluate(() => Object.assign(window, {healed: true}));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByText('All is well.')).toBeVisible();
});

test('a page on its way shows nothing at first, then that it is loading, or why it failed and a way to retry', async ({
  page,
}) => {
  await open(page, `${FIXTURE}/loading`);
  await expect(page.getByRole('region', {name: 'Too early to say'})).toBeEmpty();
  await expect(page.getByRole('region', {name: 'Slow'}).getByRole('status')).toHaveText('Loading');
  const failed = page.getByRole('region', {name: 'Failed'});
  await expect(failed.getByRole('alert')).toContainText('Loading chunk 7 failed');
  // Not of the sprite, which offline may not arrive.
  await expect(failed.getByRole('button', {name: 'Retry'}).locator('svg path')).toBeVisible();
  await failed.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByText('Retries: 1')).toBeVisible();
});

test('a slow page shows its progress after 200 ms, a quick one does not', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, `${FIXTURE}/docs/get-started`);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) document.documentElement.dataset.progressed = 'yes';
    }).observe(document.body, {childList: true, subtree: true});
  });
  await page.route(/\/assets\/js\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    await route.continue();
  });
  await page.getByRole('main').getByRole('link', {name: 'with everything'}).click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Everything there is');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

loudTest('a page whose code does not arrive is loaded again by the browser', async ({page}) => {
  await open(page, `${FIXTURE}/docs/get-started`);
  let failed = 0;
  await page.route(/\/assets\/js\/.*\.js/, (route) =>
    failed++ === 0 ? route.abort() : route.continue(),
  );
  const reloaded = page.waitForEvent('load');
  await page.getByRole('main').getByRole('link', {name: 'with everything'}).click();
  await reloaded;
  expect(failed).toBeGreaterThan(0);
});

loudTest('a site under the wrong address says so, and suggests the right one', async ({page}) => {
  await page.goto('http://127.0.0.1:4112/misplaced/');
  const banner = page.locator('#__docusaurus-base-url-issue-banner');
  await expect(banner).toContainText('did not load properly');
  await expect(banner).toContainText('baseUrl = /misplaced/');
});

test.describe('scripts that are off', () => {
  test.use({javaScriptEnabled: false});

  test('every tab, every menu and every link is there', async ({page}) => {
    await page.goto(EVERYTHING);
    await expect(page.getByText('The CLI again.')).toBeVisible();
    await expect(page.getByText('The API again.')).toBeVisible();
    const sidebar = page.getByRole('navigation', {name: 'Docs', exact: true});
    await sidebar.getByText('Concepts').click();
    await sidebar.getByRole('link', {name: 'Plain text'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Plain text');
    await sidebar.locator('details').first().locator('summary').click();
    await sidebar.getByRole('link', {name: 'Two'}).click();
    await expect(page).toHaveURL(/\/guide\/other$/);
  });

  test('on a phone the area follows the page', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(EVERYTHING);
    await expect(
      page
        .getByRole('navigation', {name: 'Docs', exact: true})
        .getByRole('link', {name: 'Everything there is'}),
    ).toBeVisible();
    await expect(
      page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Changelog'}),
    ).toBeVisible();
  });
});

test('at twice the size nothing is cut off', async ({page}) => {
  // 1440 pixels at 200 % are 720 of CSS.
  await page.setViewportSize({width: 720, height: 450});
  for (const url of ['/', '/docs', EVERYTHING]) {
    await open(page, url);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      url,
    ).toBe(true);
  }
});

test('on paper there is the article, every tab and the address of every link', async ({page}) => {
  await open(page, EVERYTHING);
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText('The API again.')).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeHidden();
  await expect(page.getByRole('contentinfo').last()).toBeHidden();
});

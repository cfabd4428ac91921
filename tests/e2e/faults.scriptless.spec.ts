import {expect, loudTest as test} from './site';

const PAGES = {
  home: '/',
  'the root of the documentation': '/docs',
  'a landing page': '/docs/products/kafka',
  'a howto': '/docs/products/kafka/howto/kcat',
  'a concept': '/docs/products/kafka/concepts/follower-fetching',
  'a page with a diagram': '/docs/products/kafka/kafka-mirrormaker',
  'a reference': '/docs/products/kafka/reference/advanced-params',
  'a reference of facts': '/docs/platform/reference/list_of_clouds',
  'a troubleshooting page':
    '/docs/products/kafka/troubleshooting/troubleshoot-consumer-disconnections',
};

for (const [kind, url] of Object.entries(PAGES)) {
  test(`${kind} is the same page without scripts`, async ({page, browser, baseURL}) => {
    await page.goto(url);
    await page.mouse.move(5, 5);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const plain = await context.newPage();
    await plain.setViewportSize(page.viewportSize() ?? {width: 1440, height: 900});
    await plain.goto(url);
    const headings = 'main :is(h1, h2, h3)';
    const links = 'main a[href]:visible';
    const wanted = await page.locator(headings).allInnerTexts();
    expect(wanted.length).toBeGreaterThan(0);
    expect(await plain.locator(`${headings}:visible`).allInnerTexts()).toEqual(
      expect.arrayContaining(wanted),
    );
    expect(await plain.locator(links).count()).toBeGreaterThanOrEqual(
      await page.locator(links).count(),
    );
    // Nothing waits for a script that will not come.
    await expect(plain.getByText('Loading', {exact: true})).toHaveCount(0);
    await plain.locator('main a[href^="/docs/"]:visible').first().click();
    await expect(plain.locator('h1')).toBeVisible();
    await context.close();
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page of results says why it has none', async ({page}) => {
    await page.goto('/search?q=kafka');
    // Playwright switches scripts off in a way that leaves the text of this element unread.
    expect(await page.content()).toMatch(/<noscript>.*Search runs in your browser and needs/);
  });

  test('an address that leads nowhere says so and leads home', async ({page}) => {
    await page.goto('/docs/products/kafka/how-to/kcatt');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await page.getByRole('main').getByRole('link', {name: 'Home'}).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {serve} from '../server';
import {errorsOf, EVERYTHING, expect, FIXTURE, loudTest, open, test} from './site';

const TOPIC = '/docs/products/kafka/howto/create-topic';
const UNLISTED = '/docs/products/kafka/concepts/list-kafka-tiered-storage';

const isHydrated = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

test.describe('addresses on a server that knows only files', () => {
  let server: ReturnType<typeof serve>;
  let origin: string;
  test.beforeAll(async () => {
    server = serve(path.resolve('build'), 0, '/', {isPlain: true});
    await new Promise((resolve) => server.once('listening', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  test.afterAll(() => server.close());

  for (const address of ['/docs/get-started.html', '/docs.html', '/index.html?q=1#services']) {
    loudTest(`${address} is the page itself, without an error of hydration`, async ({page}) => {
      const errors = errorsOf(page);
      await open(page, origin + address);
      await expect(page).toHaveURL(
        origin +
          address.replace(/(?:\/index|)\.html/, (found) => (found === '/index.html' ? '/' : '')),
      );
      await expect(page.getByRole('heading', {name: 'Page not found'})).toHaveCount(0);
      expect(errors).toEqual([]);
    });
  }

  for (const address of [
    '/docs/index.html',
    '/docs/get-started/',
    '/docs/get-started/index.html',
  ]) {
    loudTest(`${address} leads to the page`, async ({page}) => {
      const errors = errorsOf(page);
      await page.goto(origin + address);
      await expect(page).toHaveURL(origin + address.replace(/\/(index\.html)?$/, ''));
      await page.mouse.move(5, 5);
      await isHydrated(page);
      await expect(page.getByRole('heading', {name: 'Page not found'})).toHaveCount(0);
      // The first answer was a 404, which browsers report.
      expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
    });
  }
});

loudTest.describe('the not-found page', () => {
  loudTest(
    'keeps its title under the docs, and suggests pages before the reader moves',
    async ({page}) => {
      await page.goto('/docs/products/kafka/howto/creat-topic');
      await expect(page.getByRole('navigation', {name: 'Did you mean'})).toBeVisible();
      await expect(page).toHaveTitle(/^Page Not Found/);
    },
  );

  loudTest('moves nothing when suggestions arrive', async ({page}) => {
    await page.goto('/docs/products/kafka/howto/creat-topic');
    const places = () =>
      page
        .locator('main > :not(nav), footer')
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
    const before = await places();
    await expect(page.getByRole('navigation', {name: 'Did you mean'})).toBeVisible();
    const after = await places();
    const inView = before.map((top, index) => [top, after[index]]).filter(([top = 0]) => top < 900);
    expect(inView.map(([, now]) => now)).toEqual(inView.map(([then]) => then));
  });
});

test.describe('the sidebar', () => {
  test.use({viewport: {width: 1440, height: 600}});

  test('shows the open page before scripts run, and the page itself does not move', async ({
    page,
  }) => {
    await page.goto('/docs/products/kafka/howto/manage-quotas');
    const current = page.locator('#docs-menu [aria-current="page"]');
    await expect(current).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.mouse.move(700, 300);
    await isHydrated(page);
    await expect(current).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('leaves no empty band where the navbar was', async ({page}) => {
    await open(page, '/docs/products/kafka/howto/kcat');
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await page.mouse.wheel(0, 500);
    await expect(page.getByRole('navigation', {name: 'Main'})).not.toBeInViewport();
    const contents = page.getByRole('navigation', {name: 'On this page'});
    await expect.poll(async () => (await contents.boundingBox())?.y).toBeLessThan(30);
    const sidebar = page.locator('.theme-doc-sidebar-container');
    await expect(sidebar).toHaveCSS('padding-top', '24px');
  });

  test('marks ended services in the switcher, last, and shows all without a scroll of its own', async ({
    page,
  }) => {
    await page.goto(TOPIC);
    await page.locator('#docs-menu summary').first().click();
    const menu = page.locator('#docs-menu details').first().locator('div').first();
    await expect(menu.getByRole('link', {name: 'Dragonfly'})).toContainText('ended');
    await expect(menu.getByRole('link', {name: 'Valkey'})).not.toContainText('ended');
    const {scroll, height} = await menu.evaluate((element) => ({
      scroll: element.scrollHeight,
      height: element.clientHeight,
    }));
    expect(scroll).toBe(height);
  });
});

test('a page without a sidebar has a way up, and its text is as wide as elsewhere', async ({
  page,
}) => {
  const width = () =>
    page
      .locator('.markdown > p')
      .first()
      .evaluate((text) => (text as HTMLElement).offsetWidth);
  await page.goto(TOPIC);
  const elsewhere = await width();
  await page.goto(UNLISTED);
  expect(await width()).toBe(elsewhere);
  const way = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(way.getByRole('link', {name: 'Docs'})).toHaveAttribute('href', '/docs');
  await expect(way.getByRole('link', {name: 'Apache Kafka®'})).toHaveAttribute(
    'href',
    '/docs/products/kafka',
  );
});

for (const url of ['/', '/docs', UNLISTED, '/docs/products/postgresql']) {
  for (const width of [1440, 1024, 700, 390]) {
    test(`grids of cards on ${url} have no empty cell on ${width} pixels`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(url);
      const grids = page.locator('.docs-grid, .docs-cards > ul, [class*=families]');
      await expect(grids.first()).toBeVisible();
      const gaps = await grids.evaluateAll((lists) =>
        lists.map((list) => {
          const last = list.lastElementChild?.getBoundingClientRect().right ?? 0;
          return Math.round(list.getBoundingClientRect().right - last);
        }),
      );
      expect(gaps.every((gap) => gap <= 2)).toBe(true);
    });
  }
}

test('the home page says where to start, and ended services are one line below the others', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: 'Get started'})).toBeVisible();
  const services = main.getByRole('region', {name: 'Services'});
  const [living, ended] = await Promise.all([
    services.getByRole('link', {name: 'PostgreSQL'}).boundingBox(),
    services.getByRole('link', {name: 'Dragonfly'}).boundingBox(),
  ]);
  expect(ended?.y).toBeGreaterThan((living?.y ?? 0) + (living?.height ?? 0));
});

test.describe('a dropdown of the navbar', () => {
  const dropdown = (page: Page) => page.locator('.navbar .dropdown');

  test('is closed until it is pointed at', async ({page}) => {
    await open(page, `${FIXTURE}/docs/guide/plain`);
    const link = dropdown(page).getByRole('link', {name: 'Landing page'});
    await expect(link).toBeHidden();
    await dropdown(page).hover();
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(/\/guide\/landing$/);
  });

  test('is operated with the keyboard', async ({page}) => {
    await open(page, `${FIXTURE}/docs/guide/plain`);
    await dropdown(page).getByRole('button', {name: 'More'}).focus();
    await page.keyboard.press('Enter');
    await expect(dropdown(page).getByRole('link', {name: 'Landing page'})).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(dropdown(page).getByRole('link', {name: 'Landing page'})).toBeFocused();
  });
});

test('on paper there are no tools, no fields and no bars', async ({page}) => {
  await page.goto(TOPIC);
  await page.emulateMedia({media: 'print'});
  for (const hidden of [
    page.getByText('Your values'),
    page.getByText('Copy page as Markdown'),
    page.getByText('Edit this page'),
    page.getByText('Report a problem'),
    page.getByText('3-minute survey'),
    page.locator('.theme-code-block button'),
  ])
    await expect(hidden.filter({visible: true})).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test.describe('disclosures', () => {
  const category = (page: Page) =>
    page.locator('#docs-menu .theme-doc-sidebar-item-category details').last();
  const duration = (page: Page) =>
    category(page).evaluate(
      (details) => getComputedStyle(details, '::details-content').transitionDuration,
    );

  test('open the longer the higher they are', async ({page}) => {
    await open(page, TOPIC);
    await category(page).locator('summary').click();
    const times = (await duration(page)).split(', ');
    expect(times.every((time) => parseFloat(time) > 0.1 && parseFloat(time) < 1)).toBe(true);
    expect(
      await category(page).evaluate((details) =>
        (details as HTMLElement).style.getPropertyValue('--docs-collapse'),
      ),
    ).toMatch(/^\d+ms$/);
  });

  test('take a millisecond where motion is not welcome', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, TOPIC);
    await category(page).locator('summary').click();
    expect(new Set((await duration(page)).split(', '))).toEqual(new Set(['0.001s']));
  });
});

test.describe('an image', () => {
  test('that is clicked before zoom is attached opens', async ({page}) => {
    await page.goto(EVERYTHING);
    await page.getByRole('img', {name: 'A green field'}).click();
    await expect(page.locator('.medium-zoom--opened')).toBeVisible();
  });

  test('has its size in the page and is fetched when it is near', async ({page}) => {
    await page.goto(EVERYTHING);
    const image = page.getByRole('img', {name: 'A green field'});
    await expect(image).toHaveAttribute('width', /^\d+$/);
    await expect(image).toHaveAttribute('height', /^\d+$/);
    await expect(image).toHaveAttribute('loading', 'lazy');
  });
});

test('the icon that browsers ask for is there', async ({request}) => {
  const response = await request.get('/favicon.ico');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/x-icon');
});

import {EVERYTHING, expect, FIXTURE, open, test} from './site';

test('the first tab stop skips to the content', async ({page}) => {
  await open(page, '/docs/products/kafka/howto/kcat');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  // Where the next tab stop is says where the reader is now.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the footer has its columns and the copyright', async ({page}) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Copyright © 2016-2025')).toBeVisible();
  await expect(footer.getByRole('link', {name: 'Pricing'})).toHaveAttribute('rel', /noopener/);
  for (const title of ['Platform', 'Company', 'Legal'])
    await expect(footer.getByText(title, {exact: true})).toBeVisible();
});

test.describe('sidebar', () => {
  test('shows one area, and switches to another', async ({page}) => {
    await open(page, EVERYTHING);
    const sidebar = page.getByRole('navigation', {name: 'Docs', exact: true});
    await expect(sidebar.getByRole('link', {name: 'Everything there is'})).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(sidebar.getByRole('link', {name: 'Another area'})).toHaveCount(0);
    const switcher = sidebar.locator('details').first();
    await switcher.locator('summary').click();
    await page.keyboard.press('Escape');
    await expect(switcher).not.toHaveAttribute('open');
    await switcher.locator('summary').click();
    await sidebar.getByRole('link', {name: 'Two'}).click();
    await expect(page).toHaveURL(/\/guide\/other$/);
    await expect(sidebar.getByRole('link', {name: 'Another area'})).toBeVisible();
    await expect(switcher).not.toHaveAttribute('open');
  });

  test('closes the neighbors of a category that opens', async ({page}) => {
    await open(page, EVERYTHING);
    const sidebar = page.getByRole('navigation', {name: 'Docs', exact: true});
    await expect(sidebar.getByRole('link', {name: 'More tabs'})).toBeVisible();
    await sidebar.getByText('Concepts').click();
    await expect(sidebar.getByRole('link', {name: 'Plain text'})).toBeVisible();
    await expect(sidebar.getByRole('link', {name: 'More tabs'})).toBeHidden();
  });

  test('has an unlisted page only while it is open', async ({page}) => {
    await open(page, `${FIXTURE}/docs/guide/other`);
    const sidebar = page.getByRole('navigation', {name: 'Docs', exact: true});
    await expect(sidebar.getByRole('link', {name: 'Another area'})).toBeVisible();
    await expect(sidebar.getByRole('link', {name: 'Hidden page'})).toHaveCount(0);
    await open(page, `${FIXTURE}/docs/guide/hidden`);
    await expect(sidebar.getByRole('link', {name: 'Hidden page'})).toBeVisible();
  });
});

test.describe('page', () => {
  test('has its title, badge, lead and neighbors', async ({page}) => {
    await open(page, `${FIXTURE}/docs/guide/plain`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Plain text');
    await expect(page.getByText('Early availability')).toBeVisible();
    await expect(page.getByText('A page of text alone, with an early feature')).toBeVisible();
    await expect(
      page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: /Next/}),
    ).toBeVisible();
    await open(page, `${FIXTURE}/docs/guide/other`);
    await expect(page.getByText('Limited availability')).toBeVisible();
  });

  test('has breadcrumbs, contents that follow the reader, the edit link and the date', async ({
    page,
  }) => {
    await open(page, '/docs/products/kafka/howto/kcat');
    await expect(
      page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link', {name: 'Services'}),
    ).toBeVisible();
    const contents = page.getByRole('navigation', {name: 'On this page'});
    await contents.getByRole('link', {name: 'Produce'}).click();
    await expect(page).toHaveURL(/#produce$/);
    await expect(page.getByRole('heading', {name: /^Produce/, level: 2})).toBeInViewport();
    await expect(contents.getByRole('link', {name: 'Produce'})).toHaveClass(/--active/);
    await expect(page.getByRole('link', {name: 'Edit this page'}).first()).toHaveAttribute(
      'href',
      /howto\/kcat\.md$/,
    );
    await expect(page.getByText(/Last updated on/)).toBeVisible();
  });

  test('scrolls to the top of the next page', async ({page}) => {
    await open(page, EVERYTHING);
    await page.evaluate(() => window.scrollTo(0, 800));
    await page.getByRole('link', {name: /^Next/}).click();
    await expect(page).toHaveURL(/\/guide\/more$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('the docs root leads to every area and to the first page', async ({page}) => {
  await open(page, '/docs');
  await expect(page.getByRole('link', {name: 'Get started'})).toHaveAttribute(
    'href',
    '/docs/get-started',
  );
  await page.getByRole('main').getByRole('link', {name: 'Apache Kafka®'}).click();
  await expect(page).toHaveURL(/\/docs\/products\/kafka$/);
});

test('the home page leads to services, tasks and tools, and says plainly what has ended', async ({
  page,
}) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: /Apache Kafka®/}).first()).toHaveAttribute(
    'href',
    '/docs/products/kafka',
  );
  await expect(
    main.getByRole('region', {name: 'Start with a task'}).getByRole('link'),
  ).not.toHaveCount(0);
  await main.getByRole('tab', {name: 'Terraform'}).click();
  await expect(main.getByText('kafka.tf')).toBeVisible();
  const addresses = await main
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const address of new Set(addresses.filter((href) => href.startsWith('/')))) {
    expect((await page.request.get(address)).status(), address).toBe(200);
  }
});

test.describe('motion', () => {
  const running = () =>
    document.getAnimations().filter(({playState}) => playState === 'running').length;

  test('the drawing of the home page moves', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await open(page, '/');
    expect(await page.evaluate(running)).toBeGreaterThan(0);
  });

  test('it stands still where motion is not welcome', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/');
    expect(await page.evaluate(running)).toBe(0);
  });
});

test('a report of a problem names the page, and the section that the reader is at', async ({
  page,
}) => {
  await open(page, `${EVERYTHING}#tabs-and-steps`);
  // The address is foreign: what counts is where the link leads when it is pressed.
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  const link = page.getByRole('link', {name: 'Report a problem with this page'}).first();
  const body = async () =>
    new URL((await link.getAttribute('href')) ?? '').searchParams.get('body') ?? '';
  expect(await body()).toContain('/docs/guide/everything)');
  expect(await body()).not.toContain('Section');
  await link.click();
  expect(await body()).toContain(
    '/docs/guide/everything#tabs-and-steps)\nSection: Tabs and steps\n',
  );
});

import {expect, test, type Page} from '@playwright/test';

/** The small site of tests/fixtures/reference-data, as tests/e2e/prepare.ts builds it. */
const origin = 'http://127.0.0.1:4115';

async function open(page: Page, pathname: string): Promise<void> {
  await page.goto(origin + pathname);
  await page.waitForSelector('html[data-has-hydrated=true]');
}

test('the field filters rows and groups by every word, and tells how many are left', async ({
  page,
}) => {
  await open(page, '/config');
  const field = page.getByRole('searchbox', {name: 'Filter parameters'});
  await field.fill('retention ms');
  await expect(page.locator('#param-kafka-log_retention_ms')).toBeVisible();
  await expect(page.locator('#param-kafka-num_partitions')).toBeHidden();
  await expect(page.getByRole('heading', {name: 'schema_registry_config'})).toBeHidden();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ of 176 parameters$/);
  await field.fill('');
  await expect(page.locator('#param-kafka-num_partitions')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('176 parameters');
});

test('metrics that few people watch are folded away, and a filter or a link to one opens the fold', async ({
  page,
}) => {
  await open(page, '/tables');
  const folded = page.locator('#metric-kafka_log_log_logendoffset_value');
  await expect(folded).toBeHidden();
  const field = page.getByRole('searchbox', {name: 'Filter metrics'});
  await field.fill('logendoffset');
  await expect(folded).toBeVisible();
  await field.fill('');
  await expect(folded).toBeHidden();
  await open(page, '/plain');
  await open(page, '/tables#metric-kafka_log_log_logendoffset_value');
  await expect(folded).toBeInViewport();
});

test('the browser keeps the table of the page as it was served', async ({page}) => {
  const errors: string[] = [];
  page.on(
    'console',
    (message) =>
      message.type() === 'error' &&
      !message.text().includes('favicon') &&
      errors.push(message.text()),
  );
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('[data-reference] table')?.setAttribute('data-served', '');
    });
  });
  await open(page, '/config');
  await expect(page.locator('[data-served]')).toHaveCount(1);
  expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
});

test('a navigation inside the site shows the table, with its filter and at the row of the link', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('link', {name: 'A parameter', exact: true}).click();
  const row = page.locator('#param-kafka-log_retention_ms');
  await expect(row).toBeInViewport();
  await expect(page.getByRole('searchbox', {name: 'Filter parameters'})).toHaveCount(1);
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'OpenSearch parameters'})
    .click();
  await expect(page.locator('#param-opensearch_version')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('tables of one page come with one request after a navigation', async ({page}) => {
  await open(page, '/');
  const requests: string[] = [];
  page.on(
    'request',
    (request) =>
      request.resourceType() === 'fetch' && requests.push(new URL(request.url()).pathname),
  );
  await page.getByRole('link', {name: 'Create a topic'}).click();
  await expect(page.locator('#cli-service-create--cloud')).toBeAttached();
  expect(requests.filter((pathname) => pathname === '/cli')).toHaveLength(1);
});

test('a table that cannot be fetched says so, and offers to load the page', async ({page}) => {
  await open(page, '/');
  await page.route('**/config', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  await page.getByRole('link', {name: 'Kafka parameters'}).first().click();
  await expect(page.getByRole('alert')).toContainText('The table could not be loaded.');
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', '/config');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the table is whole and has no field that would do nothing', async ({page}) => {
    await page.goto(`${origin}/config`);
    await expect(page.locator('#param-kafka-log_retention_ms')).toBeVisible();
    await expect(page.getByText('176 parameters')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });

  test('a page of an ended service begins with the notice', async ({page}) => {
    await page.goto(`${origin}/products/dragonfly/howto`);
    await expect(page.getByText('Aiven for Dragonfly ended on September 30, 2026')).toBeVisible();
    await expect(page.getByRole('link', {name: 'Aiven for Valkey™'})).toHaveAttribute(
      'href',
      '/products/valkey',
    );
  });
});

test('a table adds next to nothing to the JavaScript of its page', async ({browser}) => {
  const weigh = async (pathname: string): Promise<number> => {
    const page = await browser.newPage();
    const scripts: Promise<Buffer>[] = [];
    // What is prefetched for other pages is not of this one.
    page.on(
      'response',
      (response) => response.request().resourceType() === 'script' && scripts.push(response.body()),
    );
    await page.goto(origin + pathname, {waitUntil: 'networkidle'});
    // Docusaurus waits for the reader's first action.
    await page.mouse.move(10, 10);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + body.length, 0);
    await page.close();
    return bytes;
  };
  const plain = await weigh('/plain');
  expect(plain).toBeGreaterThan(100_000);
  const added = (await weigh('/opensearch')) - plain;
  test.info().annotations.push({type: 'bytes', description: `${plain} and ${added} more`});
  expect(added).toBeLessThan(5_000);
});

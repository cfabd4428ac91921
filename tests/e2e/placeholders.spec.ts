import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect, FIXTURE, loudTest, open, test} from './site';

const PAGE = `${FIXTURE}/docs/guide/values`;
const NEXT = `${FIXTURE}/docs/guide/values-next`;

test.use({permissions: ['clipboard-read', 'clipboard-write']});

const panel = (page: Page) => page.getByRole('complementary', {name: 'Your values'});
const sample = (page: Page, text: string) => page.locator('.theme-code-block', {hasText: text});
const unfold = (page: Page) => panel(page).locator('summary').click();
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify({...localStorage, ...sessionStorage}) + document.cookie);

test('values fill the samples of this page and of the next, also after a reload', async ({
  page,
}) => {
  await open(page, PAGE);
  await unfold(page);
  await panel(page).getByLabel('SERVICE_NAME').fill('orders-pg');
  await panel(page).getByLabel('PROJECT_NAME').fill('shop');
  await expect(sample(page, 'service create')).toContainText(
    'avn service create orders-pg --service-type pg --plan PLAN_NAME',
  );
  await expect(sample(page, '"service"')).toContainText('"service": "orders-pg"');
  await expect(sample(page, 'of ORGANIZATION_ID')).toContainText('orders-pg of ORGANIZATION_ID');
  await open(page, NEXT);
  await expect(sample(page, 'service get')).toContainText(
    'avn service get orders-pg --project shop',
  );
  await page.reload();
  await page.mouse.move(8, 8);
  await expect(sample(page, 'service get')).toContainText('orders-pg');
  await expect(panel(page).locator('summary')).toContainText('2 of');
  await expect(panel(page).getByLabel('SERVICE_NAME')).toHaveValue('orders-pg');
});

test('copying copies the filled form, and leaves variables as they are', async ({page}) => {
  await open(page, PAGE);
  await unfold(page);
  await panel(page).getByLabel('PG_HOST').fill('pg.example.com');
  const block = sample(page, 'psql');
  await block.getByRole('button', {name: 'Copy code'}).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'psql "host=pg.example.com port=PG_PORT dbname=$DATABASE_NAME"',
  );
});

test('nothing secret is asked for or kept', async ({page}) => {
  await open(page, PAGE);
  await unfold(page);
  await expect(panel(page).getByText('A secret: it is never kept here')).toBeVisible();
  await expect(panel(page).getByLabel('SERVICE_PASSWORD')).toHaveCount(0);
  await panel(page)
    .getByLabel('PG_HOST')
    .fill('postgres://avnadmin:hunter22@pg.example.com:1/defaultdb');
  await expect(panel(page).getByRole('alert')).toHaveText(
    'This looks like a secret, so it is not kept.',
  );
  expect(await kept(page)).not.toContain('hunter22');
  await panel(page).getByLabel('PG_HOST').fill('pg.example.com');
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  expect(await kept(page)).toContain('pg.example.com');
});

test('values are cleared everywhere at once', async ({page}) => {
  await open(page, PAGE);
  await unfold(page);
  await panel(page).getByLabel('SERVICE_NAME').fill('orders-pg');
  await panel(page).getByRole('button', {name: 'Clear'}).click();
  await expect(sample(page, 'service create')).toContainText('avn service create SERVICE_NAME');
  await expect(panel(page).getByLabel('SERVICE_NAME')).toHaveValue('');
  expect(await kept(page)).not.toContain('orders-pg');
});

test('two tabs of a browser are in step', async ({page, context}) => {
  await open(page, PAGE);
  await unfold(page);
  const other = await context.newPage();
  await open(other, NEXT);
  await panel(page).getByLabel('SERVICE_NAME').fill('orders-pg');
  await expect(sample(other, 'service get')).toContainText('avn service get orders-pg');
  await expect(panel(other).getByLabel('SERVICE_NAME')).toHaveValue('orders-pg');
});

test('the panel is operated with the keyboard, and each field says what it is', async ({page}) => {
  await open(page, PAGE);
  await unfold(page);
  const field = panel(page).getByLabel('SERVICE_NAME');
  await field.focus();
  await page.keyboard.type('orders-pg');
  await page.keyboard.press('Tab');
  await expect(panel(page).getByLabel('PLAN_NAME')).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Name of an Aiven service');
  await panel(page).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
});

test('the panel, its list and the marks pass axe', async ({page}) => {
  await open(page, PAGE);
  await unfold(page);
  await panel(page).getByLabel('SERVICE_NAME').fill('orders-pg');
  const {violations} = await new AxeBuilder({page})
    .include('aside[aria-label="Your values"]')
    .include('.theme-code-block')
    .analyze();
  expect(violations).toEqual([]);
});

test('placeholders are marked and explained, other names are not', async ({page}) => {
  await open(page, PAGE);
  const marks = sample(page, 'psql').locator('var.placeholder');
  await expect(marks).toHaveText(['PG_HOST', 'PG_PORT']);
  await expect(marks.first()).toHaveAttribute('title', 'Host name of a PostgreSQL service');
  await expect(sample(page, 'service create').getByText(/^checked with avn \d/)).toBeVisible();
  await expect(
    page
      .getByText(/^\d samples checked, with avn [\d.]+, on \d{4}-\d\d-\d\d$/)
      .filter({visible: true}),
  ).toHaveCount(1);
});

for (const width of [1440, 390]) {
  test(`the panel takes one line until it is opened, on ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.goto(PAGE);
    const box = await panel(page).boundingBox();
    expect(box?.height).toBeLessThan(50);
  });
}

test('a page without placeholders has no panel', async ({page}) => {
  await open(page, `${FIXTURE}/docs/guide/plain`);
  await expect(panel(page)).toHaveCount(0);
});

// Docusaurus itself writes to the console when storage is blocked.
loudTest('blocked storage does no harm', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addInitScript(() => {
    const block = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Storage.prototype.getItem = block;
    Storage.prototype.setItem = block;
    Storage.prototype.removeItem = block;
  });
  await open(page, PAGE);
  await unfold(page);
  await panel(page).getByLabel('SERVICE_NAME').fill('orders-pg');
  await expect(sample(page, 'service create')).toContainText('avn service create orders-pg');
  expect(errors).toEqual([]);
});

loudTest.describe('without scripts', () => {
  loudTest.use({javaScriptEnabled: false});

  loudTest('samples show their placeholders, and a list explains them', async ({page}) => {
    await page.goto(PAGE);
    await expect(sample(page, 'service create')).toContainText('avn service create SERVICE_NAME');
    await expect(panel(page).locator('input').first()).toBeHidden();
    await unfold(page);
    await expect(panel(page).getByText('Name of an Aiven service, for example')).toBeVisible();
  });
});

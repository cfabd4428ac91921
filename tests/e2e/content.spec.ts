import {EVERYTHING, expect, FIXTURE, open, test} from './site';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('tabs of a group are in step, on the page and on the next one', async ({page}) => {
  await open(page, EVERYTHING);
  await page.getByRole('tab', {name: 'API'}).first().click();
  await expect(page.getByText('The API again.')).toBeVisible();
  await expect(page.getByText('The CLI again.')).toBeHidden();
  await open(page, `${FIXTURE}/docs/guide/more`);
  await expect(page.getByText('With the API.')).toBeVisible();
});

test('tabs are operated with the keyboard', async ({page}) => {
  await open(page, EVERYTHING);
  await page.getByRole('tab', {name: 'CLI'}).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', {name: 'API'}).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', {name: 'API'}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Home');
  await page.keyboard.press(' ');
  await expect(page.getByText('The CLI again.')).toBeVisible();
});

test('a sample says what it is, copies, wraps and marks lines', async ({page}) => {
  await open(page, EVERYTHING);
  const shell = page.locator('.theme-code-block').first();
  await expect(shell.getByText('steps.sh')).toBeVisible();
  await shell.getByRole('button', {name: 'Copy code'}).click();
  await expect(shell.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'avn service list --project PROJECT_NAME',
  );

  const json = page.locator('.theme-code-block.language-json');
  await expect(json.getByText('JSON', {exact: true})).toBeVisible();
  await expect(json.locator('.theme-code-block-highlighted-line')).toHaveCount(1);
  const width = () => json.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  expect(await width()).toBeGreaterThan(0);
  await json.getByRole('button', {name: 'Toggle word wrap'}).click();
  await expect.poll(width).toBe(0);
});

test('samples are colored by classes, without styles of their own', async ({page}) => {
  await open(page, EVERYTHING);
  expect(await page.locator('.theme-code-block .token').count()).toBeGreaterThan(3);
  expect(await page.locator('.theme-code-block [style], .theme-code-block[style]').count()).toBe(0);
});

test('notes have their point as title, details open, formulas are MathML, a table of six columns shows its rows one below the other', async ({
  page,
}) => {
  await open(page, EVERYTHING);
  await expect(page.locator('.theme-admonition-note')).toContainText('A point');
  await expect(page.locator('.theme-admonition-warning')).toContainText('warning');
  await page.getByText('Long output').click();
  await expect(page.getByText('Hidden text.')).toBeVisible();
  await expect(page.locator('math[display=block]')).toBeVisible();
  const table = page.getByRole('group', {name: 'Table'});
  expect(await table.evaluate((frame) => frame.scrollWidth)).toBe(
    await table.evaluate((frame) => frame.clientWidth),
  );
  await expect(table.getByText('the_certificate_is_of_another_project')).toHaveCSS(
    'display',
    'block',
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  );
});

test('steps are numbered, with a thread between them', async ({page}) => {
  await open(page, EVERYTHING);
  const first = page.locator('[role=tabpanel] ol > li').first();
  expect(await first.evaluate((item) => getComputedStyle(item, '::before').content)).toContain(
    'list-item',
  );
  expect(await first.evaluate((item) => getComputedStyle(item, '::after').width)).toBe('1px');
});

test('links to elsewhere open in a new tab, links of the site do not', async ({page}) => {
  await open(page, EVERYTHING);
  const out = page.getByRole('link', {name: 'external link'});
  await expect(out).toHaveAttribute('target', '_blank');
  await expect(out).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(
    page.getByRole('main').getByRole('link', {name: 'another page'}),
  ).not.toHaveAttribute('target');
});

test.describe('zoom', () => {
  const ZOOMED = '.medium-zoom--opened';

  test('attaches after a second, to images that stand alone', async ({page}) => {
    await open(page, EVERYTHING);
    await expect(page.getByRole('button', {name: 'Enlarge: A green field'})).toBeVisible({
      timeout: 3000,
    });
    await expect(page.locator('img.medium-zoom-image')).toHaveCount(1);
  });

  for (const [colorScheme, overlay] of [
    ['light', 'rgb(255, 255, 255)'],
    ['dark', 'rgb(27, 31, 35)'],
  ] as const) {
    test(`opens over ${colorScheme}, and closes by scrolling 40 pixels`, async ({page}) => {
      await page.emulateMedia({colorScheme});
      await open(page, EVERYTHING);
      await page.getByRole('button', {name: 'Enlarge: A green field'}).click({timeout: 3000});
      await expect(page.locator(ZOOMED)).toBeVisible();
      await expect(page.locator('.medium-zoom-overlay')).toHaveCSS('background-color', overlay);
      await page.waitForTimeout(400);
      await page.mouse.wheel(0, 60);
      await expect(page.locator(ZOOMED)).toHaveCount(0);
    });
  }

  test('is operated with the keyboard, and attached again on the next page', async ({page}) => {
    await open(page, `${FIXTURE}/`);
    await page.getByRole('link', {name: 'Everything'}).click();
    const image = page.getByRole('button', {name: 'Enlarge: A green field'});
    await image.focus({timeout: 3000});
    await page.keyboard.press('Enter');
    await expect(page.locator(ZOOMED)).toBeVisible();
    await page.waitForTimeout(400);
    await page.keyboard.press('Escape');
    await expect(page.locator(ZOOMED)).toHaveCount(0);
  });
});

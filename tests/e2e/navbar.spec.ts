import {EVERYTHING, expect, open, test} from './site';

test.describe('navbar', () => {
  test('leads to the console, the API reference, the changelog and the source, each in a new tab', async ({
    page,
  }) => {
    await open(page, '/');
    const nav = page.getByRole('navigation', {name: 'Main'});
    for (const name of ['Console', 'API reference', 'Changelog', 'GitHub']) {
      const link = nav.getByRole('link', {name});
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    await expect(nav.getByRole('link', {name: 'Aiven documentation home'})).toHaveAttribute(
      'href',
      '/',
    );
  });

  test('hides on the way down and shows on the way up', async ({page}) => {
    await open(page, EVERYTHING);
    const nav = page.getByRole('navigation', {name: 'Main'});
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await page.mouse.wheel(0, 400);
    await expect(nav).not.toBeInViewport();
    await page.mouse.wheel(0, -300);
    await expect(nav).toBeInViewport();
  });
});

test.describe('color mode', () => {
  test.use({colorScheme: 'dark'});

  test('follows the system until a choice is made, then light, dark, system', async ({page}) => {
    await open(page, '/');
    const root = page.locator('html');
    const toggle = page.getByRole('button', {name: /Switch between dark and light/});
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(toggle).toHaveAccessibleName(/system mode/);
    await toggle.click();
    await expect(root).toHaveAttribute('data-theme', 'light');
    await toggle.click();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(toggle).toHaveAccessibleName(/dark mode/);
    await toggle.click();
    await expect(toggle).toHaveAccessibleName(/system mode/);
  });

  test('keeps the choice, and is in step in every tab', async ({page, context}) => {
    await open(page, '/');
    const other = await context.newPage();
    await open(other, '/docs');
    await page.getByRole('button', {name: /Switch between dark and light/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('announcement bar', () => {
  test('invites to the survey and cannot be closed', async ({page}) => {
    await open(page, '/');
    const bar = page.locator('.theme-announcement-bar');
    await expect(bar.getByRole('link', {name: '3-minute survey'})).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(bar.getByRole('button')).toHaveCount(0);
  });

  test('can be closed where the configuration says so, until its id changes', async ({page}) => {
    await open(page, EVERYTHING);
    const bar = page.locator('.theme-announcement-bar');
    await bar.getByRole('button', {name: 'Close'}).click();
    await expect(bar).toBeHidden();
    await page.reload();
    await expect(bar).toBeHidden();
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.includes('announcement.id'));
      localStorage.setItem(key ?? '', 'an-older-one');
    });
    await page.reload();
    // The page is taken over at the first sign of a reader.
    await page.mouse.move(9, 9);
    await expect(bar).toBeVisible();
  });
});

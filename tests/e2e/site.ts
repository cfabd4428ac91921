import {expect, test as base, type Page} from '@playwright/test';

export const FIXTURE = 'http://127.0.0.1:4111';
export const EVERYTHING = `${FIXTURE}/docs/guide/everything`;

/** Collects the errors of a page, thrown or written to the console, as they come. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** A test that fails when the page writes an error to the console, or asks another host for anything. */
export const test = base.extend<{quiet: void}>({
  quiet: [
    async ({page}, use) => {
      const problems = errorsOf(page);
      page.on('request', (request) => {
        const {hostname, protocol} = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== '127.0.0.1')
          problems.push(`request to ${request.url()}`);
      });
      await use();
      expect(problems).toEqual([]);
    },
    {auto: true},
  ],
});

export {base as loudTest, expect};

/** Opens a page and waits until React has taken it over: an earlier key press could be lost. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.mouse.move(5, 5);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

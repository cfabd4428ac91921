import {readFileSync} from 'node:fs';
import {test as base, type Page, type Route} from '@playwright/test';
import {errorsOf, expect} from './site';

export const KCAT = '/docs/products/kafka/howto/kcat';
export const SCRIPTS = /\/assets\/js\//;

type Faults = {
  /** Errors that the fault itself makes the browser write. What a test does not name is a failure of it. */
  expected: RegExp[];
};

/** What the browser writes about a request that the test lets fail. */
export const NOT_LOADED = /^Failed to load resource/;

/** A test over a fault: fails at every error, thrown or written, that is not among those expected. */
export const test = base.extend<Faults & {calm: void}>({
  expected: [[], {option: true}],
  calm: [
    async ({page, expected}, use) => {
      const errors = errorsOf(page);
      await use();
      const unexpected = errors.filter((error) => !expected.some((known) => known.test(error)));
      // Requests that are still under way when the test ends are no failure of it.
      await page.unrouteAll({behavior: 'ignoreErrors'});
      expect(unexpected).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Lets requests fail, until told otherwise, as they do without a network; or as `answer` says. */
export async function breakDown(
  page: Page,
  what: RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.abort(),
): Promise<{mend: () => void; failed: string[]}> {
  const failed: string[] = [];
  let isBroken = true;
  await page.route(what, async (route) => {
    if (!isBroken) return route.fallback();
    failed.push(route.request().url());
    return answer(route);
  });
  return {
    failed,
    mend: () => {
      isBroken = false;
    },
  };
}

/** Runs in a page before its scripts: every access to what the browser keeps for it is refused. */
export function blockStorage(): void {
  const blocked = {
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, blocked);
}

/** Counts the documents that a page loads from here on. */
export function countDocuments(page: Page): {count: number} {
  const loads = {count: 0};
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.count += 1;
  });
  return loads;
}

/** Moves the pointer until Docusaurus has taken the page over. */
export async function wake(page: Page): Promise<void> {
  let x = 5;
  await expect(async () => {
    await page.mouse.move((x += 3), 5);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {
      timeout: 500,
    });
  }).toPass();
}

/** Scripts that the built page of an address names, in order. */
export function scriptsOf(pathname: string): string[] {
  const html = readFileSync(`build${pathname}.html`, 'utf8');
  const list = /id="?docs-scripts"? data-src="([^"]*)"/.exec(html)?.[1];
  if (!list) throw new Error(`build${pathname}.html names no scripts`);
  return list.split(' ');
}

/** A link of the menu, to a page of the area that is shown. */
export const menuLink = (page: Page, to: string) =>
  page.locator(`#docs-menu a[href="${to}"]:visible`).first();

/** What the search has found; the dialog has other rows as well. */
export const hits = (page: Page) =>
  page.getByRole('listbox', {name: 'Results'}).getByRole('option');

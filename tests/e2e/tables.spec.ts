import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, loudTest as test} from './site';
import {tableProblems} from './tables';

const ROOT = 'build';

/** Addresses of all pages with a table. */
const addresses = readdirSync(ROOT, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html'))
  .filter((file) => readFileSync(path.join(ROOT, file), 'utf8').includes('<table'))
  .map((file) => `/${file.replaceAll(path.sep, '/').replace(/\.html$/, '')}`);

/*
 * All pages are laid out one after another in one document, without scripts: a navigation each would take ten times as
 * long.
 */
for (const width of [1440, 1024, 390]) {
  test(`every table can be read on a screen of ${width} pixels`, async ({page}) => {
    test.setTimeout(300_000);
    expect(addresses.length).toBeGreaterThan(100);
    await page.setViewportSize({width, height: 900});
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/docs/get-started');
    const problems: string[] = [];
    for (const address of addresses)
      for (const problem of await page.evaluate(tableProblems, {address}))
        problems.push(`${address}: ${problem}`);
    expect(problems.join('\n')).toBe('');
  });
}

test.describe('what the measure finds', () => {
  const LONG = 'A sentence that is a good deal longer than one hundred and sixty pixels. '.repeat(
    4,
  );
  const table = (cells: string[]) =>
    `<main class="markdown"><div class="docs-table"><table><tr>${cells
      .map((cell) => `<td style="min-width: 0">${cell}</td>`)
      .join('')}</tr></table></div></main>`;

  test.beforeEach(async ({page}) => {
    await page.setViewportSize({width: 1024, height: 900});
    await page.goto('/docs/get-started');
  });

  test('nothing in a table of two columns', async ({page}) => {
    expect(await page.evaluate(tableProblems, {html: table(['One', LONG])})).toEqual([]);
  });

  test('a column of text that is squeezed', async ({page}) => {
    const html = table([`<code class="docs-nowrap">${'x'.repeat(110)}</code>`, LONG]);
    const [problem] = await page.evaluate(tableProblems, {html});
    expect(problem).toMatch(/^table 1, column 2: \d+ px wide, and its text breaks/);
  });

  test('a table that scrolls on a desktop, and one whose edge does not show it', async ({page}) => {
    const html = table([`<code class="docs-nowrap">${'x'.repeat(210)}</code>`, 'One']);
    expect(await page.evaluate(tableProblems, {html})).toEqual(['table 1: scrolls on a desktop']);
    await page.setViewportSize({width: 390, height: 900});
    expect(await page.evaluate(tableProblems, {html})).toEqual([]);
    const bare = html.replace('class="docs-table"', 'style="overflow: auto"');
    expect(await page.evaluate(tableProblems, {html: bare})).toEqual([
      'table 1: scrolls, and its edge does not show it',
    ]);
  });
});

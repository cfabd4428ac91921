/** Axe on every page of the sitemap: `npm run a11y`, on demand. CI samples one page of each kind (tests/e2e/a11y.spec.ts). */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type Browser, chromium, type Page} from '@playwright/test';
import {chromiumPath} from '../../plugins/shared/chromium';
import {serve} from '../../bench/lib/serve';
import {printTable} from '../../bench/lib/table';
import {type Arguments, readArguments, routesOf, USAGE} from './arguments';
import {violationsOf} from './axe';
import {type Finding, HEADINGS, tableOf} from './table';

const WIDTHS = {desktop: {width: 1440, height: 900}, phone: {width: 390, height: 844}};

/** Colors do not change with the width, nor does the layout with the color mode: nothing is asked twice. */
const FORMS = [
  {form: 'desktop', viewport: WIDTHS.desktop, mode: 'light', part: 'all'},
  {form: 'desktop, dark', viewport: WIDTHS.desktop, mode: 'dark', part: 'colors'},
  {form: 'phone', viewport: WIDTHS.phone, mode: 'light', part: 'layout'},
] as const;

async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
}

async function audit(page: Page, url: string, still: boolean): Promise<Omit<Finding, 'route'>[]> {
  const findings: Omit<Finding, 'route'>[] = [];
  await page.setViewportSize(WIDTHS.desktop);
  await page.goto(url, {waitUntil: 'load'});
  if (!still) await hydrate(page);
  for (const {form, viewport, mode, part} of FORMS) {
    await page.setViewportSize(viewport);
    await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme;
    }, mode);
    for (const violation of await violationsOf(page, part)) findings.push({...violation, form});
  }
  return findings;
}

/** One tab: takes routes from the list until it is empty. */
async function work(
  browser: Browser,
  origin: string,
  routes: string[],
  {still}: Arguments,
): Promise<Finding[]> {
  const context = await browser.newContext({reducedMotion: 'reduce'});
  const findings: Finding[] = [];
  const page = await context.newPage();
  for (let route = routes.shift(); route !== undefined; route = routes.shift()) {
    for (const finding of await audit(page, origin + route, still)) {
      findings.push({...finding, route});
      console.error(`${finding.rule} ${route} ${finding.form}: ${finding.targets[0]}`);
    }
    if (routes.length % 50 === 0) console.error(`${routes.length} pages to go`);
  }
  await context.close();
  return findings;
}

export async function main(words: string[]): Promise<number> {
  const given = readArguments(words);
  if (given.help) {
    console.log(USAGE);
    return 0;
  }
  const sitemap = path.join(given.dir, 'sitemap.xml');
  if (!existsSync(sitemap)) throw new Error(`${sitemap} is not there. Build first: npm run build`);
  const routes = routesOf(readFileSync(sitemap, 'utf8'), given);
  const total = routes.length;
  const started = performance.now();
  const server = await serve(path.resolve(given.dir));
  const browser = await chromium.launch({executablePath: chromiumPath(), args: ['--no-sandbox']});
  const tabs = Array.from({length: given.tabs}, () => work(browser, server.origin, routes, given));
  const findings = (await Promise.all(tabs)).flat();
  await browser.close();
  await server.close();
  if (findings.length > 0) printTable(HEADINGS, tableOf(findings));
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(
    `a11y: ${findings.length} violation(s) on ${total} page(s), light and dark, 1440 and 390 pixels, ${given.still ? 'before' : 'after'} hydration, in ${minutes} minutes`,
  );
  return findings.length > 0 ? 1 : 0;
}

main(process.argv.slice(2)).then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    console.error(`a11y: ${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exitCode = 2;
  },
);

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';
import type {Browser, Page} from '@playwright/test';
import {hashOf, drawing, placeholder, ROLES} from '../settings';
import type {Request} from './page';

const MODULES = path.resolve(__dirname, '../../../node_modules');
const FONT = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

function pageScript(): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'page.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Opens an offline page with Mermaid, the site's font, and a placeholder color for each role. */
async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({offline: true, viewport: {width: 1280, height: 900}});
  const page = await context.newPage();
  const font = readFileSync(path.join(MODULES, FONT)).toString('base64');
  const roles = ROLES.map((role) => `--docs-${role}:${placeholder(role)};`).join('');
  await page.setContent(
    `<!doctype html><style>@font-face{font-family:'Instrument Sans';font-weight:400 700;src:url(data:font/woff2;base64,${font})}:root{${roles}--docs-font-text:'Instrument Sans'}body{font:16px 'Instrument Sans'}</style><body>`,
  );
  await page.evaluate(
    "Promise.all(['400', '600'].map((weight) => document.fonts.load(weight + ' 16px \"Instrument Sans\"')))",
  );
  await page.addScriptTag({path: path.join(MODULES, 'mermaid/dist/mermaid.min.js')});
  await page.addScriptTag({content: pageScript()});
  return page;
}

/** Returns a function that draws a diagram, as SVG or as Mermaid's error. */
export async function openDrawing(
  browser: Browser,
): Promise<(source: string) => Promise<string | Error>> {
  const page = await openPage(browser);
  const roles = {
    ...Object.fromEntries(ROLES.map((role) => [placeholder(role), role])),
    // Mermaid fills some parts with white, such as the ends of relations: they get the background of the figure.
    'rgb(255, 255, 255)': 'surface',
  };
  return async (source) => {
    const request: Request = {id: hashOf(source), source, config: drawing, roles};
    try {
      return (await page.evaluate(`draw(${JSON.stringify(request)})`)) as string;
    } catch (cause) {
      const [first = ''] = String((cause as Error).message).split('\n    at ');
      return new Error(first.replace(/^page\.evaluate: (?:Error: )?/, '').trim());
    }
  };
}

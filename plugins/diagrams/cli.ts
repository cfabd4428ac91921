import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {CHROMIUM_FLAGS, chromiumPath} from '../shared/chromium';
import {parse} from '../shared/markdown/parse';
import {readText} from '../shared/markdown/read-text';
import {filesUnder} from '../shared/walk';
import {openDrawing} from './draw/index';
import {drawingsIn, FOLDER} from './public';
import {hashOf} from './settings';

/** The docs of the site and of the small site that the browser tests build, with the folders of their drawings. */
const SETS = [
  {docs: 'docs', folder: FOLDER},
  {docs: 'tests/fixtures/theme/docs', folder: 'tests/fixtures/theme/diagrams'},
];

type Diagram = {source: string; place: string};

/** Finds the diagrams in a folder of pages, by the file name of their drawing. */
export function diagramsOf(siteDir: string, docs: string): Map<string, Diagram> {
  const found = new Map<string, Diagram>();
  for (const file of filesUnder(siteDir, docs).filter((name) => /\.mdx?$/.test(name))) {
    const text = readText(path.join(siteDir, file));
    if (!text.includes('mermaid')) continue;
    for (const {lang, value, line} of parse(text).fences) {
      if (lang === 'mermaid')
        found.set(`${hashOf(value)}.svg`, {source: value, place: `${file}:${line}`});
    }
  }
  return found;
}

async function drawAll(siteDir: string, wanted: [string, Diagram][]): Promise<number> {
  const browser = await chromium.launch({executablePath: chromiumPath(), args: CHROMIUM_FLAGS});
  let failed = 0;
  try {
    const draw = await openDrawing(browser);
    for (const [file, {source, place}] of wanted) {
      const svg = await draw(source);
      if (svg instanceof Error) {
        failed += 1;
        console.error(`${place}: the diagram cannot be drawn: ${svg.message}`);
        continue;
      }
      mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
      writeFileSync(path.join(siteDir, file), `${svg}\n`);
    }
  } finally {
    await browser.close();
  }
  return failed;
}

/** The command `npm run diagrams`: draws new diagrams, and removes drawings that no page uses. */
export async function main(siteDir: string): Promise<number> {
  const started = performance.now();
  const missing: [string, Diagram][] = [];
  let count = 0;
  let removed = 0;
  for (const {docs, folder} of SETS) {
    const diagrams = diagramsOf(siteDir, docs);
    const there = new Set(drawingsIn(siteDir, folder));
    count += diagrams.size;
    for (const [name, diagram] of diagrams)
      if (!there.has(name)) missing.push([`${folder}/${name}`, diagram]);
    for (const name of there) {
      if (diagrams.has(name)) continue;
      rmSync(path.join(siteDir, folder, name));
      removed += 1;
    }
  }
  const failed = missing.length > 0 ? await drawAll(siteDir, missing) : 0;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${count} diagrams: ${missing.length - failed} drawn, ${removed} removed, ${failed} failed, in ${seconds} s`,
  );
  return failed > 0 ? 1 : 0;
}

if (require.main === module) {
  void main(process.cwd()).then((status) => {
    process.exitCode = status;
  });
}

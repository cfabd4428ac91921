/**
 * Writes the subset of the text font that every page loads: `npm run font`, after the font or its characters change.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {CORE, subset} from './subset';

const FILE = path.resolve(__dirname, '../../src/css/fonts/instrument-sans-core.woff2');

async function main(): Promise<void> {
  const font = await subset(CORE);
  await mkdir(path.dirname(FILE), {recursive: true});
  await writeFile(FILE, font);
  console.log(`${path.relative(process.cwd(), FILE)}: ${font.length.toLocaleString('en')} bytes`);
}

void main();

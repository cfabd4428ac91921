/** Draws the pictures of pages: `npm run pictures`, after a change of a picture, the font or the colors. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {PICTURES} from './pictures';

const DOCS = path.resolve(__dirname, '../../docs');

for (const [name, draw] of Object.entries(PICTURES)) {
  const file = path.join(DOCS, name);
  try {
    const svg = draw().svg();
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, svg);
  } catch (error) {
    console.error(`${name}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
console.log(`${Object.keys(PICTURES).length} pictures`);

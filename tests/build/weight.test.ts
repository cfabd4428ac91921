import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {budgets, shared} from '../../config/budgets';
import {kindOf} from '../../plugins/shared/areas';
import {BUILD, isRedirect} from './site';
import {over, Scales} from './weight';

const {font, ...common} = shared;
const scales = new Scales(BUILD);
const read = (file: string) => fs.readFileSync(path.join(BUILD, file), 'utf8');
const pages = fs
  .readdirSync(path.join(BUILD, 'docs'), {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html') && !isRedirect(read(path.join('docs', file))));

describe('weight', () => {
  it('of every page is within the budget of its kind', () => {
    expect(pages.length).toBeGreaterThan(700);
    const heavy = pages.flatMap((file) => {
      const kind = kindOf(file.replace(/\.html$/, ''));
      const found = over(kind, scales.weigh(read(path.join('docs', file))), {...budgets[kind], ...common});
      return found.map((problem) => `${file} ${problem}`);
    });
    expect(heavy).toEqual([]);
  });

  it('of the home page is within its budget', () => {
    const weight = scales.weigh(read('index.html'));
    expect(weight.script).toBeGreaterThan(20);
    expect(over('home', weight, {...budgets.home, ...common})).toEqual([]);
  });

  it('of the font of nearly every page is within its budget, and each page asks for it at once', () => {
    const fonts = fs.readdirSync(path.join(BUILD, 'assets/fonts')).filter((file) => file.includes('-core-'));
    expect(fonts).toHaveLength(1);
    expect(fs.statSync(path.join(BUILD, 'assets/fonts', fonts[0]!)).size / 1000).toBeLessThan(font);
    const preload = new RegExp(`<link[^>]*rel="?preload"?[^>]*href="?[^ ">]*/${fonts[0]}`);
    expect(pages.filter((page) => !preload.test(read(path.join('docs', page))))).toEqual([]);
  });

  it('is told with the page\'s kind, the part and both numbers', () => {
    expect(over('howto', {script: 181.23, document: 10}, {script: 172, document: 30})).toEqual(['howto: script 181.2 kB of 172']);
  });

  it('counts what a page names', () => {
    const folder = fs.mkdtempSync(path.join(BUILD, '.weight-'));
    try {
      fs.writeFileSync(path.join(folder, 'a.js'), 'x'.repeat(100));
      const weight = new Scales(folder).weigh('<template id=docs-scripts data-src="/a.js"></template><script>y()</script>');
      expect(weight.script).toBe(gzipSync('x'.repeat(100)).length / 1000);
      expect(weight.loader).toBeGreaterThan(0);
    } finally {
      fs.rmSync(folder, {recursive: true});
    }
  });
});

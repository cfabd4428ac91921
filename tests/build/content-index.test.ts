import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadFromBuild, loadFromSources} from '../../plugins/content-index/load';
import {INDEX_FOLDER, MANIFEST} from '../../plugins/content-index/names';
import {pagesOfFolder} from '../../plugins/content-index/pages';
import type {Block} from '../../plugins/content-index/types';
import {BUILD} from './site';

const docsDir = path.resolve('docs');
const where = {origin: 'https://aiven.io', baseUrl: '/', docsDir};
const metas = pagesOfFolder(docsDir, '/docs');
/** Tables of facts are drawn by components, which only a render has. */
const isDrawn = (file: string) => /<\w+Table\b|<CliReference\b/.test(fs.readFileSync(file, 'utf8'));
/** The notice of an ended service comes from data as well. */
const withoutNotice = (blocks: Block[]) => (blocks[0]?.t === 'note' && / ended on /.test(blocks[0].title) ? blocks.slice(1) : blocks);

describe('content index', () => {
  it('reads from the dev server\'s sources what it reads from the rendered pages', async () => {
    const rendered = await loadFromBuild(metas, BUILD, where);
    const sources = loadFromSources(metas, where);
    const compared = metas.flatMap(({file = '', route}, index) => (isDrawn(file) ? [] : [{route, index}]));
    expect(compared.length).toBeGreaterThan(20);
    const different = compared.filter(({index}) => JSON.stringify(withoutNotice(rendered[index]?.blocks ?? [])) !== JSON.stringify(sources[index]?.blocks));
    expect(different.map(({route}) => route)).toEqual([]);
  });

  it('names only files that are there, and has a Markdown twin for every page', () => {
    const {pages} = JSON.parse(fs.readFileSync(path.join(BUILD, MANIFEST), 'utf8')) as {pages: string};
    const first = JSON.parse(fs.readFileSync(path.join(BUILD, INDEX_FOLDER, pages), 'utf8')) as {headings: string; shards: [string, string][]};
    const missing = [first.headings, ...first.shards.map(([, name]) => name)].filter((name) => !fs.existsSync(path.join(BUILD, INDEX_FOLDER, name)));
    expect(missing).toEqual([]);
    expect(metas.filter(({route}) => !fs.existsSync(path.join(BUILD, `${route.slice(1)}.md`))).map(({route}) => route)).toEqual([]);
  });

  it('has unlisted pages nowhere', () => {
    const unlisted = fs
      .readdirSync(docsDir, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.md') && /^unlisted: true$/m.test(fs.readFileSync(path.join(docsDir, file), 'utf8')))
      .map((file) => `/docs/${file.slice(0, -3)}`);
    const map = fs.readFileSync(path.join(BUILD, 'llms.txt'), 'utf8');
    expect(unlisted.filter((route) => map.includes(`${route}.md`) || fs.existsSync(path.join(BUILD, `${route.slice(1)}.md`)))).toEqual([]);
  });
});

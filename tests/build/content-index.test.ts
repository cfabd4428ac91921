import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadFromBuild, loadFromSources} from '../../plugins/content-index/load';
import {INDEX_FOLDER, MANIFEST} from '../../plugins/content-index/names';
import {pagesOfFolder} from '../../plugins/content-index/pages';
import {partsOf} from '../../plugins/content-index/parts';
import {readHeadings, readRoutes, type PagesFile} from '../../plugins/content-index/retrieval/format';
import {toSections} from '../../plugins/content-index/sections';
import type {Block} from '../../plugins/content-index/types';
import {BUILD} from './site';

const docsDir = path.resolve('docs');
const where = {origin: 'https://aiven.io', baseUrl: '/', docsDir};
const metas = pagesOfFolder(docsDir, '/docs');
/** Tables of facts are drawn by components, which only a render has. */
const isDrawn = (file: string) => /<\w+Table\b|<CliReference\b/.test(fs.readFileSync(file, 'utf8'));
/** What Docusaurus makes of the address of an image is known after a build alone. */
const withoutAddresses = (blocks: Block[]) => JSON.stringify(blocks).replace(/(!\[[^\]]*\])\([^)]*\)/g, '$1');
/** The notice of an ended service comes from data as well. */
const withoutNotice = (blocks: Block[]) => (blocks[0]?.t === 'note' && / ended on /.test(blocks[0].title) ? blocks.slice(1) : blocks);

describe('content index', () => {
  it('reads from the dev server\'s sources what it reads from the rendered pages', async () => {
    const rendered = await loadFromBuild(metas, BUILD, where);
    const sources = loadFromSources(metas, where);
    const compared = metas.flatMap(({file = '', route}, index) => (isDrawn(file) ? [] : [{route, index}]));
    expect(compared.length).toBeGreaterThan(20);
    const different = compared.filter(({index}) => withoutAddresses(withoutNotice(rendered[index]?.blocks ?? [])) !== withoutAddresses(sources[index]?.blocks ?? []));
    expect(different.map(({route}) => route)).toEqual([]);
  });

  it('names only files that are there, and has a Markdown twin for every page', () => {
    const {pages} = JSON.parse(fs.readFileSync(path.join(BUILD, MANIFEST), 'utf8')) as {pages: string};
    const first = JSON.parse(fs.readFileSync(path.join(BUILD, INDEX_FOLDER, pages), 'utf8')) as {headings: string; shards: [string, string][]};
    const missing = [first.headings, ...first.shards.map(([, name]) => name)].filter((name) => !fs.existsSync(path.join(BUILD, INDEX_FOLDER, name)));
    expect(missing).toEqual([]);
    expect(metas.filter(({route}) => !fs.existsSync(path.join(BUILD, `${route.slice(1)}.md`))).map(({route}) => route)).toEqual([]);
  });

  it('has no anchor, in the index or in a Markdown export, that its page does not have', async () => {
    const {pages} = JSON.parse(fs.readFileSync(path.join(BUILD, MANIFEST), 'utf8')) as {pages: string};
    const folder = path.join(BUILD, INDEX_FOLDER);
    const first = JSON.parse(fs.readFileSync(path.join(folder, pages), 'utf8')) as PagesFile;
    const headings = readHeadings(fs.readFileSync(path.join(folder, first.headings), 'utf8'));
    const loaded = new Map((await loadFromBuild(metas, BUILD, where)).map((page) => [page.route, page]));
    let next = 0;
    let compared = 0;
    const dead = readRoutes(first.routes).flatMap((route, page) => {
      const own = headings.slice(next, (next += first.sections[page]! - 1)).map(({anchor}) => anchor);
      const html = fs.readFileSync(path.join(BUILD, `${route.slice(1)}.html`), 'utf8');
      const ids = new Set([...html.matchAll(/\sid=(?:"([^"]*)"|([^\s">]+))/g)].map(([, quoted, bare]) => quoted ?? bare));
      const sections = loaded.has(route) ? toSections(loaded.get(route)!) : [];
      const markdown = partsOf(fs.readFileSync(path.join(BUILD, `${route.slice(1)}.md`), 'utf8'), 6);
      const anchors = [
        ...own,
        ...sections.flatMap((section) => [section.anchor, ...section.anchors]),
        ...markdown.map(({anchor}) => anchor),
      ].filter(Boolean);
      compared += anchors.length;
      return anchors.filter((anchor) => !ids.has(anchor)).map((anchor) => `${route}#${anchor}`);
    });
    expect(next).toBe(headings.length);
    expect(compared).toBeGreaterThan(5000);
    expect(dead).toEqual([]);
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

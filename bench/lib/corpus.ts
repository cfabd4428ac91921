import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {loadFromBuild} from '../../plugins/content-index/load';
import {MANIFEST} from '../../plugins/content-index/names';
import {pagesOfFolder} from '../../plugins/content-index/pages';
import {readQuestions} from '../../plugins/content-index/questions';
import {readSource} from '../../plugins/content-index/read/source';
import {Engine} from '../../plugins/content-index/retrieval/engine';
import {type IndexFile, buildIndex} from '../../plugins/content-index/retrieval/build';
import type {PagesFile} from '../../plugins/content-index/retrieval/format';
import {toSections} from '../../plugins/content-index/sections';
import type {Page, Section} from '../../plugins/content-index/types';
import {endedAreas} from '../../plugins/shared/ended';

const ROOT = path.resolve(__dirname, '../..');

/**
 * Reads the pages of the last build, with their generated tables, or the sources if there is no
 * build. The environment variable `DOCS_DIR` names another folder, or a JSON file of pages.
 */
export async function readPages(
  docsDir = process.env['DOCS_DIR'] ?? path.join(ROOT, 'docs'),
): Promise<Page[]> {
  const build = path.join(ROOT, 'build');
  if (!process.env['DOCS_DIR'] && existsSync(path.join(build, MANIFEST))) {
    const metas = pagesOfFolder(docsDir, '/docs').filter(({route}) =>
      existsSync(path.join(build, `${route.slice(1)}.md`)),
    );
    return loadFromBuild(metas, build, {origin: 'https://docs.example.com', baseUrl: '/', docsDir});
  }
  if (docsDir.endsWith('.json')) {
    const pages = JSON.parse(readFileSync(docsDir, 'utf8')) as Page[];
    // Questions come from the working tree, so that a bench on an older build uses the current
    // ones.
    return pages.map((page) => ({
      ...page,
      questions: readQuestions(path.join(ROOT, `${page.route.slice(1)}.md`), ROOT),
    }));
  }
  return pagesOfFolder(docsDir, '/docs').map(({file = '', ...meta}) => ({
    ...meta,
    blocks: readSource(file, docsDir, (href) => href),
  }));
}

/** Builds the index of sections with the synonyms and product names in data/. */
export function indexOf(sections: Section[]): IndexFile[] {
  return buildIndex(sections, {
    synonyms: JSON.parse(readFileSync(path.join(ROOT, 'data/synonyms.json'), 'utf8')) as string[][],
    products: JSON.parse(readFileSync(path.join(ROOT, 'data/product-names.json'), 'utf8')) as {
      [area: string]: string[];
    },
    ended: endedAreas(),
    nameOf: (stem, extension, data) =>
      `${stem}.${createHash('md5').update(data).digest('hex').slice(0, 8)}.${extension}`,
  });
}

/** Returns a search engine that reads index files from memory. */
export function engineOf(files: IndexFile[]): Engine {
  const byName = new Map(files.map(({name, data}) => [name, data]));
  const load = (name: string): Promise<ArrayBuffer> => {
    const data = byName.get(name);
    if (data === undefined) {
      return Promise.reject(new Error(`no such index file: ${name}`));
    }
    const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
    return Promise.resolve(bytes.slice().buffer as ArrayBuffer);
  };
  return new Engine(JSON.parse(String(files[0]?.data)) as PagesFile, load);
}

/** Reads the pages as `readPages` does, and their sections. */
export async function readPageSections(): Promise<{pages: Page[]; sections: Section[]}> {
  const pages = await readPages();
  return {pages, sections: pages.flatMap(toSections)};
}

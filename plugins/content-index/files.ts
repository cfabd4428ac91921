import {createHash} from 'node:crypto';
import {buildIndex} from './retrieval/build';
import type {Manifest} from './retrieval/format';
import {writeLlms} from './llms';
import {toMarkdown} from './markdown';
import {INDEX_FOLDER, MANIFEST} from './names';
import {toSections} from './sections';
import {markdownExportOf} from './shared/markdown-export';
import type {Page} from './types';

export type OutputFile = {
  /** Path relative to the base URL, without a leading slash. */
  path: string;
  data: Uint8Array | string;
};

export type FilesOptions = {
  title: string;
  tagline: string;
  origin: string;
  baseUrl: string;
  synonyms: string[][];
  products: {[area: string]: string[]};
  ended: string[];
  llmsFullLimit: number;
};

/** The files that the site publishes for programs: the search index, the Markdown exports, llms.txt. */
export function outputFiles(pages: Page[], options: FilesOptions): OutputFile[] {
  const index = buildIndex(pages.flatMap(toSections), {
    synonyms: options.synonyms,
    ended: options.ended,
    products: options.products,
    nameOf: (stem, extension, data) =>
      `${stem}.${createHash('sha256').update(data).digest('hex').slice(0, 10)}.${extension}`,
  });
  const manifest: Manifest = {pages: index[0]?.name ?? ''};
  const under = (route: string) => route.slice(options.baseUrl.length);
  return [
    {path: MANIFEST, data: JSON.stringify(manifest)},
    ...index.map(({name, data}) => ({path: `${INDEX_FOLDER}/${name}`, data})),
    ...pages.map((page) => ({
      path: under(markdownExportOf(page.route)),
      data: toMarkdown(page, options.origin),
    })),
    ...writeLlms(pages, {...options, limit: options.llmsFullLimit}).map(({name, text}) => ({
      path: name,
      data: text,
    })),
  ];
}

import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {outputFiles} from '../plugins/content-index/files';
import {loadFromSources} from '../plugins/content-index/load';
import {INDEX_FOLDER, MANIFEST} from '../plugins/content-index/names';
import {pagesOfFolder} from '../plugins/content-index/pages';
import {Engine} from '../plugins/content-index/retrieval/engine';
import {
  FORMAT,
  type Manifest,
  type PagesFile,
  readRoutes,
} from '../plugins/content-index/retrieval/format';
import {readProductFile, readSynonymFile} from '../plugins/content-index/synonyms';
import {endedAreas} from '../plugins/shared/ended';
import {markdownExportOf} from '../plugins/content-index/shared/markdown-export';

export type Library = {
  engine: Engine;
  /** Markdown of the page at a route, or `undefined` when there is none. */
  read: (route: string) => string | undefined;
  origin: string;
};

type Where = {
  siteDir: string;
  origin: string;
  /** `BASE_URL` of config/env.ts. */
  baseUrl: string;
  docsRoute: string;
};

/**
 * Opens the files of the last build; if there is none, or its format or base URL differs, makes them from the sources.
 */
export function openLibrary(where: Where): Library {
  const {siteDir, origin, baseUrl} = where;
  const build = path.join(siteDir, 'build');
  let files = existsSync(path.join(build, MANIFEST)) ? filesOfBuild(build) : filesOfSources(where);
  let first = firstOf(files);
  if (!first)
    throw new Error(
      `mcp: the index in ${build} is incomplete. Build the site again, or delete the folder to read the sources.`,
    );
  const isUnder = (route: string) => `${route}/`.startsWith(baseUrl);
  if (first.v !== FORMAT || !readRoutes(first.routes).every(isUnder)) {
    files = filesOfSources(where);
    first = firstOf(files) as PagesFile;
  }
  const engine = new Engine(first, (name) => {
    const data = files(`${INDEX_FOLDER}/${name}`);
    const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
    return bytes
      ? // A copy: the buffer of a Buffer may hold more than its bytes (Node.js 24).
        Promise.resolve(Uint8Array.from(bytes).buffer)
      : Promise.reject(new Error(`mcp: no index file ${name}`));
  });
  // Paths in the build do not contain the base URL.
  const read = (route: string) =>
    isUnder(route) ? textOf(files, markdownExportOf(route).slice(baseUrl.length)) : undefined;
  return {engine, origin, read};
}

type Files = (name: string) => string | Uint8Array | undefined;

function textOf(files: Files, name: string): string | undefined {
  const data = files(name);
  return data === undefined || typeof data === 'string' ? data : new TextDecoder().decode(data);
}

function firstOf(files: Files): PagesFile | null {
  const manifest = JSON.parse(textOf(files, MANIFEST) ?? '{}') as Manifest;
  const name = `${INDEX_FOLDER}/${manifest.pages}`;
  return JSON.parse(textOf(files, name) ?? 'null') as PagesFile | null;
}

function filesOfBuild(build: string): Files {
  const known = new Set(readdirSync(build, {recursive: true, encoding: 'utf8'}));
  // Reads only files that the build lists: a route is user input, and must not lead out of the folder.
  return (name) =>
    known.has(path.normalize(name)) ? readFileSync(path.join(build, name)) : undefined;
}

function filesOfSources({siteDir, origin, baseUrl, docsRoute}: Where): Files {
  const docsDir = path.join(siteDir, 'docs');
  const root = `${baseUrl}${docsRoute === '/' ? '' : docsRoute}`.replace(/\/$/, '');
  const pages = loadFromSources(pagesOfFolder(docsDir, root), {origin, baseUrl, docsDir});
  const files = outputFiles(pages, {
    title: 'Documentation',
    tagline: '',
    origin,
    baseUrl,
    synonyms: readSynonymFile(path.join(siteDir, 'data/synonyms.json')),
    ended: endedAreas(),
    products: readProductFile(path.join(siteDir, 'data/product-names.json')),
    llmsFullLimit: 400_000,
  });
  const byPath = new Map(files.map(({path: name, data}) => [name, data]));
  return (name) => byPath.get(name);
}

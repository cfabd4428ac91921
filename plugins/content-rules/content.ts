import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {areaOf, kindOf} from '../shared/areas';
import {loadDataComponents, type DataComponents} from './components';
import {parseAll, type Memory} from '../shared/markdown/parse-all';
import {readText} from '../shared/markdown/read-text';
import {idOf, routeOf} from './content/paths';
import {Finder, flattenSidebars, sidebarFiles} from './content/sidebars';
import type {
  Content,
  Document,
  Element,
  Page,
  Parsed,
  PartialFile,
  Redirect,
  SiteConfig,
} from './content/types';
import {filesUnder} from '../shared/walk';
import {docsRootOf} from './docs-root';

export type * from './content/types';

export type LoadOptions = {
  /** The evaluated docusaurus.config.ts, or a promise of it. */
  config?: SiteConfig | Promise<SiteConfig | undefined>;
  /** Whether to cache parsed pages on disk. Default true. */
  cache?: boolean;
  /** Caches parsed pages in this process as well. */
  memory?: Memory;
};

function readJson<T>(siteDir: string, file: string, fallback: T): T {
  const whole = path.join(siteDir, file);
  return existsSync(whole) ? (JSON.parse(readFileSync(whole, 'utf8')) as T) : fallback;
}

async function evaluate<T>(siteDir: string, file: string, fallback: T): Promise<T> {
  const whole = path.join(siteDir, file);
  return existsSync(whole) ? ((await loadFreshModule(whole)) as T) : fallback;
}

function toDocument(file: string, source: string, parsed: Parsed): Document {
  const base = {...parsed, file, source, area: areaOf(idOf(file))};
  if (/(?:^|\/)_/.test(file)) {
    const partial: PartialFile = {...base, isPartial: true, importedBy: []};
    return partial;
  }
  const id = idOf(file);
  const {values} = parsed.frontMatter;
  const page: Page = {
    ...base,
    isPartial: false,
    id,
    route: routeOf(id),
    kind: kindOf(id),
    unlisted: values.unlisted === true,
    draft: values.draft === true,
    partials: [],
    targets: new Set(),
  };
  return page;
}

/** Resolves an import: relative, or from the root of the site with `@site/`. */
export function resolveImport(importer: string, from: string): string {
  return from.startsWith('@site/')
    ? from.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(importer), from);
}

/** Attributes of an element with plain text values. */
export function textAttributes(attributes: Element['attributes']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** Links pages and partials with each other, and adds the anchors of partials and components to pages. */
function connect(components: DataComponents, pages: Page[], byFile: Map<string, Document>): void {
  const partialsOf = (document: Document, seen = new Set<PartialFile>()): Set<PartialFile> => {
    for (const {from} of document.imports) {
      const target = byFile.get(resolveImport(document.file, from));
      if (target?.isPartial) {
        const partial = target as PartialFile;
        if (!partial.importedBy.includes(document.file)) {
          partial.importedBy.push(document.file);
        }
        if (!seen.has(partial)) {
          seen.add(partial);
          partialsOf(partial, seen);
        }
      }
    }
    return seen;
  };
  for (const page of pages) {
    page.partials = [...partialsOf(page)];
    for (const document of [page, ...page.partials]) {
      document.anchors.forEach(({id}) => page.targets.add(id));
      for (const {name, attributes} of document.elements) {
        if (components.names.includes(name)) {
          components
            .anchorsFor(name, textAttributes(attributes))
            .forEach((id) => page.targets.add(id));
        }
      }
    }
  }
}

async function loadRedirects(siteDir: string): Promise<Redirect[]> {
  const file = 'config/redirects.ts';
  const {redirects = []} = await evaluate<{redirects?: {from: string; to: string}[]}>(
    siteDir,
    file,
    {},
  );
  const finder = Finder.of(siteDir, [file]);
  const seen = new Map<string, number>();
  return redirects.map(({from, to}) => {
    const count = seen.get(from) ?? 0;
    seen.set(from, count + 1);
    return {from, to, ...finder.find(from, count)};
  });
}

/** Routes of src/pages: `index.tsx` is `/`, `search.tsx` is `/search`. */
function standaloneRoutes(siteDir: string): string[] {
  return filesUnder(siteDir, 'src/pages')
    .filter(
      (file) =>
        /\.(?:tsx?|jsx?|mdx?)$/.test(file) && !/(?:^|\/)_|\.(?:test|d)\.|__tests__/.test(file),
    )
    .map(
      (file) =>
        `/${file
          .slice('src/pages/'.length)
          .replace(/\.\w+$/, '')
          .replace(/(?:^|\/)index$/, '')}`,
    );
}

/** Parses every page, and collects the data that rules compare pages with. */
export async function loadContent(siteDir: string, options: LoadOptions = {}): Promise<Content> {
  const files = filesUnder(siteDir, 'docs');
  const markdown = files.filter((file) => /\.mdx?$/.test(file));
  const sources = markdown.map((file) => readText(path.join(siteDir, file)));
  const parsed = await parseAll(siteDir, sources, options);
  const components = await loadDataComponents(siteDir);
  const evaluated = await evaluate<Record<string, unknown>>(siteDir, 'sidebars.ts', {});
  const sidebars = flattenSidebars(evaluated, Finder.of(siteDir, sidebarFiles(siteDir)));
  const generated = sidebars.flatMap(({entries}) =>
    entries.flatMap(({type, href}) => (type === 'generated-index' && href ? [href] : [])),
  );
  const redirects = await loadRedirects(siteDir);
  const config = await options.config;
  const documents = markdown.map((file, index) =>
    toDocument(file, sources[index]!, parsed[index]!),
  );
  const byFile = new Map(documents.map((document) => [document.file, document]));
  const pages = documents.filter(
    (document): document is Page => !document.isPartial && 'route' in document,
  );
  connect(components, pages, byFile);
  const docsRoot = docsRootOf(config);
  return {
    siteDir,
    pages,
    partials: documents.filter((document): document is PartialFile => document.isPartial),
    documents,
    byFile,
    byRoute: new Map(pages.map((page) => [page.route, page])),
    sidebars,
    sidebarsSource: existsSync(path.join(siteDir, 'sidebars.ts'))
      ? readFileSync(path.join(siteDir, 'sidebars.ts'), 'utf8')
      : '',
    redirects,
    publishedRoutes: readJson<string[]>(siteDir, 'config/published-routes.json', []),
    outsideSidebar: readJson<{route: string}[]>(siteDir, 'config/outside-sidebar.json', []).map(
      ({route}) => route,
    ),
    generatedRoutes: generated,
    otherRoutes: [
      docsRoot || '/',
      ...generated.map((slug) => `${docsRoot}${slug}`),
      ...standaloneRoutes(siteDir),
    ],
    staticFiles: new Set(filesUnder(siteDir, 'static').map((file) => file.slice('static'.length))),
    assets: new Set(files.filter((file) => !/\.mdx?$/.test(file))),
    config,
    components,
    docsRoot,
  };
}

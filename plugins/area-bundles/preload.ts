import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {unmet} from '../shared/installed';
import {chunksOf, keyOf, type Route} from './generated';
import {REST, type Table} from './tables';

/** Files of each chunk and of the chunks that it shares with others, by chunk name. */
export type Files = ReadonlyMap<string, readonly string[]>;

/** Scripts that a page needs in addition to those of every page: the table of its area, its layouts and its own. */
export function scriptsOf(tables: readonly Table[], files: Files): Map<string, string[]> {
  const scripts = new Map<string, string[]>();
  for (const table of [...tables].sort((a) => (a.id === REST ? 1 : -1))) {
    const visit = (route: Route, frames: readonly string[]): void => {
      const chunks = [...frames, ...chunksOf(table.names[keyOf(route)])];
      if (route.routes) route.routes.forEach((inner) => visit(inner, chunks));
      else if (!scripts.has(route.path) && isHome(route, table))
        scripts.set(route.path, [
          ...new Set(
            [`area-${table.id}`, ...chunks]
              .flatMap((chunk) => files.get(chunk) ?? [])
              .filter((file) => file.endsWith('.js')),
          ),
        ]);
    };
    table.routes.forEach((route) => visit(route, []));
  }
  return scripts;
}

/**
 * Whether a table is the one of the page's own area. A page outside of the sidebar is in every table; its own is
 * `rest`.
 */
function isHome({sidebar}: Route, {id}: Table): boolean {
  return (sidebar === undefined) === (id === REST);
}

const LIST = /(<template id="?docs-scripts"? data-src="?)([^">]*)/;

/** Adds scripts to the list in a page; returns the page unchanged if its scripts do not wait for the reader. */
export function withScripts(html: string, scripts: readonly string[]): string {
  if (!html.includes('docs-scripts')) return html;
  if (!LIST.test(html))
    throw unmet({
      package: '@docusaurus/bundler',
      expected:
        'minify <template id="docs-scripts" data-src="…"> with its attributes in this order',
      file: 'plugins/area-bundles/preload.ts',
    });
  return html.replace(
    LIST,
    (_, start: string, list: string) =>
      start + [...new Set([...list.split(' '), ...scripts])].filter(Boolean).join(' '),
  );
}

/** Writes the list of scripts into each page, so that the browser fetches them in parallel. */
export function writeScripts(
  outDir: string,
  baseUrl: string,
  scripts: ReadonlyMap<string, readonly string[]>,
): void {
  for (const [route, own] of scripts) {
    const id = route.slice(baseUrl.length).replace(/\/$/, '');
    const file = [`${id}.html`, `${id}/index.html`, 'index.html']
      .map((name) => path.join(outDir, name))
      .slice(id === '' ? 2 : 0)
      .find((name) => existsSync(name));
    if (file === undefined) continue;
    const html = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      withScripts(
        html,
        own.map((name) => baseUrl + name),
      ),
    );
  }
}

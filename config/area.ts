import {existsSync} from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type Item = Extract<SidebarsConfig[string], readonly unknown[]>[number];

const DOCS = path.resolve(__dirname, '../docs');
/** Pages that are loaded with every area. */
const ALWAYS = ['get-started', 'products/services'];

/** Folder of an area under docs/: `kafka` is `products/kafka`. Throws when there is none. */
function folderOf(area: string): string {
  const found = [`products/${area}`, area].find((folder) => existsSync(path.join(DOCS, folder)));
  if (found === undefined)
    throw new Error(
      `DOCS_AREA is ${area}, but there is neither docs/products/${area} nor docs/${area}. Name a folder, for example kafka or platform.`,
    );
  return found;
}

/** Whether a page is loaded when `DOCS_AREA` names this area. */
export function isInArea(id: string, area: string): boolean {
  const folder = folderOf(area);
  return ALWAYS.includes(id) || id === folder || id.startsWith(`${folder}/`);
}

/** Glob patterns of an area's files, for the docs plugin's `include`. */
export function filesOfArea(area: string): string[] {
  const folder = folderOf(area);
  return [...ALWAYS.map((id) => `${id}.md`), `${folder}.md`, `${folder}/**/*.md`];
}

/** Whether the page has a file. */
export function isThere(id: string): boolean {
  return existsSync(path.join(DOCS, `${id}.md`));
}

/** The sidebar without the pages that are not kept, and without the categories that are then empty. */
export function sidebarOf(items: readonly Item[], keeps: (id: string) => boolean): Item[] {
  return items.flatMap((item): Item[] => {
    if (typeof item === 'string') return keeps(item) ? [item] : [];
    if (!('type' in item) || item.type !== 'category' || !Array.isArray(item.items)) return [];
    const inner = sidebarOf(item.items as Item[], keeps);
    const {link, ...rest} = item;
    const keepsLink = link?.type === 'doc' ? keeps(link.id) : inner.length > 0;
    if (inner.length === 0 && !keepsLink) return [];
    // A category that lost all its items becomes a link to its own page, or nothing.
    if (inner.length === 0 && link?.type === 'doc') return [link.id];
    return [{...rest, items: inner, ...(link && keepsLink && {link})} as Item];
  });
}

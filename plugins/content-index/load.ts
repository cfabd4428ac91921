import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {absoluteLink, imageFile, sourceLink} from './links';
import {readHtml} from './read/html';
import {readSource} from './read/source';
import type {Page, PageMeta} from './types';

export type Where = {origin: string; baseUrl: string; docsDir: string};

/**
 * Reads the content of pages from the build's HTML; throws if a page has none. Images that pages contain as data URLs
 * are added to `images`.
 */
export async function loadFromBuild(
  metas: PageMeta[],
  outDir: string,
  {origin, baseUrl}: Where,
  images = new Map<string, Uint8Array>(),
): Promise<Page[]> {
  const toFile = imageFile({origin, baseUrl}, images);
  const missing: string[] = [];
  const pages: Page[] = [];
  // Sequential, so that the memory of a page's HTML can be freed before the next one.
  for (const {file: _, generated, ...page} of metas) {
    if (generated) {
      pages.push({...page, blocks: generated});
      continue;
    }
    const file = htmlFileOf(outDir, page.route.slice(baseUrl.length));
    const html = await readFile(file, 'utf8').catch(() => '');
    const absolute = absoluteLink(origin, page.route);
    const blocks = readHtml(html, (href) => absolute(toFile(href)));
    if (!blocks) missing.push(page.route);
    pages.push({...page, blocks: blocks ?? []});
  }
  if (missing.length > 0) {
    throw new Error(
      `content-index: no article found in the built page of ${missing.length} route(s)\n${missing.map((route) => `- ${route}`).join('\n')}\nThe theme must render a page's content in an element of the class theme-doc-markdown.`,
    );
  }
  return pages;
}

function htmlFileOf(outDir: string, under: string): string {
  const flat = path.join(outDir, `${under.replace(/\/$/, '')}.html`);
  return under !== '' && existsSync(flat) ? flat : path.join(outDir, under, 'index.html');
}

/** Reads the content of pages from their Markdown, for the dev server and tools, where there is no HTML. */
export function loadFromSources(metas: PageMeta[], {origin, docsDir}: Where): Page[] {
  return metas.map((meta) => {
    const {file, generated, ...page} = meta;
    const blocks = file
      ? readSource(file, docsDir, sourceLink(origin, page.route, docsDir, metas))
      : (generated ?? []);
    return {...page, blocks};
  });
}

import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {absoluteLink, imageFile, sourceLink} from './links';
import {readHtml} from './read/html';
import {readSource} from './read/source';
import type {Page, PageMeta} from './types';

export type Where = {origin: string; baseUrl: string; docsDir: string};

/**
 * Pages with the content that the build wrote. A page that has no file there is a bug, not an empty page. `images` gets
 * the files of images that pages hold as text.
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
  // One after another: what a page's HTML takes of memory is free again before the next.
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

/** The same from the sources: for the dev server and for tools, where nothing is rendered. */
export function loadFromSources(metas: PageMeta[], {origin, docsDir}: Where): Page[] {
  return metas.map((meta) => {
    const {file, generated, ...page} = meta;
    const blocks = file
      ? readSource(file, docsDir, sourceLink(origin, page.route, docsDir, metas))
      : (generated ?? []);
    return {...page, blocks};
  });
}

import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {absoluteLink, sourceLink} from './links';
import {readHtml} from './read/html';
import {readSource} from './read/source';
import type {Block, Page, PageMeta} from './types';

export type Where = {origin: string; baseUrl: string; docsDir: string};

/** Pages with the content that the build wrote. A page that has no file there is a bug, not an empty page. */
export async function loadFromBuild(
  metas: PageMeta[],
  outDir: string,
  {origin, baseUrl, docsDir}: Where,
): Promise<Page[]> {
  const missing: string[] = [];
  const pages = await Promise.all(
    metas.map(async (meta) => {
      const {file, generated, ...page} = meta;
      if (generated) {
        return {...page, blocks: generated};
      }
      const html = await readFile(
        htmlFileOf(outDir, page.route.slice(baseUrl.length)),
        'utf8',
      ).catch(() => '');
      const blocks = readHtml(html, absoluteLink(origin, page.route));
      if (!blocks) {
        missing.push(page.route);
        return {...page, blocks: []};
      }
      const source = file ? await readFile(file, 'utf8') : '';
      return {
        ...page,
        blocks: source.includes('```mermaid')
          ? withDiagrams(
              blocks,
              readSource(
                file as string,
                docsDir,
                sourceLink(origin, page.route, docsDir, metas),
                source,
              ),
            )
          : blocks,
      };
    }),
  );
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

/** Diagrams are drawn in the browser, so that the page has nothing in their place: they are taken from the source. */
export function withDiagrams(rendered: Block[], source: Block[]): Block[] {
  if (!hasDiagram(source) || hasDiagram(rendered)) {
    return rendered;
  }
  const result = [...rendered];
  source.forEach((block, index) => {
    if (block.t === 'code' && block.lang === 'mermaid') {
      const before = source
        .slice(0, index)
        .map((one) => JSON.stringify(one))
        .reverse();
      const at = result.findIndex(
        (one) =>
          JSON.stringify(one) ===
          before.find((key) => result.some((candidate) => JSON.stringify(candidate) === key)),
      );
      result.splice(at + 1, 0, block);
    }
  });
  return result;
}

function hasDiagram(blocks: Block[]): boolean {
  return JSON.stringify(blocks).includes('"lang":"mermaid"');
}

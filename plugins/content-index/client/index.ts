import {type Connection, connect} from './connect';
import type {Options, Result} from '../retrieval/engine';
import {markdownExportOf} from '../shared/markdown-export';

export type {Options, PageHit, Result, SectionHit, Term} from '../retrieval/engine';

declare global {
  interface Window {
    /** The one connection of a page, which the search dialog and React share. */
    docsIndex?: Connection;
  }
}

function connected(): Connection {
  window.docsIndex ??= connect({
    type: 'start',
    base: `${window.location.origin}${window.docsSite.base}`,
  });
  return window.docsIndex;
}

/** Starts the worker and loads the first tier. Called when the reader is about to search. */
export function warm(): void {
  connected().warm();
}

export function search(query: string, options: Options = {}): Promise<Result> {
  return connected().search(query, options);
}

const files = new Map<string, Promise<string>>();

/** Fetches the Markdown export of a page. */
export function readMarkdownExport(route: string): Promise<string> {
  let markdown = files.get(route);
  if (!markdown) {
    markdown = fetch(markdownExportOf(route)).then(async (response) => {
      const text = await response.text();
      // The sign-in page of a captive portal has status 200 as well.
      if (!response.ok || !text.startsWith('# ')) {
        throw new Error(`${markdownExportOf(route)}: ${response.status}`);
      }
      return text;
    });
    markdown.catch(() => files.delete(route));
    files.set(route, markdown);
  }
  return markdown;
}

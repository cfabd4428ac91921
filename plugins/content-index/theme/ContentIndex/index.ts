import siteConfig from '@generated/docusaurus.config';
import {type Connection, connect} from '../../client/connect';
import type {Options, Result} from '../../retrieval/engine';
import {INDEX_FOLDER, MANIFEST} from '../../names';
import {twinOf} from '../../twin';

export type {Options, PageHit, Result, SectionHit, Term} from '../../retrieval/engine';

let connection: Connection | undefined;

function connected(): Connection {
  connection ??= connect({
    type: 'start',
    base: `${window.location.origin}${siteConfig.baseUrl}`,
    manifest: MANIFEST,
    folder: INDEX_FOLDER,
  });
  return connection;
}

/** Starts the worker and loads the first tier: call when search is about to open. */
export function warm(): void {
  connected().warm();
}

export function search(query: string, options: Options = {}): Promise<Result> {
  return connected().search(query, options);
}

const twins = new Map<string, Promise<string>>();

/** The page as Markdown, as the site publishes it. */
export function readTwin(route: string): Promise<string> {
  let twin = twins.get(route);
  if (!twin) {
    twin = fetch(twinOf(route)).then(async (response) => {
      const text = await response.text();
      // A sign-in page of a network on the way comes with status 200 as well.
      if (!response.ok || !text.startsWith('# ')) {
        throw new Error(`${twinOf(route)}: ${response.status}`);
      }
      return text;
    });
    twin.catch(() => twins.delete(route));
    twins.set(route, twin);
  }
  return twin;
}

import type {DocSearchHit} from '@docsearch/react';
import type {Hit} from '../../shared/searchEngine';

/** A record of the service, as DocSearch's modal and our page of results show it. */
export type ServiceHit = DocSearchHit & Omit<Hit, 'marks'>;

export type ServiceOptions = {
  appId: string;
  searchKey: string;
  indexName: string;
  host: string | null;
  language: string;
};
export type Query = {
  query: string;
  limit: number;
  areas: string[];
  kinds: string[];
  signal?: AbortSignal;
};

/** Tag of the one version of the documentation, and of pages outside of it. */
export const TAGS = ['default', 'docs-default-current'];
const SNIPPET_WORDS = 22;
/** Private characters: the service does not escape what it marks, so that tags of its own could not be told from the text's. */
const MARK = ['\ue000', '\ue001'] as const;
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  [MARK[0]]: '<mark>',
  [MARK[1]]: '</mark>',
};

/** All strings in a value as escaped HTML, with marks. */
export function toHtml<T>(value: T): T {
  if (typeof value === 'string') {
    return value.replace(/[&<>"'\ue000\ue001]/g, (char) => ESCAPES[char] ?? char) as T;
  }
  return value && typeof value === 'object' && !Array.isArray(value)
    ? (Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, toHtml(inner as unknown)]),
      ) as T)
    : value;
}

/** The service's own order: the nearest host, then the others. */
export function hostsOf({appId, host}: ServiceOptions): string[] {
  return host
    ? [host]
    : [
        `https://${appId.toLowerCase()}-dsn.algolia.net`,
        ...[1, 2, 3].map((index) => `https://${appId.toLowerCase()}-${index}.algolianet.com`),
      ];
}

export function bodyOf(
  {indexName, language}: ServiceOptions,
  {query, limit, areas, kinds}: Query,
): object {
  const facetFilters: (string | string[])[] = [
    `language:${language}`,
    TAGS.map((tag) => `docusaurus_tag:${tag}`),
  ];
  if (areas.length > 0) {
    facetFilters.push(areas.map((area) => `area:${area}`));
  }
  if (kinds.length > 0) {
    facetFilters.push(kinds.map((kind) => `kind:${kind}`));
  }
  return {
    requests: [
      {
        indexName,
        query,
        facetFilters,
        hitsPerPage: Math.min(1000, limit * 3),
        attributesToSnippet: [`content:${SNIPPET_WORDS}`],
        highlightPreTag: MARK[0],
        highlightPostTag: MARK[1],
        snippetEllipsisText: '…',
      },
    ],
  };
}

/** A host that has not answered by then is asked no longer, in milliseconds. */
const TIMEOUT = 5_000;

/** Aborts after a while, or when the reader no longer wants an answer. */
function deadline(signal: AbortSignal | undefined): {signal: AbortSignal; end: () => void} {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, TIMEOUT);
  signal?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}

type Response = {results: {hits: ServiceHit[]; nbHits: number}[]};

/** Asks one host after another, as long as it is the host that fails and not the request. */
export async function ask(
  options: ServiceOptions,
  query: Query,
): Promise<{hits: ServiceHit[]; total: number}> {
  let failure: unknown;
  for (const host of hostsOf(options)) {
    let response: globalThis.Response;
    const {signal, end} = deadline(query.signal);
    try {
      response = await fetch(`${host}/1/indexes/*/queries`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-algolia-application-id': options.appId,
          'x-algolia-api-key': options.searchKey,
        },
        body: JSON.stringify(bodyOf(options, query)),
        signal,
      });
    } catch (error) {
      if (query.signal?.aborted) {
        throw error;
      }
      failure = error;
      continue;
    } finally {
      end();
    }
    if (response.ok) {
      const {results} = (await response.json()) as Response;
      return {hits: results[0]?.hits ?? [], total: results[0]?.nbHits ?? 0};
    }
    const {message} = (await response.json().catch(() => ({}))) as {message?: string};
    failure = new Error(`search service: ${response.status} ${message ?? ''}`.trim());
    if (response.status < 500) {
      break;
    }
  }
  throw failure;
}

import type {DocSearchHit} from '@docsearch/react';
import type {Hit} from '../../shared/searchEngine';

/** A record of the service, for DocSearch's modal and the results page. */
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

/** Docusaurus's search tags: of the one docs version, and of pages outside the docs. */
export const TAGS = ['default', 'docs-default-current'];
const SNIPPET_WORDS = 22;
/** Marks of matches. They are private characters, since the service does not escape the text around its marks. */
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

/** Escapes all strings in a value as HTML, and turns the marks into `<mark>`. */
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

/** Hosts in the order that the service prescribes: the nearest, then the others. */
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

/** Timeout of a host, in milliseconds. */
const TIMEOUT = 5_000;

/** Aborts after the timeout, or when the caller does. */
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

/** Queries one host after another while hosts fail; an error of the request itself ends it. */
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

import type {DocSearchModalProps} from '@docsearch/react';
import {search} from '../../theme/SearchEngine';
import type {ServiceHit} from '../../shared/request';
import {areaName, kindName} from '../../../shared/searchAreas';

type Client = ReturnType<NonNullable<DocSearchModalProps['transformSearchClient']>>;
type Events = {
  onQuery: (query: string) => void;
  onFound: (query: string, total: number) => void;
  onFailed: (failed: boolean) => void;
};

/** DocSearch would take the number of results from a late answer to an older query, so such answers never resolve. */
const SUPERSEDED = new Promise<never>(() => undefined);

/**
 * A client for DocSearch that searches the hosted service with one request of ours, and answers in the client's format.
 */
export function clientFor({
  onQuery,
  onFound,
  onFailed,
}: Events): DocSearchModalProps['transformSearchClient'] {
  let current = 0;
  const answer = async (query: string) => {
    const own = (current += 1);
    onQuery(query);
    try {
      const {hits, total} = await search(query, {limit: 8});
      if (own !== current) {
        return await SUPERSEDED;
      }
      onFailed(false);
      onFound(query, total);
      return {results: [{hits: group(hits), nbHits: total, query}]};
    } catch {
      if (own === current) {
        onFailed(true);
      }
      // DocSearch removes its error message again at once; ours is shown instead, so this request stays open.
      return await SUPERSEDED;
    }
  };
  return (client) => ({
    ...client,
    search: ((request: {requests: {query: string}[]}) =>
      answer(request.requests[0]?.query ?? '')) as unknown as Client['search'],
  });
}

/**
 * Groups hits by page and keeps the order of pages. DocSearch groups by name, so invisible characters make each name
 * unique.
 */
function group(hits: ServiceHit[]): ServiceHit[] {
  const order = new Map<string, number>();
  return hits.map((hit) => {
    const index = order.get(hit.route) ?? order.size;
    order.set(hit.route, index);
    const unique = index.toString(2).replace(/0/g, '\u200b').replace(/1/g, '\u200c');
    const lvl0 = `${areaName(hit.area)} · ${kindName(hit.kind)}${unique}`;
    return {
      ...hit,
      hierarchy: {...hit.hierarchy, lvl0, lvl1: `${hit.title}`},
      _highlightResult: {
        ...hit._highlightResult,
        hierarchy: {
          ...hit._highlightResult.hierarchy,
          lvl0: {value: lvl0, matchLevel: 'none', matchedWords: []},
        },
      },
    };
  });
}

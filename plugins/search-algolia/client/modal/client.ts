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

/** The modal takes the count of results from any answer, an old one too: old ones never come. */
const SUPERSEDED = new Promise<never>(() => undefined);

/** The modal asks as it would ask the hosted service; one request answers in the same shape. */
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
      // The library forgets a failure as soon as it has shown it; we show it ourselves, and it waits.
      return await SUPERSEDED;
    }
  };
  return (client) => ({
    ...client,
    search: ((request: {requests: {query: string}[]}) =>
      answer(request.requests[0]?.query ?? '')) as unknown as Client['search'],
  });
}

/** Pages stay in the order of their rank: each is a group, whose name is not unique but for invisible characters. */
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

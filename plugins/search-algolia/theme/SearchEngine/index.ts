import options from '@generated/search-algolia/default/options.json';
import type {Hit, SearchOptions} from '@theme/SearchEngine';
import {type ServiceOptions, ask, toHtml} from '../../shared/request';

export const credit = true;

/** The connection is made by the first query: nothing is asked of the service before. */
export function warm(): void {}

export async function search(
  query: string,
  {limit = 8, signal, areas = [], kinds = []}: SearchOptions = {},
): Promise<{hits: Hit[]; total: number}> {
  const {hits, total} = await ask(options as ServiceOptions, {
    query,
    limit,
    areas,
    kinds,
    ...(signal ? {signal} : {}),
  });
  return {hits: withPages(hits.map(complete)), total};
}

/** Paths are followed inside the site, whatever host the records name. */
function complete(hit: Hit): Hit {
  const {pathname, hash} = new URL(hit.url, window.location.origin);
  const html = {
    hierarchy: toHtml(hit.hierarchy),
    _highlightResult: toHtml(hit._highlightResult),
    _snippetResult: toHtml(hit._snippetResult),
  };
  return {
    ...hit,
    ...html,
    url: `${pathname}${hash}`,
    url_without_anchor: pathname,
    route: pathname,
  };
}

/** Groups begin with their page, also when only its sections matched. */
function withPages(hits: Hit[]): Hit[] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    groups.set(hit.route, [...(groups.get(hit.route) ?? []), hit]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group as [Hit];
    const page = group.find(({anchor}) => !anchor) ?? {
      ...first,
      objectID: first.route,
      url: first.route,
      anchor: null,
      type: 'lvl1' as const,
    };
    const sections = group
      .filter(
        ({url, anchor}, index) => anchor && group.findIndex((other) => other.url === url) === index,
      )
      .slice(0, 3);
    return [
      {...page, type: 'lvl1' as const, content: null},
      ...sections.map((hit) => ({...hit, type: 'lvl2' as const})),
    ];
  });
}

export function excerpt(hit: Pick<Hit, 'route' | 'anchor' | 'marks'>): Promise<string> {
  return Promise.resolve((hit as Hit)._snippetResult?.content?.value ?? '');
}

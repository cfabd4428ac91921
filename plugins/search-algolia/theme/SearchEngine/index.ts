import options from '@generated/search-algolia/default/options.json';
import type {Hit, SearchOptions} from '../../../shared/searchEngine';
import {type ServiceHit, type ServiceOptions, ask, toHtml} from '../../shared/request';

/** Does nothing: the first query opens the connection, and nothing is sent to the service before. */
export function warm(): void {}

export async function search(
  query: string,
  {limit = 8, signal, areas = [], kinds = []}: SearchOptions = {},
): Promise<{hits: ServiceHit[]; total: number}> {
  const {hits, total} = await ask(options as ServiceOptions, {
    query,
    limit,
    areas,
    kinds,
    ...(signal ? {signal} : {}),
  });
  return {hits: withPages(hits.map(complete)), total};
}

/** Keeps only the path of a hit's URL, so that links stay on this site whatever host the records name. */
function complete(hit: ServiceHit): ServiceHit {
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
    anchor: hit.anchor ?? '',
  };
}

/** Puts the page before its sections, also if only sections matched. */
function withPages(hits: ServiceHit[]): ServiceHit[] {
  const groups = new Map<string, ServiceHit[]>();
  for (const hit of hits) {
    groups.set(hit.route, [...(groups.get(hit.route) ?? []), hit]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group as [ServiceHit];
    const page = group.find(({anchor}) => !anchor) ?? {
      ...first,
      objectID: first.route,
      url: first.route,
      anchor: '',
      type: 'lvl1' as const,
    };
    const sections = group
      .filter(
        ({url, anchor}, index) => anchor && group.findIndex((other) => other.url === url) === index,
      )
      .slice(0, 3);
    return [
      {
        ...page,
        type: 'lvl1' as const,
        content: null,
        html: page._highlightResult.hierarchy.lvl1.value,
        headings: [],
      },
      ...sections.map((hit) => ({
        ...hit,
        type: 'lvl2' as const,
        html: hit._highlightResult.hierarchy.lvl2.value,
      })),
    ];
  });
}

export function excerpt(hit: Hit): Promise<string> {
  return Promise.resolve((hit as ServiceHit)._snippetResult?.content?.value ?? '');
}

import {areaName, kindName} from '../../shared/searchAreas';
import type {Answer, Hit, Results} from '../../shared/searchEngine';
import {type Shape, el, icon, marked} from './dom';
import {type List, read} from './saved-pages';

/** A page that the dialog offers before the reader types. */
export type Popular = {url: string; title: string};

const whereOf = ({area, kind}: Hit) => `${areaName(area)} · ${kindName(kind)}`;

/** Attributes of a link for the list of recent pages. */
const rememberAs = (title: string, where: string) => ({'data-title': title, 'data-where': where});

function option(
  href: string,
  shape: Shape,
  attributes: Record<string, string>,
  ...inside: Node[]
): HTMLElement {
  return el(
    'a',
    {
      role: 'option',
      href,
      tabindex: '-1',
      'aria-selected': 'false',
      class: 'docs-hit',
      ...attributes,
    },
    icon(shape),
    el('span', {class: 'docs-hit-text'}, ...inside),
    icon('enter'),
  );
}

function pageOption(hit: Hit): HTMLElement {
  const excerpt = el('span', {class: 'docs-hit-excerpt'});
  const title = el(
    'span',
    {class: 'docs-hit-title'},
    marked('span', {}, hit.html),
    el('small', {}, whereOf(hit)),
  );
  return option(hit.url, 'page', rememberAs(hit.title, whereOf(hit)), title, excerpt);
}

function sectionOption(hit: Hit): HTMLElement {
  const attributes = {
    ...rememberAs(hit.headings[hit.headings.length - 1] ?? hit.title, hit.title),
    'data-section': '',
  };
  return option(
    hit.url,
    'section',
    attributes,
    el('span', {class: 'docs-hit-title'}, marked('span', {}, hit.html)),
  );
}

function answerOption({question, text, url, page, section}: Answer): HTMLElement {
  const where = section ? `${page} › ${section}` : page;
  const card = option(
    url,
    'ask',
    {...rememberAs(page, where), 'data-answer': ''},
    el('small', {}, question),
    el('span', {class: 'docs-answer-text'}, text),
    el('small', {}, where),
  );
  return el('div', {role: 'group', 'aria-label': 'Answer'}, card);
}

/** Lists pages by rank, each with its sections. */
export function resultList({hits, answer}: Results): HTMLElement {
  const groups: HTMLElement[] = [];
  let route: string | undefined;
  for (const hit of hits) {
    if (hit.route !== route) groups.push(el('div', {role: 'group', 'aria-label': whereOf(hit)}));
    route = hit.route;
    groups[groups.length - 1]?.append(hit.anchor ? sectionOption(hit) : pageOption(hit));
  }
  return el(
    'div',
    {role: 'listbox', 'aria-label': 'Results'},
    ...(answer ? [answerOption(answer)] : []),
    ...groups,
  );
}

export function seeAll(href: string, total: number): HTMLElement {
  return el('p', {class: 'docs-search-all'}, el('a', {href}, `See all ${total} results`));
}

const ACTIONS: Record<List, {shape: Shape; label: string; action: string}[]> = {
  recent: [
    {shape: 'star', label: 'Save this search', action: 'save'},
    {shape: 'cross', label: 'Remove this search from history', action: 'forget'},
  ],
  favorites: [{shape: 'cross', label: 'Remove this search from favorites', action: 'forget'}],
};

function keptList(list: List, name: string): HTMLElement[] {
  const pages = read(list);
  if (pages.length === 0) return [];
  const rows = pages.map(({url, title, where}) =>
    option(
      url,
      list === 'recent' ? 'recent' : 'star',
      rememberAs(title, where),
      el('span', {class: 'docs-hit-title'}, el('span', {}, title), el('small', {}, where)),
    ),
  );
  // Outside of the list, since a listbox may contain only options.
  const actions = pages.map(({url, title}) =>
    el(
      'span',
      {},
      ...ACTIONS[list].map(({shape, label, action}) =>
        el(
          'button',
          {
            type: 'button',
            title: label,
            'aria-label': label,
            'aria-description': title,
            'data-action': action,
            'data-list': list,
            'data-url': url,
          },
          icon(shape),
        ),
      ),
    ),
  );
  return [section(name, rows, el('div', {class: 'docs-hit-actions'}, ...actions))];
}

function section(name: string, rows: HTMLElement[], ...beside: HTMLElement[]): HTMLElement {
  return el(
    'section',
    {class: 'docs-search-section'},
    el('p', {class: 'docs-label', 'aria-hidden': 'true'}, name),
    el('div', {role: 'listbox', 'aria-label': name}, ...rows),
    ...beside,
  );
}

/** The content before the reader types: recent and popular pages. */
export function startList(popular: readonly Popular[]): HTMLElement[] {
  const known = new Set([...read('recent'), ...read('favorites')].map(({url}) => url));
  const rows = popular
    .filter(({url}) => !known.has(url))
    .map(({url, title}) =>
      option(
        url,
        'page',
        rememberAs(title, 'Popular page'),
        el('span', {class: 'docs-hit-title'}, el('span', {}, title)),
      ),
    );
  return [
    ...keptList('favorites', 'Favorite'),
    ...keptList('recent', 'Recent'),
    section('Popular pages', rows),
  ];
}

export function nothing(query: string, href: string): HTMLElement {
  return el(
    'div',
    {class: 'docs-search-none'},
    icon('none'),
    el('p', {}, 'No results for ', el('q', {}, query)),
    el('p', {}, 'Fewer words may find more. ', el('a', {href}, 'Open the search page')),
  );
}

export function failure(): HTMLElement {
  return el(
    'div',
    {class: 'docs-search-none', role: 'alert'},
    icon('none'),
    el('p', {}, 'Unable to fetch results'),
    el('p', {}, 'You might want to check your network connection.'),
  );
}

/** The row below every list that opens Ask AI with the query. */
export function askRow(query: string): HTMLElement {
  const row = el(
    'button',
    {
      type: 'button',
      role: 'option',
      tabindex: '-1',
      'aria-selected': 'false',
      class: 'docs-hit',
      'data-open': 'ask',
      'data-text': query,
    },
    icon('ask'),
    el(
      'span',
      {class: 'docs-hit-text'},
      el(
        'span',
        {class: 'docs-hit-title'},
        ...(query ? ['Ask AI: ', el('q', {}, query)] : ['Ask AI']),
      ),
    ),
    icon('enter'),
  );
  return el('div', {role: 'listbox', 'aria-label': 'Ask AI', class: 'docs-search-ask'}, row);
}

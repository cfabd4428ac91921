import type {Hit, SearchOptions} from '@theme/SearchEngine';
import {
  type PageHit,
  type SectionHit,
  readTwin,
  search as searchIndex,
  warm,
} from '@theme/ContentIndex';
import {escapeHtml, excerptOf, mark} from '../../shared/marks';
import {sectionText} from '../../shared/section';

export {warm};
export const credit = false;

/** First results come from the first tier when the rest is later than this, in milliseconds. */
const PATIENCE = 150;
const SECTIONS = 3;

export async function search(
  query: string,
  {limit = 8, signal, areas, kinds, typing = true, whole = false}: SearchOptions = {},
): Promise<{hits: Hit[]; total: number; early?: boolean}> {
  const {pages, total, marks, early} = await searchIndex(query, {
    limit,
    areas,
    kinds,
    typing,
    ...(!whole && {patience: PATIENCE}),
  });
  signal?.throwIfAborted();
  return {
    hits: pages.flatMap((page, index) => hitsOf(page, marks, index < 3 ? SECTIONS : 2)),
    total,
    early,
  };
}

/** The page, then those of its sections that say more about the query than the page as a whole. */
function hitsOf(page: PageHit, marks: string[], limit: number): Hit[] {
  const best = page.sections[0]?.score ?? 0;
  const sections = page.sections
    .filter(({anchor, score}) => anchor !== '' && score > 0 && score >= best * 0.55)
    .slice(0, limit);
  return [hit(page, undefined, marks), ...sections.map((section) => hit(page, section, marks))];
}

function hit(page: PageHit, section: SectionHit | undefined, marks: string[]): Hit {
  const headings = section?.headings ?? [];
  const heading = headings[headings.length - 1] ?? null;
  const trail = [page.title, ...headings.slice(0, -1)].join(' › ');
  const url = `${page.route}${section ? `#${section.anchor}` : ''}`;
  const hierarchy = {
    lvl0: escapeHtml(page.area),
    lvl1: escapeHtml(section ? trail : page.title),
    lvl2: heading === null ? null : escapeHtml(heading),
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const marked = (text: string) => ({
    value: mark(text, marks),
    matchLevel: 'full' as const,
    matchedWords: [],
  });
  const result = {
    content: marked(''),
    hierarchy: {
      ...hierarchy,
      lvl0: marked(page.area),
      lvl1: marked(section ? trail : page.title),
      lvl2: marked(heading ?? ''),
    },
  };
  return {
    objectID: url,
    url,
    url_without_anchor: page.route,
    anchor: section?.anchor ?? null,
    type: section ? 'lvl2' : 'lvl1',
    content: null,
    hierarchy,
    _highlightResult: result,
    _snippetResult: result,
    route: page.route,
    title: page.title,
    headings,
    area: page.area,
    kind: page.kind,
    marks,
  } as unknown as Hit;
}

export async function excerpt({
  route,
  anchor,
  marks,
}: Pick<Hit, 'route' | 'anchor' | 'marks'>): Promise<string> {
  const text = sectionText(await readTwin(route), anchor ?? '');
  return mark(excerptOf(text, marks) || text.slice(0, 150), marks);
}

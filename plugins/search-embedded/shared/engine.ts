import {
  type PageHit,
  type SectionHit,
  readMarkdownExport,
  search as searchIndex,
} from '../../content-index/client/index';
import type {Hit, Results, SearchOptions} from '../../shared/searchEngine';
import {answerOf} from './answer';
import {excerptOf, mark} from './marks';
import {sectionText} from './section';

/** If the second tier takes longer than this, the results of the first one are shown; in milliseconds. */
const PATIENCE = 150;
const SECTIONS = 3;
const EXCERPT = 150;

export async function search(
  query: string,
  {limit = 8, signal, areas, kinds, typing = true, whole = false}: SearchOptions = {},
): Promise<Results> {
  const {pages, total, marks, early, answer} = await searchIndex(query, {
    limit,
    written: 'sure',
    areas,
    kinds,
    typing,
    ...(!whole && {patience: PATIENCE}),
  });
  signal?.throwIfAborted();
  return {
    hits: pages.flatMap((page, index) => hitsOf(page, marks, index < 3 ? SECTIONS : 2)),
    total,
    ...(early && {early}),
    ...(answer && {answer: answerOf(answer)}),
  };
}

/** Hits of a page: the page itself, then sections that match better than it does. */
function hitsOf(page: PageHit, marks: string[], limit: number): Hit[] {
  const best = page.sections[0]?.score ?? 0;
  const sections = page.sections
    .filter(({anchor, score}) => anchor !== '' && score > 0 && score >= best * 0.55)
    .slice(0, limit);
  return [hit(page, undefined, marks), ...sections.map((section) => hit(page, section, marks))];
}

function hit(page: PageHit, section: SectionHit | undefined, marks: string[]): Hit {
  const headings = section?.headings ?? [];
  return {
    url: `${page.route}${section ? `#${section.anchor}` : ''}`,
    route: page.route,
    anchor: section?.anchor ?? '',
    title: page.title,
    headings,
    html: mark(headings[headings.length - 1] ?? page.title, marks),
    area: page.area,
    kind: page.kind,
    marks,
  };
}

export async function excerpt({route, anchor, marks = []}: Hit): Promise<string> {
  const text = sectionText(await readMarkdownExport(route), anchor);
  return mark(excerptOf(text, marks) || text.slice(0, EXCERPT), marks);
}

import type {Options, Result} from '../../content-index/retrieval/engine';
import {type Candidate, candidatesOf} from './choose';
import {excerptOf} from './excerpt';
import {inTab, readSections} from './page';
import {faintWords, readQuestion} from './question';
import {type Refusal, isAnswered, refusalOf} from './refusal';

export type Link = {title: string; heading: string; url: string};
/** A piece of a page in its own words, as Markdown, and where it stands. */
export type Part = Link & {md: string; /** Whether the section goes on. */ isCut: boolean};
export type Found = {
  found: true;
  /** What was asked, with what a short question took over from the one before. */
  question: string;
  /** `author`: the first part is an answer that an author wrote. `section`: it is quoted from a page. */
  by: 'author' | 'section';
  /** Said first: that the service has ended. */
  notice?: string;
  parts: Part[];
  /** Tabs of the first part that are not shown. */
  otherTabs: string[];
  /** Where to read on. */
  related: Link[];
  /** The best sections as a whole, for a model to write from. */
  sources: Part[];
};
export type Answer =
  Found | {found: false; reason: Refusal | 'unsure'; /** Sections that are near. */ near: Link[]};

export type Retrieve = (query: string, options: Options) => Promise<Result>;
/** The Markdown export of the page at a route. */
export type ReadPage = (route: string) => Promise<string>;

const PAGES = 5;
const LINKS = 3;
const SOURCES = 5;
const SOURCE_LENGTH = 2400;
/** Share of the best candidate's score that another one needs to stand beside it. */
const BESIDE = 0.7;
/** Share of the question's meaning that the best section may lack before another one is put beside it. */
const LACKING = 0.18;
/** The same that makes it no answer. */
const LACKS_MOST = 0.6;
/** Share of the question's meaning that a page needs to be offered in place of an answer. */
const NEAR = 0.6;

/** Answers a question out of the documentation's own words, or says that it cannot. */
export async function answer(
  text: string,
  before: string | undefined,
  retrieve: Retrieve,
  readPage: ReadPage,
): Promise<Answer> {
  const refusal = refusalOf(text);
  const options = {limit: PAGES, typing: false, written: true, faint: faintWords(text), before};
  const result = await retrieve(text, options);
  const query = result.query ?? text;
  if (refusal || !(result.answer || isAnswered(query, result))) {
    return {
      found: false,
      reason: refusal ?? 'unsure',
      near: refusal === 'personal' ? [] : nearPages(result),
    };
  }
  // A page of a product that the question does not name has no say, unless there is no other.
  const fitting = result.pages.filter(({isOther}) => !isOther);
  const pages = fitting.length > 0 ? fitting : result.pages;
  const sections = await Promise.all(
    pages.map(async (page) => ({page, sections: readSections(await readPage(page.route))})),
  );
  const question = readQuestion(
    /^(how|what|why|when|which|can|does|is|are)\b/i.test(text) ? text : query,
  );
  const candidates = candidatesOf(question, result, sections);
  const [best] = candidates;
  if (!best) return {found: false, reason: 'unsure', near: nearPages(result)};
  const sources = candidates.slice(0, SOURCES).map(sourceOf);
  const related = linksOf(candidates);
  if (result.answer) {
    const {text: md, route, anchor, page, headings} = result.answer;
    const url = addressOf(route, anchor);
    const written: Part = {md, title: page, heading: headings.join(' › '), url, isCut: true};
    const own = candidates.find((one) => one.page.route === route && one.section.anchor === anchor);
    const withSteps = question.intent === 'steps' && own ? [partOf(own)] : [];
    return {
      found: true,
      question: query,
      by: 'author',
      ...noticeOf(result, route),
      parts: [written, ...withSteps],
      otherTabs: withSteps.length > 0 && own ? inTab(own.section, question.tool).others : [],
      related: related.filter((link) => link.url !== url),
      sources: [written, ...sources],
    };
  }
  if (fitting.length === 0 || lacksMost(best, result)) {
    return {found: false, reason: 'unsure', near: related.slice(0, LINKS)};
  }
  const second = secondOf(question.isComparison, candidates, result);
  const parts = [best, ...(second ? [second] : [])].map(partOf);
  return {
    found: true,
    question: query,
    by: 'section',
    ...noticeOf(result, best.page.route),
    parts,
    otherTabs: inTab(best.section, question.tool).others,
    related: related.filter(({url}) => parts.every((part) => part.url !== url)),
    sources,
  };
}

/** Whether a section is about something else than most of what is asked for. */
function lacksMost({lacks}: Candidate, {terms}: Result): boolean {
  const sum = (some: Result['terms']) => some.reduce((total, {idf}) => total + idf, 0);
  return sum(lacks) > sum(terms) * LACKS_MOST;
}

/** A second section for a comparison, or for a word that the first one lacks. */
function secondOf(
  isComparison: boolean,
  [best, ...others]: Candidate[],
  {terms}: Result,
): Candidate | undefined {
  if (!best) return undefined;
  const all = terms.reduce((sum, {idf}) => sum + idf, 0);
  const lacking = best.lacks.filter(({idf}) => idf > all * LACKING);
  return others.find(
    (one) =>
      one.score > best.score * BESIDE &&
      (lacking.some((term) => !one.lacks.includes(term)) ||
        (isComparison && one.section.anchor !== best.section.anchor && one.page !== best.page)),
  );
}

const addressOf = (route: string, anchor: string): string =>
  `${route}${anchor ? `#${anchor}` : ''}`;

function linkOf({page, section}: Candidate): Link {
  return {
    title: page.title,
    heading: section.headings.join(' › '),
    url: addressOf(page.route, section.anchor),
  };
}

function partOf(candidate: Candidate): Part {
  return {...linkOf(candidate), ...excerptOf(candidate)};
}

function sourceOf(candidate: Candidate): Part {
  const md = candidate.chunks.map((chunk) => chunk.md).join('\n\n');
  return {...linkOf(candidate), md: md.slice(0, SOURCE_LENGTH), isCut: md.length > SOURCE_LENGTH};
}

/** The best section of each page. */
function linksOf(candidates: Candidate[]): Link[] {
  return candidates
    .filter(({page}, index) => candidates.findIndex((one) => one.page === page) === index)
    .slice(0, LINKS)
    .map(linkOf);
}

function nearPages({pages}: Result): Link[] {
  return pages
    .filter(({coverage}) => coverage > NEAR)
    .slice(0, LINKS)
    .map(({title, route}) => ({title, heading: '', url: route}));
}

function noticeOf({pages}: Result, route: string): {notice?: string} {
  const page = pages.find((one) => one.route === route);
  return page?.isEnded
    ? {notice: 'This page is about a service that has ended and can no longer be used.'}
    : {};
}

import type {Options, Result, Written} from '../../content-index/retrieval/engine';
import {type Candidate, bestByText, candidatesOf, isTitled} from './choose';
import {excerptOf, wordsIn} from './excerpt';
import {inTab, readSections} from './page';
import {TOOL_NAMES, faintWords, readQuestion} from './question';
import {type Refusal, isAnswered, refusalOf, subjectOf} from './refusal';

export type Link = {title: string; heading: string; url: string};
/** Markdown quoted from a page, with a link to it. */
export type Part = Link & {
  md: string;
  /** Whether the section has more. */
  isCut: boolean;
  /** For a written answer: its question. */
  asked?: string;
};
/** An answer to a question. */
export type Found = {
  found: true;
  /** The question; a follow-up is completed from the previous one. */
  question: string;
  /** `author`: the first part is a written answer. `section`: all parts are excerpts. */
  by: 'author' | 'section';
  /** Notice to show first, which says that the service is no longer offered. */
  notice?: string;
  parts: Part[];
  /** Labels of the tabs that the excerpt leaves out. */
  otherTabs: string[];
  /** Links to other relevant sections. */
  related: Link[];
  /** Other written answers whose questions are similar. */
  similar: Part[];
  /** The written answer, and the best sections in full, from which a model can write an answer. */
  sources: Part[];
};
export type Answer =
  | Found
  | {
      found: false;
      reason: Refusal | 'unsure';
      /** Related sections. */
      near: Link[];
      /** Written answers whose questions are similar. */
      similar: Part[];
    };

export type Retrieve = (query: string, options: Options) => Promise<Result>;
/** Returns the Markdown export of the page at a route. Rejects if it cannot be read. */
export type ReadPage = (route: string) => Promise<string>;

/** Maximum number of pages to retrieve. */
const PAGES = 5;
/** Maximum number of links. */
const LINKS = 3;
/** Maximum number of sections for a model. */
const SOURCES = 5;
/** Maximum number of characters of a section for a model. */
const SOURCE_LENGTH = 2400;
/** Minimum score of a second section, relative to the best. */
const BESIDE = 0.7;
/**
 * Minimum of the feature `page` of a second section, because a less relevant page uses the missing
 * word for something else.
 */
const BESIDE_PAGE = 0.4;
/**
 * Minimum share of the question (weighted by IDF) of a term that the best section lacks for a
 * second section to be added.
 */
const LACKING = 0.18;
/**
 * Number of words below which a second section of the same page is added, if its score relative to
 * the best exceeds `NEXT`.
 */
const SHORT = 70;
const NEXT = 0.92;
/**
 * Minimum probability that a written question means the same, if the sections found answer the
 * question too: less if the best of them is the section of the written answer.
 */
const PROBABLE = {elsewhere: 0.45, own: 0.2};
/**
 * Maximum number of similar questions to offer, and the minimum probability of each that it means
 * the same. Readers choose among them, so they may be less likely than an answer.
 */
const SIMILAR = {count: 3, chance: 0.02};
/** Minimum coverage of a page to be linked if there is no answer. */
const NEAR = 0.6;

/**
 * Answers a question in the words of the documentation, or returns why it cannot. `before` is the
 * previous question, if any. Rejects if `retrieve` or `readPage` does.
 */
export async function answer(
  text: string,
  before: string | undefined,
  retrieve: Retrieve,
  readPage: ReadPage,
): Promise<Answer> {
  const refusal = refusalOf(text);
  if (refusal === 'personal') return {found: false, reason: refusal, near: [], similar: []};
  const options: Options = {
    limit: PAGES,
    typing: false,
    written: 'likely',
    faint: faintWords(text),
    // A request for an action is never a follow-up.
    before: refusal ? undefined : before,
  };
  const result = await retrieve(text, options);
  const query = result.query ?? text;
  // Pages of a product that the question does not name are only used if there are no others.
  const fitting = result.pages.filter(({isOther}) => !isOther);
  const asked = (result.asked ?? []).filter(({route}) => route === result.near?.[0]?.route);
  const pages = [...(fitting.length > 0 ? fitting : result.pages), ...asked];
  const sections = await Promise.all(
    pages.map(async (page) => ({page, sections: readSections(await readPage(page.route))})),
  );
  const question = readQuestion(
    /^(how|what|why|when|which|can|does|is|are)\b/i.test(text) ? text : query,
  );
  const candidates = candidatesOf(question, result, sections);
  const [best] = candidates;
  const isOther = fitting.length === 0 && best?.lacks.length !== 0;
  // Only a section about a tool can say whether the tool can do something.
  const isUntold =
    question.isYesNo &&
    best?.features.tool === 0 &&
    best.lacks.some(({words}) => words.some((word) => TOOL_NAMES.includes(word)));
  const byText = bestByText(candidates);
  const isSure = byText && !isOther && !isUntold && isAnswered(query, result, byText.lacks);
  if (refusal || !(result.answer || isSure)) {
    const subject = subjectOf(query, result);
    const near = candidates.filter(
      (one) =>
        subject &&
        (refusal
          ? isTitled(one, result.terms)
          : one.page.coverage > NEAR && isTitled(one, [subject])),
    );
    return {
      found: false,
      reason: refusal ?? 'unsure',
      near: linksOf(near),
      similar: similarParts(result),
    };
  }
  const shown = result.answer ?? (isSure ? probableAnswer(byText, result) : undefined);
  const written = shown ? [writtenPart(shown)] : [];
  const first = shown ? ownSection(shown, candidates) : best;
  const second = shown ? undefined : secondOf(question.isComparison, candidates, result);
  const parts = [...written, ...[first, second].flatMap((one) => (one ? [partOf(one)] : []))];
  const urls = new Set(parts.map(({url}) => url));
  return {
    found: true,
    question: query,
    by: shown ? 'author' : 'section',
    ...noticeOf(result, parts[0]?.url ?? ''),
    parts,
    otherTabs: first ? inTab(first.section, question.tool).others : [],
    related: linksOf(candidates).filter(({url}) => !urls.has(url)),
    similar: similarParts(result, shown),
    sources: [...written, ...candidates.slice(0, SOURCES).map(sourceOf)],
  };
}

function writtenPart({question, text, route, anchor, page, headings}: Written): Part {
  const url = addressOf(route, anchor);
  return {asked: question, md: text, title: page, heading: headings.join(' › '), url, isCut: true};
}

/** Returns the answers of similar questions, without the one that is shown. */
function similarParts({near = []}: Result, shown?: Written): Part[] {
  return near
    .filter(({question, chance}) => question !== shown?.question && chance > SIMILAR.chance)
    .slice(0, SIMILAR.count)
    .map(writtenPart);
}

/** Returns the most similar written answer if it is probable enough. */
function probableAnswer({page, section}: Candidate, {near = []}: Result): Written | undefined {
  const [one] = near;
  const isOwn = page.route === one?.route && section.anchor === one.anchor;
  return one && one.chance > PROBABLE[isOwn ? 'own' : 'elsewhere'] ? one : undefined;
}

/** Returns the section of a written answer. */
function ownSection({route, anchor}: Written, candidates: Candidate[]): Candidate | undefined {
  return candidates.find((one) => one.page.route === route && one.section.anchor === anchor);
}

/**
 * Returns a second section if the question compares two things, if the best section lacks a term,
 * or if it is short.
 */
function secondOf(
  isComparison: boolean,
  [best, ...others]: Candidate[],
  {terms}: Result,
): Candidate | undefined {
  if (!best) return undefined;
  const all = terms.reduce((sum, {idf}) => sum + idf, 0);
  const lacking = best.lacks.filter(({idf}) => idf > all * LACKING);
  const isShort = wordsIn(excerptOf(best).md) < SHORT;
  const areaOf = ({page}: Candidate) => page.area.split('/')[0];
  return others.find((one) => {
    // Destructive procedures are only shown if they are the best candidate.
    if (one.features.danger > 0) return false;
    if (isShort && one.page === best.page && one.score > best.score * NEXT) return true;
    if (one.score < best.score * BESIDE || one.features.page < BESIDE_PAGE) return false;
    const isCompared = isComparison && one.page !== best.page;
    const isMissing = lacking.some((term) => !one.lacks.includes(term));
    return isCompared || (isMissing && areaOf(one) === areaOf(best));
  });
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

/** Returns links to the best section of each page. */
function linksOf(candidates: Candidate[]): Link[] {
  return candidates
    .filter(({page}, index) => candidates.findIndex((one) => one.page === page) === index)
    .slice(0, LINKS)
    .map(linkOf);
}

function noticeOf({pages}: Result, url: string): {notice?: string} {
  const page = pages.find(({route}) => route === url.split('#')[0]);
  return page?.isEnded
    ? {notice: 'This page is about a service that has ended and can no longer be used.'}
    : {};
}

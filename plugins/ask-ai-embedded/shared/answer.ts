import type {Options, Result, Written} from '../../content-index/retrieval/engine';
import {type Candidate, candidatesOf, isTitled} from './choose';
import {excerptOf, wordsIn} from './excerpt';
import {inTab, readSections} from './page';
import {TOOL_NAMES, faintWords, readQuestion} from './question';
import {type Refusal, isAnswered, refusalOf, subjectOf} from './refusal';

export type Link = {title: string; heading: string; url: string};
/** A piece of a page in its own words, as Markdown, and where it stands. */
export type Part = Link & {
  md: string;
  /** Whether the section goes on. */
  isCut: boolean;
  /** The question that an author answers with it. */
  asked?: string;
};
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
/** The same for its page, squared: what another page says about one word is about something else. */
const BESIDE_PAGE = 0.4;
/** Share of the question's meaning that the best section may lack before another one is put beside it. */
const LACKING = 0.18;
/** Words of a first section that leave room for a second one of the same page, and the share of its score that takes. */
const SHORT = 70;
const NEXT = 0.92;
/** How likely a written question asks the same, to be shown above its section, which is shown anyway. */
const OWN = 0.2;
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
  if (refusal === 'personal') return {found: false, reason: refusal, near: []};
  const options: Options = {
    limit: PAGES,
    typing: false,
    written: 'likely',
    faint: faintWords(text),
    // What is asked to be done leans on nothing that was asked before.
    before: refusal ? undefined : before,
  };
  const result = await retrieve(text, options);
  const query = result.query ?? text;
  // A page of a product that the question does not name has no say, unless there is no other.
  const fitting = result.pages.filter(({isOther}) => !isOther);
  const asked = (result.asked ?? []).filter(
    ({route}) => route === (result.answer ?? result.near)?.route,
  );
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
  // Whether a tool can do it is said by a section about the tool.
  const isUntold =
    question.isYesNo &&
    best?.features.tool === 0 &&
    best.lacks.some(({words}) => words.some((word) => TOOL_NAMES.includes(word)));
  const isSure = best && !isOther && !isUntold && isAnswered(query, result, best.lacks);
  if (refusal || !(result.answer || isSure)) {
    const subject = subjectOf(query, result);
    const near = candidates.filter(
      (one) =>
        subject &&
        (refusal
          ? isTitled(one, result.terms)
          : one.page.coverage > NEAR && isTitled(one, [subject])),
    );
    return {found: false, reason: refusal ?? 'unsure', near: linksOf(near)};
  }
  const shown = result.answer ?? ownAnswer(best, result);
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
    related: linksOf(nearFirst(candidates, result)).filter(({url}) => !urls.has(url)),
    sources: [...written, ...candidates.slice(0, SOURCES).map(sourceOf)],
  };
}

function writtenPart({question, text, route, anchor, page, headings}: Written): Part {
  const url = addressOf(route, anchor);
  return {asked: question, md: text, title: page, heading: headings.join(' › '), url, isCut: true};
}

/** The written answer that comes near, where its section is shown anyway and its page is the best one. */
function ownAnswer(best: Candidate | undefined, {near, pages}: Result): Written | undefined {
  const isOwn =
    near &&
    near.chance > OWN &&
    near.route === pages[0]?.route &&
    best?.page.route === near.route &&
    best.section.anchor === near.anchor;
  return isOwn ? near : undefined;
}

/** The section that a written answer was taken from. */
function ownSection({route, anchor}: Written, candidates: Candidate[]): Candidate | undefined {
  return candidates.find((one) => one.page.route === route && one.section.anchor === anchor);
}

/** A second section for a comparison, for a word that the first one lacks, or since the first one is short. */
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
    // What destroys something is shown to those who asked for it.
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

/** The best section of each page. */
function linksOf(candidates: Candidate[]): Link[] {
  return candidates
    .filter(({page}, index) => candidates.findIndex((one) => one.page === page) === index)
    .slice(0, LINKS)
    .map(linkOf);
}

/** Puts the section first that answers the nearest written question, which is likely the next place to read. */
function nearFirst(candidates: Candidate[], {near}: Result): Candidate[] {
  const isNear = ({page, section}: Candidate) =>
    page.route === near?.route && section.anchor === near.anchor;
  return [...candidates.filter(isNear), ...candidates.filter((one) => !isNear(one))];
}

function noticeOf({pages}: Result, url: string): {notice?: string} {
  const page = pages.find(({route}) => route === url.split('#')[0]);
  return page?.isEnded
    ? {notice: 'This page is about a service that has ended and can no longer be used.'}
    : {};
}

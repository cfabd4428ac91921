import type {Result} from '../../content-index/retrieval/engine';
import {compose} from './compose';
import {faintWords, inContext, readQuestion} from './question';
import {isAnswered} from './refusal';
import {readSections} from './twin';

export type Passage = {
  md: string;
  /** Index into the citations. */ citation: number;
  /** The section that it stands in. */ url: string;
  heading: string;
};
/** A page; its passages say which section. */
export type Citation = {title: string; url: string};
export type Answer =
  | {
      found: true;
      /** What answers, in few words. */ short: Passage[];
      /** The same at length. */ more: Passage[];
      citations: Citation[];
      otherTabs: string[];
    }
  | {found: false; /** Pages that are near, though they do not answer. */ near: Citation[]};

export type Retrieve = (
  query: string,
  options: {limit: number; typing: boolean; faint: string[]},
) => Promise<Result>;
export type ReadTwin = (route: string) => Promise<string>;

const PAGES = 5;
/** Share of the question's meaning that a page needs to be offered in place of an answer. */
const NEAR = 0.45;

/** Answers a question out of the documentation's own words, or says that it cannot. */
export async function answer(
  text: string,
  before: string | undefined,
  retrieve: Retrieve,
  readTwin: ReadTwin,
): Promise<Answer> {
  const query = inContext(text, before);
  const isFollowUp = text.length < query.length;
  const question = readQuestion(
    isFollowUp && !/^(how|what|why|when|which|can|does|is|are)\b/i.test(text) ? query : text,
  );
  const result = await retrieve(query, {limit: PAGES, typing: false, faint: faintWords(query)});
  if (isAnswered(query, result)) {
    const twins = await Promise.all(result.pages.map(({route}) => readTwin(route)));
    const composed = compose(question, result, twins.map(readSections));
    if (composed) {
      return composed;
    }
  }
  const near = result.pages
    .filter(({coverage}) => coverage > NEAR)
    .slice(0, 3)
    .map(({title, route}) => ({title, url: route}));
  return {found: false, near};
}

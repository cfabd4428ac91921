import {plain} from '../../content-index/read/inline';
import type {PageHit, Result} from '../../content-index/retrieval/engine';
import {tokenize} from '../../content-index/retrieval/tokenize';
import {
  type Question,
  asksForOffer,
  faintWords,
  inContext,
  isOffered,
  readQuestion,
} from './question';
import {type Chunk, type TwinSection, readSections} from './twin';

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

/** Below these shares of the question's meaning, what was found is about something else. */
export const THRESHOLDS = {page: 0.7, section: 0.55, corrected: 0.6};
/** Below this rank the words stand far apart, in pages about other things. Questions of bench/ask that have an answer are above 1.1. */
const MIN_SCORE = 1.02;
const PAGES = 5;
const SHORT_LENGTH = 700;
/** What the rank of its page adds to a sentence. */
const PAGE_SHARE = 0.35;

/** Answers a question out of the documentation's own words, or says that it cannot. */
export async function answer(
  text: string,
  before: string | undefined,
  retrieve: Retrieve,
  readTwin: ReadTwin,
): Promise<Answer> {
  const query = inContext(text, before);
  const question = readQuestion(
    text.length < query.length && !/^(how|what|why|when|which|can|does|is|are)\b/i.test(text)
      ? query
      : text,
  );
  const result = await retrieve(query, {limit: PAGES, typing: false, faint: faintWords(query)});
  if (!isAnswered(result) || (asksForOffer(query) && !isOwnService(result))) {
    return {
      found: false,
      near: result.pages
        .filter(({coverage}) => coverage > 0.45)
        .slice(0, 3)
        .map(({title, route}) => ({title, url: route})),
    };
  }
  const twins = await Promise.all(result.pages.map(({route}) => readTwin(route)));
  return compose(question, result, twins.map(readSections));
}

/** Whether the best page and one section of it hold enough of what was asked. */
export function isAnswered({pages, terms}: Result): boolean {
  const [best] = pages;
  if (!best || terms.length === 0 || best.score < MIN_SCORE) {
    return false;
  }
  const all = terms.reduce((sum, {idf}) => sum + idf, 0);
  // A short word that had to be corrected is another word; a long one is likely the right one.
  const guessed =
    terms.reduce(
      (sum, {idf, corrected, words}) =>
        sum + (corrected ? idf * (words.join('').length < 6 ? 1 : 1 - THRESHOLDS.corrected) : 0),
      0,
    ) / all;
  return pages
    .slice(0, 3)
    .some(
      ({coverage, sectionCoverage}) =>
        coverage - guessed >= THRESHOLDS.page && sectionCoverage - guessed >= THRESHOLDS.section,
    );
}

/** Whether what was asked for has a page of its own, and is not only something that services connect to. */
function isOwnService({pages, terms}: Result): boolean {
  const named = terms.filter(({words}) => words.some(isOffered));
  return pages.some(
    ({kind, title}) =>
      (kind === 'landing' || kind === 'get-started') &&
      named.some(({stems}) => tokenize(title).some(({term}) => stems.includes(term))),
  );
}

type Unit = {
  page: PageHit;
  pageIndex: number;
  section: TwinSection;
  chunk: Chunk;
  at: number;
  md: string;
  score: number;
};

function compose(question: Question, result: Result, twins: TwinSection[][]): Answer {
  const units = twins.flatMap((sections, pageIndex) =>
    unitsOf(sections, result.pages[pageIndex] as PageHit, pageIndex, question, result),
  );
  units.sort((a, b) => b.score - a.score);
  const [best] = units;
  if (!best) {
    return {found: false, near: []};
  }
  const citations: Citation[] = [];
  const cite = (page: PageHit): number => {
    const known = citations.findIndex(({url}) => url === page.route);
    return known === -1 ? citations.push({title: page.title, url: page.route}) - 1 : known;
  };
  const passage = (page: PageHit, section: TwinSection, md: string): Passage => ({
    md,
    citation: cite(page),
    url: `${page.route}${section.anchor ? `#${section.anchor}` : ''}`,
    heading: section.headings.join(' › '),
  });
  const short: Passage[] = [];
  const isSaid = (md: string) => short.some((one) => one.md.includes(md) || md.includes(one.md));
  const add = (page: PageHit, section: TwinSection, md: string) =>
    void (isSaid(md) || short.push(passage(page, section, md)));

  const main = mainOf(question, units, twins, result);
  let otherTabs: string[] = [];
  if (question.intent === 'steps' || question.intent === 'definition') {
    const {page, section} = main;
    const lead = leadOf(twins[result.pages.indexOf(page)]?.[0], section, question);
    if (lead) {
      add(page, lead.section, lead.md);
    }
    if (question.intent === 'steps') {
      const {chunks, others} = tabOf(section.chunks, question.tool);
      otherTabs = others;
      take(
        chunks,
        SHORT_LENGTH,
        units.find((unit) => unit.section === section && chunks.includes(unit.chunk))?.chunk,
      ).forEach(({md}) => add(page, section, md));
    }
  }
  // What the words of the question point at, wherever it stands.
  const limit = question.intent === 'steps' ? 3 : 4;
  for (const unit of units.filter(({score}) => score >= best.score * 0.72).slice(0, limit)) {
    add(unit.page, unit.section, unit.md);
  }
  const more = [main.section, ...units.slice(0, 6).map(({section}) => section)]
    .filter((section, index, all) => all.indexOf(section) === index)
    .slice(0, 3)
    .flatMap((section) => {
      const page = result.pages.find((_, index) => twins[index]?.includes(section)) as PageHit;
      return tabOf(section.chunks, question.tool)
        .chunks.filter(({kind, md}) => kind !== 'about' && !isSaid(md))
        .map(({md}) => passage(page, section, md));
    });
  for (const page of result.pages) {
    if (citations.length < 3 && page.score > 0.4 * (result.pages[0]?.score ?? 0)) {
      cite(page);
    }
  }
  return {found: true, short, more, citations, otherTabs};
}

/** Sentences, list items, table rows and samples, each with what it says about the question. */
function unitsOf(
  sections: TwinSection[],
  page: PageHit,
  pageIndex: number,
  question: Question,
  result: Result,
): Unit[] {
  const stemsIn = (text: string) => new Set(tokenize(plain(text)).map(({term}) => term));
  const title = stemsIn(page.title);
  const top = result.pages[0]?.score ?? 1;
  const all = result.terms.reduce((sum, {idf}) => sum + idf, 0);
  return sections.flatMap((section) => {
    const heading = stemsIn(section.headings.join(' '));
    if (/^(related pages|next steps)$/i.test(section.headings[section.headings.length - 1] ?? '')) {
      return [];
    }
    const context = stemsIn(section.chunks.map(({md}) => md).join(' '));
    return section.chunks.flatMap((chunk) => {
      const isOtherTab = Boolean(
        question.tool &&
        chunk.tab &&
        chunk.tab !== question.tool &&
        ['Console', 'CLI', 'API', 'Terraform', 'Kubernetes'].includes(chunk.tab),
      );
      return partsOf(chunk).map((md, at) => {
        const own = stemsIn(md);
        let score = 0;
        for (const {idf, stems} of result.terms) {
          const has = (set: Set<string>) => stems.some((stem) => set.has(stem));
          score +=
            idf * (has(own) ? 1 : has(heading) ? 0.6 : has(title) ? 0.4 : has(context) ? 0.25 : 0);
        }
        score /= all;
        score +=
          PAGE_SHARE * (page.score / top) +
          kindBonus(chunk, md, question) -
          (isOtherTab ? 0.5 : 0) -
          (md.length < 25 ? 0.15 : 0) -
          (chunk.kind === 'about' ? 0.6 : 0);
        return {page, pageIndex, section, chunk, at, md, score};
      });
    });
  });
}

function kindBonus(chunk: Chunk, md: string, question: Question): number {
  const hasNumber = /\d/.test(plain(md));
  let bonus = question.wantsNumber && hasNumber ? 0.15 : 0;
  if (question.intent === 'fact' || question.intent === 'trouble') {
    bonus += chunk.kind === 'table' ? 0.05 : chunk.kind === 'code' ? -0.1 : 0;
  }
  if (question.intent === 'definition') {
    bonus += chunk.kind === 'text' ? 0.1 : chunk.kind === 'code' ? -0.2 : 0;
  }
  return bonus;
}

/** The pieces of a chunk that make sense alone. */
function partsOf({kind, md}: Chunk): string[] {
  switch (kind) {
    case 'table': {
      const [head = '', rule = '', ...rows] = md.split('\n');
      return rows.map((row) => [head, rule, row].join('\n'));
    }
    case 'list':
      return md.split(/\n(?=- )/);
    case 'text':
      return groupSentences(md);
    default:
      return [md];
  }
}

/** A sentence with the one after it: the second often says the number or the exception. */
function groupSentences(md: string): string[] {
  const sentences = md.split(/(?<=[.!?:])\s+(?=[A-Z`[*])/);
  return sentences.length < 3
    ? [md]
    : sentences.map((sentence, index) =>
        [sentence, sentences[index + 1]].filter(Boolean).join(' '),
      );
}

type Main = {page: PageHit; section: TwinSection};

/** Where the answer stands as a whole: for steps, the section of the best page that has them. */
function mainOf(question: Question, units: Unit[], twins: TwinSection[][], result: Result): Main {
  const best = units[0] as Unit;
  if (question.intent !== 'steps') {
    return {page: best.page, section: best.section};
  }
  let chosen: Main = {page: best.page, section: best.section};
  let top = -1;
  result.pages.slice(0, 3).forEach((page, index) => {
    for (const section of twins[index] ?? []) {
      const name = section.headings[section.headings.length - 1] ?? '';
      const own = units.filter((unit) => unit.section === section);
      const hasSteps = section.chunks.some(({kind}) => kind === 'steps' || kind === 'code');
      const isAside =
        /^(before you start|prerequisites|related pages|next steps|check the result|clean up|limits|undo)/i.test(
          name,
        );
      const hasTool =
        question.tool === undefined || section.chunks.some(({tab}) => tab === question.tool);
      const score =
        Math.max(0, ...own.map((unit) => unit.score)) +
        (hasSteps ? 0.35 : 0) -
        (isAside ? 0.4 : 0) +
        (hasTool ? 0.2 : 0) +
        0.5 * (page.score / (result.pages[0]?.score ?? 1));
      if (own.length > 0 && score > top) {
        top = score;
        chosen = {page, section};
      }
    }
  });
  return chosen;
}

/** The sentences that say what it is: the page's own first ones, which a definition wants, and steps are glad of. */
function leadOf(
  top: TwinSection | undefined,
  section: TwinSection,
  {intent}: Question,
): {section: TwinSection; md: string} | undefined {
  const from =
    intent === 'definition' && section.anchor !== '' && section.chunks[0]?.kind === 'text'
      ? section
      : top;
  const texts = (from?.chunks ?? []).filter(({kind, md}) => kind === 'text' && !md.endsWith(':'));
  if (!from || texts.length === 0) {
    return undefined;
  }
  const md = texts
    .slice(0, intent === 'definition' ? 2 : 1)
    .map((chunk) => chunk.md)
    .join(' ');
  return {section: from, md: cutSentences(md, intent === 'definition' ? 520 : 260)};
}

function cutSentences(md: string, length: number): string {
  const sentences = md.split(/(?<=[.!?])\s+(?=[A-Z`[*])/);
  let text = sentences.shift() ?? '';
  while (sentences.length > 0 && text.length + (sentences[0]?.length ?? 0) < length) {
    text += ` ${sentences.shift()}`;
  }
  return text;
}

/** The tab that was asked for, or the first one, and the labels of the others. */
function tabOf(chunks: Chunk[], tool: string | undefined): {chunks: Chunk[]; others: string[]} {
  const labels = [...new Set(chunks.map(({tab}) => tab).filter(Boolean))];
  const wanted = labels.includes(tool ?? '') ? tool : labels[0];
  return {
    chunks: chunks.filter(({tab}) => tab === '' || tab === wanted),
    others: labels.filter((label) => label !== wanted),
  };
}

/** From the beginning of a short section; from the place that was asked for in a long one. */
function take(chunks: Chunk[], length: number, wanted: Chunk | undefined): Chunk[] {
  const taken: Chunk[] = [];
  const whole = chunks.reduce((sum, {md}) => sum + md.length, 0);
  const start =
    wanted && whole > 2 * length
      ? Math.max(0, chunks.indexOf(wanted) - (wanted.kind === 'code' ? 1 : 0))
      : 0;
  let size = 0;
  for (const chunk of chunks.slice(start)) {
    if (
      size > 0 &&
      size + chunk.md.length > length &&
      taken.some(({kind}) => kind === 'steps' || kind === 'code')
    ) {
      break;
    }
    taken.push(chunk);
    size += chunk.md.length;
  }
  return taken.slice(0, 6);
}

import {plain} from '../../content-index/read/inline';
import type {PageHit, Result} from '../../content-index/retrieval/engine';
import {tokenize} from '../../content-index/retrieval/tokenize';
import {type Chunk, type PageSection, inTab, piecesOf} from './page';
import type {Intent, Question} from './question';

/** A section that may contain the answer, with its best piece. */
export type Candidate = {
  page: PageHit;
  section: PageSection;
  /** The chunks outside tabs and in the selected tab. */
  chunks: Chunk[];
  /** The best piece: its chunk, and its index among the pieces of that chunk. */
  chunk: Chunk;
  piece: number;
  /**
   * Whether the piece scores clearly higher than all others of its chunk, such as a single row of a
   * table of error messages.
   */
  isAlone: boolean;
  features: Features;
  score: number;
  /**
   * Terms of the question that neither the section, its headings, nor the title of the page
   * contain.
   */
  lacks: Result['terms'];
};

/**
 * Weights of the features of a section, whose weighted sum is its score. Fitted once to sections that
 * state the fact of a question in bench/ask/questions.tsv, or answer one that fits in pairs.tsv, and
 * rounded. Only the weights of `aside` and `danger` are stricter than fitted, because it does more
 * harm to show the wrong procedure than the wrong text.
 */
const WEIGHTS = {
  /**
   * Score of the best piece: the share of the question that it contains, and how well its kind
   * fits.
   */
  piece: 0.85,
  /**
   * Square root of the probability that a written question of the section means the same, so that a
   * question that is too uncertain for its answer to be shown can still point to its section.
   */
  asked: 1.5,
  /** Share of the heading that the question contains. */
  named: 0.3,
  /** Steps or code samples, for a question about how to do something. */
  steps: 0.25,
  /** Score of the page relative to the best page, squared. */
  page: 0.5,
  /** The tool that the question names is a tab of the section or in a heading. */
  tool: 0.1,
  /**
   * Top of the page, which describes its subject but rarely answers how or how much. The value
   * depends on the intent.
   */
  top: -0.15,
  /**
   * Top of the page, for a question about what something is. The value depends on the kind and
   * title of the page.
   */
  definition: 0.3,
  /**
   * Section that does not answer, such as prerequisites, related pages, or the deletion of
   * something else.
   */
  aside: -1,
  /** Best piece is in steps or code, for a question that asks for yes, no, or a fact. */
  procedure: -0.3,
  /** Section on limits, or on costs and errors of a task, if the question does not ask for them. */
  limits: -0.2,
  /** Procedure with a danger note. */
  danger: -0.1,
};
type Features = Record<keyof typeof WEIGHTS, number>;
/** Minimum difference from the second-best piece of a chunk for a row to be shown alone. */
const ALONE_MARGIN = 0.15;
/** Weight of a synonym. The word as typed counts 1. */
const SYNONYM = 0.75;
/**
 * Weight of a term that is not in the piece but in a heading, in the title, or elsewhere in the
 * section.
 */
const ABOVE = {heading: 0.7, title: 0.7, section: 0.25};
/**
 * Exponent of the IDF. Below 1, a rare term counts more than a common one without outweighing three
 * of them.
 */
const RARITY = 0.5;
/** How well the top of a page defines a term, by the kind of page. Other kinds count 0.6. */
const DEFINES: {[kind: string]: number} = {concept: 1, landing: 1};
/** Value of the feature `top` by intent; 0 for others. */
const LACKING_TOP: Partial<Record<Intent, number>> = {steps: 2, fact: 1, trouble: 1};

/** Headings of sections that never answer. */
const PREPARATION =
  /^(before you (start|begin)|prerequisites|requirements|related pages|next steps)\b/i;
/** Patterns of headings, each with the pattern of questions that ask for such a section. */
const ASIDES: [RegExp, RegExp][] = [
  [/\b(delet|remov|clean up|drop)/i, /\b(delet|remov|clean|drop|destroy|get rid)/i],
  [
    /^(undo|revert|roll ?back|turn (it )?off|disable|stop)\b/i,
    /\b(undo|revert|roll ?back|turn|switch|disabl|stop|deactivat)/i,
  ],
  [/^(check the result|verify)\b/i, /\b(check|verif|test|see (that|whether|if))/i],
];
/** Questions that steps do not answer, such as `Which ranges does it accept`. */
const WHICH = /^(?:which|what (?:is|are|was)|when|who)\b/i;
/** Headings about what does not work. */
const LIMITS = /^(what\b.*\b(not|cannot)\b|limit(s|ations)?\b)|\bfails?\b/i;
const ASKS_LIMITS =
  /\b(not|cannot|can't|n't|limit\w*|never|without|fail\w*|error|wrong|why|unable|refused|denied|stuck)\b|^(can|could|does|do|is|are|may|how (many|much|big|large))\b/i;
const DANGER = /^> \*\*Danger\b/m;
/**
 * Headings of sections that come with a task without being part of it: costs, errors, choices, and
 * where to start.
 */
const BESIDE_TASK =
  /^(what it costs|costs?\b|what goes wrong|errors?\b|where to (begin|start|go)|choose\b)/i;
const ASKS_BESIDE_TASK = /\b(cost|price|pay|error|fail\w*|wrong|choose|which|where)\b/i;
/** The object of a request to delete something, which is up to two words after the verb. */
const DELETES =
  /\b(?:delet|remov|drop|destroy)\w*\s+(?:(?:a|an|the|my|our|all|old|this|that|some)\s+)*([\w-]+(?:\s+[\w-]+)?)/i;

type Term = Result['terms'][number];

/** Whether stems contain a term as typed: all words of a phrase, or any stem of a single word. */
const isTyped = ({words, typed}: Term, stems: Set<string>): boolean =>
  words.length > 1 ? typed.every((one) => stems.has(one)) : typed.some((one) => stems.has(one));

/** Whether stems contain a term or one of its synonyms. */
const isMeant = (term: Term, stems: Set<string>): boolean =>
  isTyped(term, stems) || term.synonyms.some((one) => one.every((stem) => stems.has(stem)));

const stemsIn = (text: string): Set<string> => new Set(tokenize(plain(text)).map(({term}) => term));

/** Whether the title of the page and the headings of the section contain all of the terms. */
export function isTitled({page, section}: Candidate, terms: Term[]): boolean {
  const own = stemsIn([page.title, ...section.headings].join(' '));
  return terms.every((term) => isMeant(term, own));
}

/**
 * Returns the sections of all pages as candidates, best first. Leaves out sections without text.
 */
export function candidatesOf(
  question: Question,
  result: Result,
  pages: {page: PageHit; sections: PageSection[]}[],
): Candidate[] {
  const top = result.pages[0]?.score ?? 1;
  return pages
    .flatMap(({page, sections}) => {
      const title = stemsIn(page.title);
      return sections.flatMap(
        (section) => candidateOf(question, result, {page, title, top, section}) ?? [],
      );
    })
    .sort((a, b) => b.score - a.score);
}

function scoreOf(features: Features): number {
  return (Object.keys(WEIGHTS) as (keyof Features)[]).reduce(
    (sum, name) => sum + WEIGHTS[name] * features[name],
    0,
  );
}

/** Returns the candidate whose text alone, without its written questions, fits best. */
export function bestByText(candidates: Candidate[]): Candidate | undefined {
  const textScore = ({score, features}: Candidate) => score - WEIGHTS.asked * features.asked;
  return [...candidates].sort((a, b) => textScore(b) - textScore(a))[0];
}

/**
 * Whether a heading is about limits, or accompanies a task, and the question does not ask for that.
 */
function isLimits(heading: string, {text, intent}: Question): boolean {
  return (
    (LIMITS.test(heading) && !ASKS_LIMITS.test(text)) ||
    (intent === 'steps' && BESIDE_TASK.test(heading) && !ASKS_BESIDE_TASK.test(text))
  );
}

/**
 * Whether a section prepares, checks, undoes, or ends something that the question does not ask for.
 */
function isAside({headings}: PageSection, {text}: Question): boolean {
  const last = headings[headings.length - 1] ?? '';
  const isUnasked = ASIDES.some(([heading, asked]) => heading.test(last) && !asked.test(text));
  return isUnasked || headings.some((heading) => PREPARATION.test(heading));
}

function candidateOf(
  question: Question,
  {terms, near}: Result,
  {
    page,
    title,
    top,
    section,
  }: {
    page: PageHit;
    title: Set<string>;
    top: number;
    section: PageSection;
  },
): Candidate | undefined {
  const {chunks} = inTab(section, question.tool);
  const heading = stemsIn(section.headings.join(' '));
  const text = stemsIn(chunks.map(({md}) => md).join(' '));
  const all = terms.reduce((sum, {idf}) => sum + idf ** RARITY, 0);
  const share = (worth: (has: (set: Set<string>) => boolean) => number): number =>
    terms.reduce((sum, term) => {
      const typed = worth((set) => isTyped(term, set));
      const meant = worth((set) => term.synonyms.some((one) => one.every((stem) => set.has(stem))));
      return sum + term.idf ** RARITY * Math.max(typed, SYNONYM * meant);
    }, 0) / all;
  let best: {chunk: Chunk; piece: number; score: number; next: number} | undefined;
  for (const chunk of chunks) {
    const pieces = piecesOf(chunk);
    pieces.forEach((md, piece) => {
      // Skips a sentence that introduces a list. A row of a table is read with the names of its
      // columns.
      if (chunk.kind === 'text' && md.endsWith(':') && pieces.length > 1) return;
      const own = stemsIn(chunk.kind === 'table' ? `${chunk.md.split('\n')[0]} ${md}` : md);
      const score =
        share((has) =>
          has(own)
            ? 1
            : has(heading)
              ? ABOVE.heading
              : has(title)
                ? ABOVE.title
                : has(text)
                  ? ABOVE.section
                  : 0,
        ) + fitOf(chunk, md, question);
      const before = best?.chunk === chunk ? best.score : 0;
      if (score > (best?.score ?? -1)) best = {chunk, piece, score, next: before};
      else if (best?.chunk === chunk) best.next = Math.max(best.next, score);
    });
  }
  if (!best) return undefined;
  const features: Features = {
    piece: best.score,
    asked: Math.sqrt(askedOf(page, section, near)),
    procedure: Number(
      (question.isYesNo || WHICH.test(question.text)) &&
        (best.chunk.kind === 'steps' || best.chunk.kind === 'code'),
    ),
    limits: Number(isLimits(section.headings[section.headings.length - 1] ?? '', question)),
    danger: Number(chunks.some(({md}) => DANGER.test(md))),
    named: namedBy(section.headings[section.headings.length - 1] ?? '', terms),
    steps: Number(
      question.intent === 'steps' && chunks.some(({kind}) => kind === 'steps' || kind === 'code'),
    ),
    tool: toolOf(section, question),
    definition:
      question.intent === 'definition' && section.anchor === ''
        ? (DEFINES[page.kind] ?? 0.6) + namedBy(page.title, terms) ** 2
        : 0,
    top: section.anchor === '' ? (LACKING_TOP[question.intent] ?? 0) : 0,
    page: (page.score / top) ** 2,
    aside: Number(isAside(section, question) || deletesOther(question, section, page, terms)),
  };
  return {
    page,
    section,
    chunks,
    chunk: best.chunk,
    piece: best.piece,
    isAlone: best.score - best.next > ALONE_MARGIN,
    features,
    score: scoreOf(features),
    lacks: terms.filter((term) => ![text, heading, title].some((set) => isMeant(term, set))),
  };
}

function toolOf({chunks, headings}: PageSection, {tool}: Question): number {
  if (!tool) return 0;
  const isNamed = headings.some((heading) => heading.toLowerCase().includes(tool.toLowerCase()));
  return isNamed || chunks.some(({tab}) => tab === tool) ? 1 : 0;
}

/** Returns the probability that a written question of the section means the same. */
function askedOf({route}: PageHit, section: PageSection, near: Result['near'] = []): number {
  return Math.max(
    0,
    ...near.map((one) => (one.route === route && isAt(section, one.anchor) ? one.chance : 0)),
  );
}

/** Whether an anchor is that of the section, or a link in its text points to it. */
function isAt({anchor, chunks}: PageSection, at: string): boolean {
  return at === anchor || (at !== '' && chunks.some(({md}) => md.includes(`#${at}`)));
}

/** Whether a section deletes something other than what the question asks to delete. */
function deletesOther(
  {text}: Question,
  {headings}: PageSection,
  page: PageHit,
  terms: Result['terms'],
): boolean {
  const last = headings[headings.length - 1] ?? page.title;
  const object = DELETES.exec(text)?.[1]?.toLowerCase().split(/\s+/);
  if (!object || !ASIDES[0]?.[0].test(last)) return false;
  const named = terms.filter(({words}) => words.some((word) => object.includes(word)));
  const own = stemsIn([page.title, ...headings].join(' '));
  return named.length > 0 && !named.some(({stems}) => stems.some((stem) => own.has(stem)));
}

/** Returns the share of the stems of a heading that the question contains. */
function namedBy(heading: string, terms: Result['terms']): number {
  const own = [...stemsIn(heading)];
  const asked = new Set(terms.flatMap(({stems}) => stems));
  return own.length === 0 ? 0 : own.filter((stem) => asked.has(stem)).length / own.length;
}

/**
 * What to add to the score of a piece, which is mostly the share of the question that it contains,
 * from 0 to 1. Each is a preference among pieces that contain about as much.
 */
const FIT = {
  /** A number with the unit that is asked for. Strong, because text without one cannot answer. */
  number: 0.25,
  /** In the tab of the tool that the question names, whose code does not repeat the question. */
  tab: 0.2,
  /** Words such as `only` or `supported`, for a question that yes or no answers. */
  verdict: 0.08,
  /** Numbered steps, for a question about how to do something. */
  steps: 0.1,
  /** Code, for any other question: it contains words of the question, but explains nothing. */
  code: -0.15,
  /** Text, for a question about what something is. */
  text: 0.1,
  /** Row of a table, for a problem, because tables list errors with what helps. */
  row: 0.08,
  /** Under `FEW` letters, such as a lone name, which has a word of the question and no answer. */
  short: -0.15,
};
const FEW = 25;
const VERDICT = /\b(yes|no|not|cannot|only|must|supported|possible)\b/i;

/** Returns how well the kind and the words of a piece fit the question. */
function fitOf({kind, tab}: Chunk, md: string, question: Question): number {
  const {intent, wantsNumber, isYesNo, tool} = question;
  const says = plain(md);
  return (
    (wantsNumber?.test(says) ? FIT.number : 0) +
    (tool && tab === tool ? FIT.tab : 0) +
    (isYesNo && VERDICT.test(says) ? FIT.verdict : 0) +
    (intent === 'steps' ? (kind === 'steps' ? FIT.steps : 0) : kind === 'code' ? FIT.code : 0) +
    ((intent === 'definition' || intent === 'other') && kind === 'text' ? FIT.text : 0) +
    (intent === 'trouble' && kind === 'table' ? FIT.row : 0) +
    (says.length < FEW ? FIT.short : 0)
  );
}

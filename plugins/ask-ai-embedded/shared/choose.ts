import {plain} from '../../content-index/read/inline';
import type {PageHit, Result} from '../../content-index/retrieval/engine';
import {tokenize} from '../../content-index/retrieval/tokenize';
import {type Chunk, type PageSection, inTab, piecesOf} from './page';
import type {Intent, Question} from './question';

/** A section that may answer, with the piece of it that does. */
export type Candidate = {
  page: PageHit;
  section: PageSection;
  /** What is shown of it: the tab that was asked for. */
  chunks: Chunk[];
  /** The chunk and the piece that say most. */
  chunk: Chunk;
  piece: number;
  /** Whether it says much more than any other piece of the chunk, as the row of a symptom does. */
  isAlone: boolean;
  features: Features;
  score: number;
  /** Terms of the question that the section lacks, its headings and title included. */
  lacks: Result['terms'];
};

/** What speaks for a section. Chosen on the visible questions of bench/ask. */
const WORTH = {
  /** The best piece of it: how much of the question it has, and whether it is of the kind that answers. */
  piece: 0.85,
  /** The section as a whole. */
  section: 0.9,
  /** A question that an author wrote for the section. */
  asked: 0.3,
  /** The written question that comes nearest is about it: how likely it asks the same. */
  near: 0.6,
  /** A heading that says no more than the question. */
  named: 0.1,
  /** Steps or samples, for a task. */
  steps: 0.1,
  /** How well search likes the page. */
  page: 0.6,
  /** The tool that the question names, in a tab or in the heading; less where it is nowhere. */
  tool: 0.2,
  /** The top of the page, which says what it is about and seldom how or how much. */
  top: -0.1,
  definition: 0.3,
  /** What comes before or after the task. */
  aside: -2,
  /** Steps alone, for a question that wants a yes or a no, or a thing. */
  procedure: -0.6,
  /** What does not work, for a question about what does. */
  limits: -0.3,
  /** A procedure that destroys something. */
  danger: -0.25,
};
type Features = Record<keyof typeof WORTH, number>;
/** How much more than the next row the row says that is shown alone. */
const APART = 0.15;
/** What a synonym is worth beside the word that was typed. */
const SYNONYM = 0.75;
/** Words beyond which a section has most words by chance. */
const LONG = 300;
/** What a word is worth that stands above a piece instead of in it. */
const ABOVE = {heading: 0.7, title: 0.7, section: 0.25};
/** A rare word says more than a common one, but does not outweigh three of them. */
const RARITY = 0.5;
/** How well the tops of pages of a kind say what something is. */
const DEFINES: {[kind: string]: number} = {concept: 1, landing: 1};
/** What a word of the title is worth to a section that lacks it. */
const TITLE_OF_SECTION = 0.5;
/** What the top of a page lacks, by what is asked for. */
const LACKING_TOP: Partial<Record<Intent, number>> = {steps: 2, fact: 1, trouble: 1};

const PREPARATION =
  /^(before you (start|begin)|prerequisites|requirements|related pages|next steps)\b/i;
const ASIDES: [RegExp, RegExp][] = [
  [/\b(delet|remov|clean up|drop)/i, /\b(delet|remov|clean|drop|destroy|get rid)/i],
  [
    /^(undo|revert|roll ?back|turn (it )?off|disable|stop)\b/i,
    /\b(undo|revert|roll ?back|turn|switch|disabl|stop|deactivat)/i,
  ],
  [/^(check the result|verify)\b/i, /\b(check|verif|test|see (that|whether|if))/i],
];
/** Questions that steps do not answer: `Which ranges does it accept`. */
const WHICH = /^(?:which|what (?:is|are|was)|when|who)\b/i;
const LIMITS = /^(what\b.*\b(not|cannot)\b|limit(s|ations)?\b)|\bfails?\b/i;
const ASKS_LIMITS =
  /\b(not|cannot|can't|n't|limit\w*|never|without|fail\w*|error|wrong|why|unable|refused|denied|stuck)\b|^(can|could|does|do|is|are|may|how (many|much|big|large))\b/i;
const DANGER = /^> \*\*Danger\b/m;
/** What stands beside a task: what it costs, how it fails, what to choose, where to go. */
const BESIDE_TASK =
  /^(what it costs|costs?\b|what goes wrong|errors?\b|where to (begin|start|go)|choose\b)/i;
const ASKS_BESIDE_TASK = /\b(cost|price|pay|error|fail\w*|wrong|choose|which|where)\b/i;
/** What a question wants to have deleted: the words after the verb. */
const DELETES =
  /\b(?:delet|remov|drop|destroy)\w*\s+(?:(?:a|an|the|my|our|all|old|this|that|some)\s+)*([\w-]+(?:\s+[\w-]+)?)/i;

type Term = Result['terms'][number];

/** Whether a text has what was typed: all words of a phrase, one of the readings of a word. */
const isTyped = ({words, typed}: Term, stems: Set<string>): boolean =>
  words.length > 1 ? typed.every((one) => stems.has(one)) : typed.some((one) => stems.has(one));

/** The same, or a synonym of it. */
const isMeant = (term: Term, stems: Set<string>): boolean =>
  isTyped(term, stems) || term.synonyms.some((one) => one.every((stem) => stems.has(stem)));

const stemsIn = (text: string): Set<string> => new Set(tokenize(plain(text)).map(({term}) => term));

/** Whether the title of the page or the headings of the section have all of these words. */
export function isTitled({page, section}: Candidate, terms: Term[]): boolean {
  const own = stemsIn([page.title, ...section.headings].join(' '));
  return terms.every((term) => isMeant(term, own));
}

/** Every section of the pages that were found, best first. */
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
  return (Object.keys(WORTH) as (keyof Features)[]).reduce(
    (sum, name) => sum + WORTH[name] * features[name],
    0,
  );
}

/** Whether a heading says what does not work, or what stands beside a task, and the question does not ask for that. */
function isLimits(heading: string, {text, intent}: Question): boolean {
  return (
    (LIMITS.test(heading) && !ASKS_LIMITS.test(text)) ||
    (intent === 'steps' && BESIDE_TASK.test(heading) && !ASKS_BESIDE_TASK.test(text))
  );
}

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
  const length = chunks.reduce((sum, {md}) => sum + md.split(/\s+/).length, 0);
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
      // What introduces a list says nothing without it; the names of columns say what a row is about.
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
  const hasText = share((has) =>
    has(text) || has(heading) ? 1 : has(title) ? TITLE_OF_SECTION : 0,
  );
  const features: Features = {
    piece: best.score,
    section: Math.min(1, LONG / length) * hasText,
    asked: askedOf(page, section) ** 2,
    near: near?.route === page.route && isAt(section, near.anchor) ? near.chance : 0,
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
    isAlone: best.score - best.next > APART,
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

/** How near a question comes that an author wrote for the section, or for a row in it. */
function askedOf({shares, questions = []}: PageHit, section: PageSection): number {
  return Math.max(
    0,
    ...questions.map(({at}, index) => (isAt(section, at) ? Math.min(1, shares[index] ?? 0) : 0)),
  );
}

/** Whether an anchor is that of a section, or of a row in it, or has a link to it there. */
function isAt({anchor, chunks}: PageSection, at: string): boolean {
  return at === anchor || (at !== '' && chunks.some(({md}) => md.includes(`#${at}`)));
}

/** Whether a section deletes something else than the question wants to have deleted. */
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

/** Share of a heading that the question has. */
function namedBy(heading: string, terms: Result['terms']): number {
  const own = [...stemsIn(heading)];
  const asked = new Set(terms.flatMap(({stems}) => stems));
  return own.length === 0 ? 0 : own.filter((stem) => asked.has(stem)).length / own.length;
}

/** Whether a piece is of the kind that answers such a question. */
function fitOf({kind}: Chunk, md: string, {intent, wantsNumber, isYesNo}: Question): number {
  const says = plain(md);
  return (
    (wantsNumber && wantsNumber.test(says) ? 0.25 : 0) +
    (isYesNo && /\b(yes|no|not|cannot|only|must|supported|possible)\b/i.test(says) ? 0.08 : 0) +
    (intent === 'steps' ? (kind === 'steps' ? 0.1 : 0) : kind === 'code' ? -0.15 : 0) +
    ((intent === 'definition' || intent === 'other') && kind === 'text' ? 0.1 : 0) +
    (intent === 'trouble' && kind === 'table' ? 0.08 : 0) -
    (says.length < 25 ? 0.15 : 0)
  );
}

import type {PageHit, Result} from '../../content-index/retrieval/engine';
import type {Answer, Citation, Passage} from './answer';
import {render, sentencesOf} from './parts';
import type {Question} from './question';
import {cutTo, hasSteps, isAside, tabOf} from './sections';
import type {Chunk, TwinSection} from './twin';
import {type Unit, unitsOf} from './units';

/** Characters of the steps that are shown at first. */
const SHORT_LENGTH = 700;
/** Share of the best unit's score that another one needs to be quoted beside it. */
const GOOD_ENOUGH = 0.7;
/** The same beside the best one of its own table, list or paragraph. */
const AS_GOOD = 0.93;
const MAX_PARTS = 4;
const CITATIONS = 3;

/** A chunk, and which of its parts are quoted; all of them where there are no `parts`. */
type Quote = {page: PageHit; section: TwinSection; chunk: Chunk; parts?: Set<number>};
type Place = {page: PageHit; section: TwinSection};

/** Puts the parts of the pages together that answer; `undefined` when no page has any. */
export function compose(
  question: Question,
  result: Result,
  twins: TwinSection[][],
): Extract<Answer, {found: true}> | undefined {
  const units = twins
    .flatMap((sections, index) =>
      unitsOf(sections, result.pages[index] as PageHit, question, result),
    )
    .sort((a, b) => b.score - a.score);
  const [best] = units;
  if (!best) {
    return undefined;
  }
  const main = question.intent === 'steps' ? stepsOf(question, units, result) : best;
  const lead = leadOf(question, main, twins[result.pages.indexOf(main.page)]?.[0]);
  const tab = tabOf(main.section.chunks, question.tool);
  const steps =
    question.intent === 'steps'
      ? cutTo(
          tab.chunks.filter(({kind}) => kind !== 'about'),
          SHORT_LENGTH,
          units.find(({section, chunk}) => section === main.section && tab.chunks.includes(chunk))
            ?.chunk,
        )
      : [];
  const writer = new Writer();
  if (lead) {
    writer.say(main.page, lead.section, lead.md);
  }
  for (const chunk of steps) {
    writer.say(main.page, main.section, chunk.md);
  }
  for (const quote of quotesOf(question, units, result, steps)) {
    writer.say(
      quote.page,
      quote.section,
      quote.parts ? render(quote.section, quote.chunk, quote.parts) : quote.chunk.md,
    );
  }
  const short = writer.passages;
  const more = moreOf(question, [main, ...units]).flatMap(({page, section, chunk}) =>
    writer.isSaid(chunk.md) ? [] : [writer.passage(page, section, chunk.md)],
  );
  for (const page of result.pages) {
    if (writer.citations.length < CITATIONS && page.score > 0.4 * (result.pages[0]?.score ?? 0)) {
      writer.cite(page);
    }
  }
  return {
    found: true,
    short,
    more,
    citations: writer.citations,
    otherTabs: steps.length > 0 ? tab.others : [],
  };
}

/** Collects passages, says nothing twice, and numbers the pages that they are from. */
class Writer {
  readonly passages: Passage[] = [];
  readonly citations: Citation[] = [];

  cite(page: PageHit): number {
    const known = this.citations.findIndex(({url}) => url === page.route);
    return known === -1 ? this.citations.push({title: page.title, url: page.route}) - 1 : known;
  }

  passage(page: PageHit, section: TwinSection, md: string): Passage {
    return {
      md,
      citation: this.cite(page),
      url: `${page.route}${section.anchor ? `#${section.anchor}` : ''}`,
      heading: section.headings.join(' › '),
    };
  }

  isSaid(md: string): boolean {
    return this.passages.some((one) => one.md.includes(md) || md.includes(one.md));
  }

  say(page: PageHit, section: TwinSection, md: string): void {
    if (!this.isSaid(md)) {
      this.passages.push(this.passage(page, section, md));
    }
  }
}

/** What the words of the question point at, wherever it stands: parts of one chunk together, the best chunk first. */
function quotesOf({intent}: Question, units: Unit[], result: Result, steps: Chunk[]): Quote[] {
  const least = (units[0]?.score ?? 0) * GOOD_ENOUGH;
  const limit = intent === 'steps' ? 2 : 5;
  const hasSample = steps.some(({md}) => md.includes('```'));
  const quotes: (Quote & {parts: Set<number>; score: number})[] = [];
  const add = ({page, section, chunk, parts, score}: Unit, at = quotes.length) => {
    const same = quotes.find((quote) => quote.chunk === chunk);
    if (!same) {
      quotes.splice(at, 0, {page, section, chunk, parts: new Set(parts), score});
    } else if (same.parts.size < MAX_PARTS && score >= same.score * AS_GOOD) {
      parts.forEach((part) => same.parts.add(part));
    }
  };
  for (const unit of units) {
    const isKnown = quotes.some(({chunk}) => chunk === unit.chunk);
    const isTask = unit.chunk.kind === 'code' || unit.chunk.kind === 'steps';
    if (
      unit.score >= least &&
      (isKnown || quotes.length < limit) &&
      !steps.includes(unit.chunk) &&
      !(intent === 'steps' && (isAside(unit.section) || (isTask && hasSample)))
    ) {
      add(unit);
    }
  }
  // The page that search ranks first has its say.
  const [first] = result.pages;
  const own = units.find(({page}) => page === first);
  if (own && steps.length === 0 && quotes.every(({page}) => page !== first)) {
    add(own, 1);
  }
  return quotes;
}

/** The section of the best pages that has the steps. */
function stepsOf(question: Question, units: Unit[], {pages}: Result): Place {
  const top = pages[0]?.score ?? 1;
  const best = new Map<TwinSection, Unit>();
  for (const unit of units) {
    if (!best.has(unit.section) && pages.indexOf(unit.page) < CITATIONS) {
      best.set(unit.section, unit);
    }
  }
  const worthOf = ({page, section, score}: Unit): number =>
    score +
    (!question.tool || section.chunks.some(({tab}) => tab === question.tool) ? 0.2 : 0) +
    0.5 * (page.score / top);
  const all = [...best.values()];
  const withSteps = all.filter(({section}) => hasSteps(section) && !isAside(section));
  return (withSteps.length > 0 ? withSteps : all).reduce((a, b) =>
    worthOf(b) > worthOf(a) ? b : a,
  );
}

/** The sentences that say what it is: those that a definition wants, and steps are glad of. */
function leadOf(
  {intent}: Question,
  {section}: Place,
  top: TwinSection | undefined,
): {section: TwinSection; md: string} | undefined {
  if (intent !== 'steps' && intent !== 'definition') {
    return undefined;
  }
  const isDefined =
    intent === 'definition' && section.anchor !== '' && section.chunks[0]?.kind === 'text';
  const from = isDefined ? section : top;
  const texts = (from?.chunks ?? []).filter(({kind, md}) => kind === 'text' && !md.endsWith(':'));
  if (!from || texts.length === 0) {
    return undefined;
  }
  const md = texts
    .slice(0, intent === 'definition' ? 2 : 1)
    .map((chunk) => chunk.md)
    .join(' ');
  return {section: from, md: firstSentences(md, intent === 'definition' ? 520 : 260)};
}

/** As many whole sentences as fit, and at least one. */
function firstSentences(md: string, length: number): string {
  const [first = '', ...rest] = sentencesOf(md);
  let text = first;
  for (const sentence of rest) {
    if (text.length + sentence.length >= length) {
      break;
    }
    text += ` ${sentence}`;
  }
  return text;
}

/** The sections of the answer at length. */
function moreOf({tool}: Question, places: Place[]): Quote[] {
  return places
    .slice(0, 7)
    .filter(({section}, index, all) => all.findIndex((one) => one.section === section) === index)
    .slice(0, 3)
    .flatMap(({page, section}) =>
      tabOf(section.chunks, tool)
        .chunks.filter(({kind}) => kind !== 'about')
        .map((chunk) => ({page, section, chunk})),
    );
}

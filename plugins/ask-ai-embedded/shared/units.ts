import {plain} from '../../content-index/read/inline';
import type {PageHit, Result} from '../../content-index/retrieval/engine';
import {tokenize} from '../../content-index/retrieval/tokenize';
import {groupOf, partsOf, sentencesOf} from './parts';
import type {Question} from './question';
import {isPreparation, lastHeading, tabOf} from './sections';
import type {Chunk, TwinSection} from './twin';

/** A part of a page, with what it says about the question. */
export type Unit = {
  page: PageHit;
  section: TwinSection;
  chunk: Chunk;
  /** Indexes into the parts of the chunk. */
  parts: number[];
  score: number;
};

/** What the rank of its page adds to a unit. */
const PAGE_SHARE = 0.4;
/** What a word is worth that stands above the unit instead of in it. */
const NEAR = {heading: 0.6, title: 0.4, section: 0.25};
const NAVIGATION = /^(related pages|next steps)$/i;
const SYMPTOMS = /^\|.*\b(cause|fix|remedy|symptom|because|what to do|you see|means|meaning)\b/i;

/** Every unit of a page that may answer, in the order of the page. */
export function unitsOf(
  sections: TwinSection[],
  page: PageHit,
  question: Question,
  result: Result,
): Unit[] {
  const title = stemsIn(page.title);
  const rank = PAGE_SHARE * (page.score / (result.pages[0]?.score ?? page.score));
  return sections
    .filter((section) => !NAVIGATION.test(lastHeading(section)))
    .flatMap((section) => {
      const heading = stemsIn(section.headings.join(' '));
      const context = stemsIn(section.chunks.map(({md}) => md).join(' '));
      const {chunks} = tabOf(section.chunks, question.tool);
      return chunks
        .filter(({kind, md}) => kind !== 'about' && !(kind === 'text' && isOnlyIntro(md)))
        .flatMap((chunk) => {
          const parts = partsOf(chunk);
          return parts.flatMap((part, at) => {
            if (chunk.kind === 'text' && parts.length > 1 && part.endsWith(':')) {
              return [];
            }
            const group = groupOf(chunk, parts, at);
            const md = [...headOf(chunk), ...group.map((index) => parts[index])].join(' ');
            const score =
              sharedMeaning(stemsIn(md), {heading, title, context}, result) +
              rank +
              bonusOf(chunk, md, question) -
              (isPreparation(section) ? 0.1 : 0);
            return {page, section, chunk, parts: group, score};
          });
        });
    });
}

/** The names of columns say what a row is about. */
function headOf({kind, md}: Chunk): string[] {
  return kind === 'table' ? md.split('\n').slice(0, 1) : [];
}

function stemsIn(text: string): Set<string> {
  return new Set(tokenize(plain(text)).map(({term}) => term));
}

/** Says only what follows it: `The platform offered two ways:`. */
function isOnlyIntro(md: string): boolean {
  return md.endsWith(':') && sentencesOf(md).length === 1;
}

/** The share of the question's meaning that a unit has, itself or by where it stands: 0 to 1. */
function sharedMeaning(
  own: Set<string>,
  near: {heading: Set<string>; title: Set<string>; context: Set<string>},
  {terms}: Result,
): number {
  let shared = 0;
  for (const {idf, stems} of terms) {
    const has = (set: Set<string>) => stems.some((stem) => set.has(stem));
    shared +=
      idf *
      (has(own)
        ? 1
        : has(near.heading)
          ? NEAR.heading
          : has(near.title)
            ? NEAR.title
            : has(near.context)
              ? NEAR.section
              : 0);
  }
  return shared / terms.reduce((sum, {idf}) => sum + idf, 0);
}

function bonusOf({kind, md: whole}: Chunk, md: string, {intent, wantsNumber}: Question): number {
  let bonus = wantsNumber && /\d/.test(plain(md)) ? 0.15 : 0;
  if (intent === 'fact' || intent === 'trouble') {
    bonus += kind === 'table' ? 0.05 : kind === 'code' ? -0.1 : 0;
  }
  if (intent !== 'steps' && kind === 'steps') {
    bonus -= 0.2;
  }
  if (intent === 'definition') {
    bonus += kind === 'text' ? 0.1 : kind === 'code' ? -0.2 : 0;
  }
  if (intent !== 'trouble' && kind === 'table' && SYMPTOMS.test(whole)) {
    bonus -= 0.3;
  }
  return bonus - (md.length < 25 ? 0.15 : 0);
}

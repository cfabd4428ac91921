import {entriesOf} from '../content/page-data';
import type {Fault, Place, Text} from '../content/types';
import {placeIn} from '../text';

type Habit = {
  pattern: RegExp;
  instead: string;
  /** Text before the phrase with which it is right. */
  unlessAfter?: RegExp;
};

/** Text that can follow a trailing "of its own"; before a noun, as in "of its own nodes", the phrase is right. */
const AFTER_OWN = `(?=[.,;:)!?]|\\s*$|\\s+(?:and|as|at|but|by|for|from|if|in|instead|on|or|so|than|that|to|when|where|which|with|without)\\b)`;

/** Phrases that read as translated, and that a pattern finds without false alarms. */
const HABITS: Habit[] = [
  {
    pattern: /\bat once\b/gi,
    // "50 connections at once", "all nodes are lost at once": here it means "at the same time", which is right.
    unlessAfter: /\b(?:all|both|each|every|many|more|most|several|two|three|\d[\d,]*)\b[^.;:]*$/i,
    instead: '"immediately", or "at the same time"',
  },
  {
    pattern: /\b(?:have|has|had|having) to\b(?! (?:do with|offer)\b)/gi,
    instead: '"must" or "need to"',
  },
  {
    pattern: new RegExp(`\\bof (?:its|their) own\\b${AFTER_OWN}`, 'gi'),
    unlessAfter: /\b(?:instead|because|out|outside|ahead|all|some|one|most|none|part) $/i,
    instead: '"its own …" before the noun, "a separate …", or nothing',
  },
  {
    pattern: /\bnobody\b/gi,
    instead: '"no one", or turn the sentence around: "unused", "without …"',
  },
  {
    pattern: /\bsome (?:seconds|minutes|hours|weeks|tens|hundreds|percent)\b/gi,
    instead: '"a few", as in "a few minutes"',
  },
  {
    pattern:
      /\bAiven(?:'s|’s)? (?:(?:own |public |published )*(?:documentation|docs) (?:says?|states?|lists?|names?|describes?|mentions?|gives?|does not|do not)|(?:documents|does not document|publishes no|states no|names no)\b)|\baccording to Aiven(?:'s|’s)?\b/gi,
    instead: 'what is so: these are our own pages',
  },
];

type Hit = Place & {words: string; instead: string};

/** Phrases in a text, with their places. */
function habitsIn(text: string): {index: number; words: string; instead: string}[] {
  return HABITS.flatMap(({pattern, instead, unlessAfter}) =>
    [...text.matchAll(pattern)]
      .filter(({index}) => !unlessAfter?.test(text.slice(0, index)))
      .map(({0: words, index}) => ({index, words, instead})),
  );
}

function inPlain(value: string, place: Place): Hit[] {
  const prose = value.replace(/`[^`]*`|\*\*.*?\*\*/g, (code) => ' '.repeat(code.length));
  return habitsIn(prose).map(({words, instead}) => ({...place, words, instead}));
}

/** Checks only answers, since questions use the words of readers. */
function inFrontMatter(text: Text): Hit[] {
  const {values, places} = text.frontMatter;
  const answers = (entriesOf(text, 'questions') ?? []).flatMap(({value, place, places: keys}) => {
    const {a} = (value ?? {}) as {a?: unknown};
    return typeof a === 'string' ? inPlain(a, keys.a ?? place) : [];
  });
  const lead = ['title', 'description'].flatMap((key) => {
    const value = values[key];
    return typeof value === 'string' ? inPlain(value, places[key] ?? {line: 1, column: 1}) : [];
  });
  return [...lead, ...answers];
}

/** Reports such phrases, except in code and labels. */
export function habits(text: Text): Fault[] {
  const runs = text.blocks.flatMap((block) => block.runs.filter(({inBold}) => !inBold));
  const hits = runs.flatMap((run) =>
    habitsIn(run.value).map(({index, ...hit}) => ({...hit, ...placeIn(text, run, index)})),
  );
  return [...inFrontMatter(text), ...hits].map(({words, instead, line, column}) => ({
    line,
    column,
    rule: 'prose/habit',
    message: `"${words.replace(/\s+/g, ' ')}" reads as translated here.`,
    hint: `Rewrite the sentence with ${instead}.`,
  }));
}

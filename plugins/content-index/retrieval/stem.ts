import {stemmer} from 'stemmer';

/**
 * Irregular forms of verbs that occur in questions, each line with its base form first. The Porter
 * stemmer only removes endings, so "who left" would not match "leaves".
 */
const IRREGULAR = new Map(
  [
    'begin began begun',
    'break broke broken',
    'build built',
    'buy bought',
    'choose chose chosen',
    'fall fell fallen',
    'forget forgot forgotten',
    'freeze froze frozen',
    'grow grew grown',
    'hold held',
    'keep kept',
    'leave left',
    'lose lost',
    'override overrode overridden',
    'pay paid',
    'rewrite rewrote rewritten',
    'run ran',
    'sell sold',
    'send sent',
    'shrink shrank shrunk',
    'spend spent',
    'take took taken',
    'write wrote written',
  ].flatMap((line) => {
    const [base = '', ...forms] = line.split(' ');
    return forms.map((form): [string, string] => [form, base]);
  }),
);

const cache = new Map<string, string>();

/**
 * Returns the Porter stem of a lower-case word, or of its base form if it is irregular. Words under
 * four letters, and words with anything but a to z, are returned unchanged.
 */
export function stem(word: string): string {
  const base = IRREGULAR.get(word) ?? word;
  if (base.length < 4 || !/^[a-z]+$/.test(base)) {
    return base;
  }
  let known = cache.get(base);
  if (known === undefined) {
    known = stemmer(base);
    cache.set(base, known);
  }
  return known;
}

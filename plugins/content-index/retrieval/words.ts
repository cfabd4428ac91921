import {stem} from './stem';

/** Stop words, which the index does not contain. */
export const FUNCTION_WORDS = new Set(
  'a an and are as at be been but by can could did do does for from had has have how i if in into is it its me my no not of on or our shall should so such that the their them then there these they this those to us was we were what when where which who why will with would you your'.split(
    ' ',
  ),
);

/**
 * Words typical of how questions are phrased. A query ignores them unless it has no other words.
 */
const ASKING_WORDS = new Set(
  'about aiven apache may might must offer offers offered anything any possible explain please tell show help need want way ways best steps step guide docs documentation page someone use using able happens happen mean means meaning work works give find get know understand way let make sure actually just really there another via am im id does doesnt dont cant through one keep become became still longer myself yourself yourselves ourselves themselves itself somebody anybody nobody everybody everyone anyone something everything nothing thing things stuff lots very ever never yet maybe perhaps properly correctly suddenly anymore currently already instead goes getting got gets trying tried seems think guess wondering hello hi hey thanks thank folks guys whats hows dont didnt isnt arent wont wouldnt couldnt shouldnt ive'.split(
    ' ',
  ),
);

const ASKING_STEMS = new Set([...ASKING_WORDS].map(stem));

/** Whether a lower-case word is a stop word or a word typical of questions, in any inflection. */
export function isWeak(word: string): boolean {
  return FUNCTION_WORDS.has(word) || ASKING_WORDS.has(word) || ASKING_STEMS.has(stem(word));
}

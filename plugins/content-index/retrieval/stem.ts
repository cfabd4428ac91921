/** Porter's algorithm (1980): `migrating`, `migrated` and `migrate` are one word to the index. */
const C = '[^aeiou]';
const V = '[aeiouy]';
const CC = `${C}[^aeiouy]*`;
const VV = `${V}[aeiou]*`;
const M_GT_0 = new RegExp(`^(${CC})?${VV}${CC}`);
const M_EQ_1 = new RegExp(`^(${CC})?${VV}${CC}(${VV})?$`);
const M_GT_1 = new RegExp(`^(${CC})?${VV}${CC}${VV}${CC}`);
const HAS_VOWEL = new RegExp(`^(${CC})?${V}`);
const ENDS_CVC = new RegExp(`^${CC}${V}[^aeiouwxy]$`);

const STEP_2: [RegExp, string][] = [
  [/ational$/, 'ate'],
  [/tional$/, 'tion'],
  [/enci$/, 'ence'],
  [/anci$/, 'ance'],
  [/izer$/, 'ize'],
  [/bli$/, 'ble'],
  [/alli$/, 'al'],
  [/entli$/, 'ent'],
  [/eli$/, 'e'],
  [/ousli$/, 'ous'],
  [/ization$/, 'ize'],
  [/ation$/, 'ate'],
  [/ator$/, 'ate'],
  [/alism$/, 'al'],
  [/iveness$/, 'ive'],
  [/fulness$/, 'ful'],
  [/ousness$/, 'ous'],
  [/aliti$/, 'al'],
  [/iviti$/, 'ive'],
  [/biliti$/, 'ble'],
  [/logi$/, 'log'],
];
const STEP_3: [RegExp, string][] = [
  [/icate$/, 'ic'],
  [/ative$/, ''],
  [/alize$/, 'al'],
  [/iciti$/, 'ic'],
  [/ical$/, 'ic'],
  [/ful$/, ''],
  [/ness$/, ''],
];
const STEP_4 =
  /(?:al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|(?<=[st])ion|ou|ism|ate|iti|ous|ive|ize)$/;

function replaceFirst(word: string, rules: [RegExp, string][]): string {
  for (const [suffix, by] of rules) {
    if (suffix.test(word)) {
      const stem = word.replace(suffix, '');
      return M_GT_0.test(stem) ? stem + by : word;
    }
  }
  return word;
}

const cache = new Map<string, string>();

/** The stem of a lower-case word; anything that is not a plain English word stays as it is. */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) {
    return word;
  }
  let known = cache.get(word);
  if (known === undefined) {
    known = porter(word);
    cache.set(word, known);
  }
  return known;
}

function porter(input: string): string {
  let word = input.startsWith('y') ? `Y${input.slice(1)}` : input;
  word = word
    .replace(/sses$/, 'ss')
    .replace(/ies$/, 'i')
    .replace(/([^s])s$/, '$1');
  if (/eed$/.test(word)) {
    word = M_GT_0.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  } else if (/(?:ed|ing)$/.test(word)) {
    const base = word.replace(/(?:ed|ing)$/, '');
    if (HAS_VOWEL.test(base)) {
      if (/(?:at|bl|iz)$/.test(base)) {
        word = `${base}e`;
      } else if (/([^aeiouylsz])\1$/.test(base)) {
        word = base.slice(0, -1);
      } else {
        word = ENDS_CVC.test(base) ? `${base}e` : base;
      }
    }
  }
  if (/y$/.test(word) && HAS_VOWEL.test(word.slice(0, -1))) {
    word = `${word.slice(0, -1)}i`;
  }
  word = replaceFirst(replaceFirst(word, STEP_2), STEP_3);
  const base = word.replace(STEP_4, '');
  if (base !== word && M_GT_1.test(base)) {
    word = base;
  }
  if (/e$/.test(word)) {
    const shorter = word.slice(0, -1);
    if (M_GT_1.test(shorter) || (M_EQ_1.test(shorter) && !ENDS_CVC.test(shorter))) {
      word = shorter;
    }
  }
  if (/ll$/.test(word) && M_GT_1.test(word)) {
    word = word.slice(0, -1);
  }
  return word.toLowerCase();
}

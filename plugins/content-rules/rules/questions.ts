import {entriesOf, questionsOf, type Entry} from '../content/page-data';
import type {Content, Document, Page, Place} from '../content/types';
import type {Problem} from '../problem';
import type {Rule} from '../rule';
import {nearest} from '../../shared/nearest';
import {claimsOf, sectionText} from './grounded';
import {isRead} from './targets';

const KEYS = ['q', 'a', 'at', 'also'];
const MOST_QUESTIONS = 8;
const MOST_WORDS = 45;
const MOST_CHARACTERS = 140;
/** Words of another wording: one alone says too little, and nobody types more. */
const WORDING = {least: 2, most: 15};

type Say = (place: Place, rule: string, message: string, hint: string) => Problem;

const sayer =
  (document: Document): Say =>
  (place, rule, message, hint) => ({
    file: document.file,
    line: place.line,
    column: place.column,
    rule: `questions/${rule}`,
    message,
    hint,
  });

function checkForm({value, place, places}: Entry, say: Say): Problem[] {
  const at = (key: string): Place => places[key] ?? place;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [
      say(
        place,
        'form',
        'A question is not a group of keys.',
        'Write - q: …, and under it a: … and at: ….',
      ),
    ];
  }
  const keys = value as Record<string, unknown>;
  const problems = Object.keys(keys)
    .filter((key) => !KEYS.includes(key))
    .map((key) =>
      say(at(key), 'form', `A question has no key \`${key}\`.`, `The keys are ${KEYS.join(', ')}.`),
    );
  for (const key of ['q', 'a']) {
    if (typeof keys[key] !== 'string' || keys[key] === '') {
      problems.push(
        say(
          at(key),
          'form',
          `A question has no text in \`${key}\`.`,
          `Write ${key}: "…"; quotes keep colons and numbers as they are.`,
        ),
      );
    }
  }
  const {q, a} = keys;
  if (keys.at !== undefined && typeof keys.at !== 'string') {
    problems.push(
      say(
        at('at'),
        'form',
        '`at` is not text.',
        'Write at: and the anchor of the section, without #.',
      ),
    );
  }
  if (keys.also !== undefined) problems.push(...checkWordings(keys.also, at('also'), say));
  if (typeof q === 'string' && q !== '') {
    if (!q.endsWith('?') || q.trim().includes('\n')) {
      problems.push(
        say(
          at('q'),
          'form',
          'The question does not end in a question mark, or has several lines.',
          'Write one line, as somebody would type it, and end it with "?".',
        ),
      );
    }
    if (q.length > MOST_CHARACTERS) {
      problems.push(
        say(
          at('q'),
          'length',
          `The question has ${q.length} characters.`,
          `At most ${MOST_CHARACTERS}: nobody types more.`,
        ),
      );
    }
  }
  if (typeof a === 'string') {
    const words = a.split(/\s+/).filter(Boolean).length;
    if (words > MOST_WORDS) {
      problems.push(
        say(
          at('a'),
          'length',
          `The answer has ${words} words.`,
          `At most ${MOST_WORDS}: the answer itself, and the section says the rest.`,
        ),
      );
    }
    if (/\[[^\]]*\]\(|<\w|^\s*(?:[-*#]|\d+\.) /m.test(a)) {
      problems.push(
        say(
          at('a'),
          'form',
          'The answer has a link, a list, a heading or an element.',
          'Write sentences; `code` and **labels** are fine, and `at` is the link.',
        ),
      );
    }
    if (
      /\b(?:(?:see|as|described|listed|shown) (?:above|below)|this (?:page|section|table))\b/i.test(
        a,
      )
    ) {
      problems.push(
        say(
          at('a'),
          'form',
          'The answer speaks of what is not shown with it.',
          'Say it: the answer is read alone.',
        ),
      );
    }
  }
  return problems;
}

function checkWordings(also: unknown, place: Place, say: Say): Problem[] {
  const sayForm = (what: string) =>
    say(
      place,
      'form',
      what,
      'Write also: [other words for it, "and: others"], with quotes around what has a colon or is a number.',
    );
  if (!Array.isArray(also) || also.length === 0) return [sayForm('`also` is not a list of texts.')];
  const isText = (wording: unknown) => typeof wording === 'string' && wording !== '';
  const others = (also as unknown[]).filter((wording) => !isText(wording));
  if (others.length > 0) {
    const list = others.map((wording) => `\`${JSON.stringify(wording)}\``).join(', ');
    return [sayForm(`\`also\` has ${list}, which ${others.length === 1 ? 'is' : 'are'} not text.`)];
  }
  return (also as string[])
    .map((wording) => ({wording, words: wording.split(/\s+/).filter(Boolean).length}))
    .filter(({words}) => words < WORDING.least || words > WORDING.most)
    .map(({wording, words}) =>
      say(
        place,
        'length',
        `The wording "${wording}" has ${words} ${words === 1 ? 'word' : 'words'}.`,
        `Write ${WORDING.least} to ${WORDING.most} words, as somebody would type them.`,
      ),
    );
}

/** Checks that an answer contains nothing that its section does not. */
async function checkGround(
  site: Content,
  document: Document,
  {value, place, places}: Entry,
  say: Say,
): Promise<Problem[]> {
  const {a, at = ''} = value as {a?: unknown; at?: unknown};
  if (typeof a !== 'string' || typeof at !== 'string' || !isRead(document)) return [];
  const lines = await sectionText(site, document, at);
  if (!lines) {
    const anchors = document.isPartial
      ? document.anchors.map(({id}) => id)
      : (document as Page).targets;
    const near = nearest(at, anchors);
    return [
      say(
        places.at ?? place,
        'anchor',
        `${document.isPartial ? 'The partial' : 'The page'} has no anchor \`${at}\`.`,
        near ? `Did you mean \`${near}\`?` : 'Write the id of the heading above the answer.',
      ),
    ];
  }
  const where = at === '' ? 'the text before the first heading' : `the section \`${at}\``;
  return claimsOf(a)
    .filter(({standsIn}) => !standsIn(lines))
    .map(({kind, text}) =>
      say(
        places.a ?? place,
        'grounded',
        `The answer says ${kind === 'number' ? text : `\`${text}\``}, and ${where} does not.`,
        'Write it as the section does, point `at` to the section that has it, or add it to the section.',
      ),
    );
}

const FILLERS = new Set(
  'a an the i we you my our your it its do does did can could should would will is are be to of in on at for with from and or when if there have has get aiven'.split(
    ' ',
  ),
);

/** The significant words of a question, in a normal order and form, to compare questions. */
export function gist(question: string): string {
  const words =
    question
      .toLowerCase()
      .replace(/[®™'’]/g, '')
      .match(/[\p{L}\p{N}_.+#-]+/gu) ?? [];
  return [
    ...new Set(
      words
        .filter((word) => !FILLERS.has(word))
        .map((word) => word.replace(/\.$/, '').replace(/(?<=\w{3})s$/, '')),
    ),
  ]
    .sort()
    .join(' ');
}

type Wording = {document: Document; text: string; place: Place; isOther: boolean};

/** All questions of the site, and then all their other wordings. */
function wordingsOf(documents: Document[]): Wording[] {
  const all = documents.flatMap((document) =>
    (entriesOf(document, 'questions') ?? []).flatMap(({value, place, places}) => {
      const {q, also} = (value ?? {}) as {q?: unknown; also?: unknown};
      const wordingOf = (text: unknown, key: 'q' | 'also'): Wording[] =>
        typeof text === 'string'
          ? [{document, text, place: places[key] ?? place, isOther: key === 'also'}]
          : [];
      const others = Array.isArray(also) ? (also as unknown[]) : [];
      return [...wordingOf(q, 'q'), ...others.flatMap((text) => wordingOf(text, 'also'))];
    }),
  );
  return [...all.filter(({isOther}) => !isOther), ...all.filter(({isOther}) => isOther)];
}

function unique(documents: Document[]): Problem[] {
  const seen = new Map<string, Wording>();
  return wordingsOf(documents).flatMap((wording) => {
    const {document, text, place, isOther} = wording;
    const first = seen.get(gist(text));
    seen.set(gist(text), first ?? wording);
    if (!first) return [];
    const what = isOther ? `wording "${text}"` : 'question';
    return [
      sayer(document)(
        place,
        'unique',
        text === first.text
          ? `${first.document.file} has the same ${what}.`
          : `${first.document.file} has nearly the same ${what}: "${first.text}"`,
        isOther
          ? 'Remove the wording, or write it in words that only this question has.'
          : 'Name the service or the tool in both, or keep the question on the page that answers it best.',
      ),
    ];
  });
}

/** If the site's configuration requires it, every listed page has questions, its own or those of its partials. */
function required({config, pages}: Content): Problem[] {
  if (config?.customFields?.questionsRequired !== true) return [];
  return pages
    .filter(
      (page) =>
        !page.unlisted &&
        !page.draft &&
        [page, ...page.partials].every((one) => questionsOf(one).length === 0),
    )
    .map((page) =>
      sayer(page)(
        {line: 1, column: 1},
        'missing',
        'The page has no questions.',
        'Write questions: with three to eight that people ask and this page answers; see CONTRIBUTING.md.',
      ),
    );
}

/**
 * Questions in front matter have the right form, differ from one another, and their answers contain only what their
 * sections do.
 */
export const questions: Rule = async (site) => {
  const problems: Problem[] = [];
  for (const document of site.documents) {
    const {questions: value} = document.frontMatter.values;
    if (value === undefined) continue;
    const say = sayer(document);
    const place = document.frontMatter.places.questions ?? {line: 1, column: 1};
    const entries = entriesOf(document, 'questions');
    if (!entries || entries.length === 0) {
      problems.push(
        say(
          place,
          'form',
          '`questions` is not a list.',
          'Write - q: …, and under it a: … and at: …; or remove the key.',
        ),
      );
      continue;
    }
    if (entries.length > MOST_QUESTIONS) {
      problems.push(
        say(
          place,
          'length',
          `There are ${entries.length} questions.`,
          `Keep the ${MOST_QUESTIONS} that people ask most.`,
        ),
      );
    }
    for (const entry of entries) {
      const wrong = checkForm(entry, say);
      problems.push(
        ...wrong,
        ...(wrong.length === 0 ? await checkGround(site, document, entry, say) : []),
      );
    }
  }
  return [...problems, ...unique(site.documents), ...required(site)];
};

import type {Document, Page} from '../content/types';
import type {Fix, Problem} from '../problem';
import type {Rule} from '../rule';
import {isSlip, nearest} from '../../shared/nearest';

/** Keys that partials may have as well. The rules questions.ts and sources.ts check them. */
const PAGE_DATA = ['questions', 'sources'];

type Say = (key: string, rule: string, message: string, hint: string, fix?: Fix) => Problem;
type Check = (
  value: unknown,
  page: Page,
  say: (rule: string, message: string, hint: string) => Problem,
) => Problem[];

const BOUNDS = {title: [3, 70], description: [50, 160], sidebar_label: [2, 45]} as const;

/** Keys of Docusaurus that this site does not use, with their replacements. */
const REFUSED: Record<string, string> = {
  slug: 'the route follows from the path of the file: move the file.',
  id: 'the id follows from the path of the file: move the file.',
  sidebar_position: 'the order is in config/sidebars/.',
  sidebar_class_name: 'the sidebar has one style.',
  displayed_sidebar: 'the site has one sidebar.',
  tags: 'use `keywords`.',
  image: 'the build draws the social image, from the title and the area of the page.',
  hide_title: 'every page shows its title.',
  limited: 'write `availability: limited`.',
  early: 'write `availability: early`.',
};

function text(
  value: unknown,
  key: keyof typeof BOUNDS,
  say: (rule: string, message: string, hint: string) => Problem,
): Problem[] {
  const [least, most] = BOUNDS[key];
  if (typeof value !== 'string') {
    return [
      say(
        'type',
        `\`${key}\` is ${JSON.stringify(value)}, not text.`,
        `Put it between quotes: ${key}: "…".`,
      ),
    ];
  }
  const {length} = value.trim();
  return length < least || length > most
    ? [
        say(
          'length',
          `\`${key}\` has ${length} characters.`,
          `Between ${least} and ${most} are right.`,
        ),
      ]
    : [];
}

const CHECKS: Record<string, Check> = {
  title: (value, page, say) => {
    const problems = text(value, 'title', say);
    const first = typeof value === 'string' ? value.split(' ')[0]! : '';
    if (typeof value === 'string' && /\.$/.test(value)) {
      problems.push(say('form', 'The title ends with a full stop.', 'Remove it.'));
    }
    if (
      page.kind === 'howto' &&
      /^[A-Z][a-z]+ing$/.test(first) &&
      !/^(?:Bring|String|Ring|Sing|Ping|Spring)$/.test(first)
    ) {
      problems.push(
        say(
          'form',
          `The title begins with "${first}".`,
          'Begin with the verb as one would say it to a colleague: "Manage topics", not "Managing topics".',
        ),
      );
    }
    if (typeof value === 'string' && /^how to /i.test(value)) {
      problems.push(
        say('form', 'The title begins with "How to".', 'Begin with the verb: "Create a topic".'),
      );
    }
    return problems;
  },
  description: (value, page, say) => {
    const problems = text(value, 'description', say);
    if (typeof value === 'string') {
      if (/[`*_]{1,2}\S.*[`*_]|\[[^\]]*\]\(|<\w/.test(value)) {
        problems.push(
          say(
            'form',
            'The description has marks of Markdown or HTML, which are shown as they are.',
            'Write plain text.',
          ),
        );
      }
      if (!/[.?!)…]$/.test(value.trim())) {
        problems.push(
          say(
            'form',
            'The description does not end as a sentence does.',
            'Finish the sentence, with a full stop.',
          ),
        );
      }
      const same = (a: string) => a.toLowerCase().replace(/\W/g, '');
      if (same(value) === same(String(page.frontMatter.values.title))) {
        problems.push(
          say('form', 'The description repeats the title.', 'Say what the reader gets.'),
        );
      }
    }
    return problems;
  },
  sidebar_label: (value, page, say) =>
    value === page.frontMatter.values.title
      ? [say('form', '`sidebar_label` is the title.', 'Remove it.')]
      : text(value, 'sidebar_label', say),
  keywords: (value, _page, say) =>
    Array.isArray(value) &&
    value.every((word) => (typeof word === 'string' && word !== '') || typeof word === 'number')
      ? new Set(value).size === value.length
        ? []
        : [say('form', '`keywords` names a word twice.', 'Keep it once.')]
      : [
          say(
            'type',
            '`keywords` is not a list of words.',
            'Write keywords: [word, "two words"]; words with a comma or a colon go between quotes.',
          ),
        ],
  availability: (value, _page, say) =>
    value === 'early' || value === 'limited'
      ? []
      : [
          say(
            'value',
            `\`availability\` is ${JSON.stringify(value)}.`,
            'Write early or limited, or remove the key.',
          ),
        ],
  unlisted: (value, _page, say) =>
    value === true
      ? []
      : [
          say(
            'value',
            `\`unlisted\` is ${JSON.stringify(value)}.`,
            'Write true, or remove the key.',
          ),
        ],
  draft: (value, _page, say) =>
    value === true
      ? []
      : [say('value', `\`draft\` is ${JSON.stringify(value)}.`, 'Write true, or remove the key.')],
  ...Object.fromEntries(PAGE_DATA.map((key) => [key, () => []])),
};

/** Keys that front matter may have. */
export const KEYS = Object.keys(CHECKS);

function unknownKey(key: string, say: Say): Problem {
  const refused = REFUSED[key];
  if (refused !== undefined) {
    return say(key, 'unknown-key', `\`${key}\` is not used on this site.`, `Remove it: ${refused}`);
  }
  const near = nearest(key, KEYS);
  return say(
    key,
    'unknown-key',
    `There is no key \`${key}\`.`,
    near
      ? `Did you mean \`${near}\`? The keys are ${KEYS.join(', ')}.`
      : `The keys are ${KEYS.join(', ')}.`,
    near && isSlip(key, near) ? {old: `${key}:`, new: `${near}:`} : undefined,
  );
}

function sayer(document: Document): Say {
  return (key, rule, message, hint, fix) => ({
    file: document.file,
    ...(document.frontMatter.places[key] ?? {line: 1, column: 1}),
    rule: `front-matter/${rule}`,
    message,
    hint,
    ...(fix && {fix}),
  });
}

function checkPage(page: Page): Problem[] {
  const {error, values} = page.frontMatter;
  const say = sayer(page);
  if (error) {
    const {line, column, message} = error;
    return [
      {
        file: page.file,
        line,
        column,
        rule: 'front-matter/yaml',
        message: `The front matter is not valid YAML: ${message}`,
        hint: 'Put a text that holds a colon, a quote or a hash between double quotes.',
      },
    ];
  }
  const missing = ['title', 'description'].filter(
    (key) => values[key] === undefined || values[key] === null || values[key] === '',
  );
  return [
    ...missing.map((key) =>
      say(
        key,
        'missing',
        `The page has no \`${key}\`.`,
        key === 'title'
          ? 'Write title: in sentence case.'
          : 'Write description: with what the reader gets, in 50 to 160 characters.',
      ),
    ),
    ...Object.entries(values).flatMap(([key, value]) =>
      missing.includes(key)
        ? []
        : CHECKS[key]
          ? CHECKS[key](value, page, (rule, message, hint) => say(key, rule, message, hint))
          : [unknownKey(key, say)],
    ),
  ];
}

function unique(pages: Page[], key: 'title' | 'description'): Problem[] {
  const seen = new Map<string, Page>();
  return pages.flatMap((page) => {
    const value = page.frontMatter.values[key];
    if (typeof value !== 'string' || value === '') {
      return [];
    }
    const same = value.toLowerCase().trim();
    const first = seen.get(same);
    if (!first) {
      seen.set(same, page);
      return [];
    }
    return [
      sayer(page)(
        key,
        'unique',
        `The ${key} is that of ${first.file} too.`,
        key === 'title'
          ? 'Name the service or the tool in it; `sidebar_label` can stay short.'
          : 'Say what this page gives that the other does not.',
      ),
    ];
  });
}

/** Every page has the required front matter, and no unknown keys. */
export const frontMatter: Rule = ({pages, partials}) => [
  ...pages.flatMap(checkPage),
  ...unique(pages, 'title'),
  ...unique(pages, 'description'),
  ...partials.flatMap((partial) =>
    Object.keys(partial.frontMatter.values)
      .filter((key) => !PAGE_DATA.includes(key))
      .map((key) =>
        sayer(partial)(
          key,
          'unknown-key',
          `The front matter of a partial holds only ${PAGE_DATA.join(' and ')}, but this one has \`${key}\`.`,
          'Remove it.',
        ),
      ),
  ),
];

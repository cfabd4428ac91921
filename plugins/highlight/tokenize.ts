import {createRequire} from 'node:module';
import type * as PrismNamespace from 'prismjs';
import {Prism as renderer} from 'prism-react-renderer';
import {unmet} from '../shared/installed';
import type {Letter, Span} from './shared/spans';

type Prism = typeof PrismNamespace;
type Token = string | PrismNamespace.Token;

/** In a shell, the command is the first word of a line. Prism highlights a list of known names anywhere. */
const COMMAND = /(^|[|;&]\s*|\$\(\s*|\bsudo\s+)[a-z][\w./-]*(?=\s|$)/m;

const GROUPS: [Letter, string[]][] = [
  ['d', ['deleted']],
  [
    'n',
    [
      'number',
      'boolean',
      'constant',
      'symbol',
      'property',
      'key',
      'attr-name',
      'class-name',
      'builtin',
      'annotation',
      'parameter',
    ],
  ],
  [
    's',
    [
      'string',
      'char',
      'attr-value',
      'regex',
      'inserted',
      'value',
      'template-string',
      'heredoc-string',
    ],
  ],
  [
    'k',
    [
      'keyword',
      'function',
      'tag',
      'selector',
      'atrule',
      'rule',
      'directive',
      'section',
      'important',
    ],
  ],
  ['c', ['comment', 'prolog', 'doctype', 'cdata', 'shebang']],
  ['b', ['bold']],
  ['i', ['italic']],
];

/** Token types that stay plain in a language, since nearly every word of a sample has one of them. */
const PLAIN: Record<string, string[]> = {
  bash: ['parameter', 'builtin', 'operator', 'keyword'],
  properties: ['key', 'attr-name'],
  ini: ['key', 'attr-name'],
};

/** Languages that Prism knows by another name. Its JSON grammar accepts comments. */
const SAME: Record<string, string> = {jsonc: 'json'};

let prism: Prism | undefined;

/** Loads Prism with the languages of the site. Prism's language files register themselves on a global. */
function prismWith(languages: readonly string[]): Prism {
  if (prism) return prism;
  const own = renderer as unknown as Prism;
  const before = (globalThis as {Prism?: Prism}).Prism;
  (globalThis as {Prism?: Prism}).Prism = own;
  const load = createRequire(__filename);
  for (const language of languages) {
    // PHP's grammar needs markup-templating.
    if (language === 'php') load('prismjs/components/prism-markup-templating.js');
    load(`prismjs/components/prism-${language}`);
    if (!own.languages[language])
      throw unmet({
        package: 'prismjs',
        expected: `add the language ${language} to a global Prism`,
        file: 'plugins/highlight/tokenize.ts',
      });
  }
  (globalThis as {Prism?: Prism}).Prism = before;
  const {bash} = own.languages;
  if (bash) Object.assign(bash, {function: {pattern: COMMAND, lookbehind: true}});
  prism = own;
  return own;
}

/** Spans of a sample by line; undefined if Prism has no grammar for the language. */
export function tokenize(
  code: string,
  language: string,
  languages: readonly string[],
): Span[][] | undefined {
  const prism = prismWith(languages);
  const grammar = prism.languages[SAME[language] ?? language];
  if (!grammar) return undefined;
  const lines: Span[][] = [[]];
  const plain = PLAIN[language] ?? [];
  const add = (text: string, types: readonly string[]) => {
    const letter = letterOf(types, plain);
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      const line = lines[lines.length - 1] ?? [];
      const last = line[line.length - 1];
      if (part === '') return;
      if (last?.letter === letter) last.length += part.length;
      else line.push({letter, length: part.length});
    });
  };
  const walk = (token: Token | Token[], types: readonly string[]): void => {
    if (typeof token === 'string') add(token, types);
    else if (Array.isArray(token)) token.forEach((inner) => walk(inner, types));
    else walk(token.content as Token | Token[], [...types, token.type, ...[token.alias].flat()]);
  };
  walk(prism.tokenize(code, grammar), []);
  return lines;
}

function letterOf(types: readonly string[], plain: readonly string[]): Letter {
  const telling = types.filter((type) => type && !plain.includes(type));
  return GROUPS.find(([, names]) => names.some((name) => telling.includes(name)))?.[0] ?? 'p';
}

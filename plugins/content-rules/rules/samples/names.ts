import path from 'node:path';
import type {Content, Document, Page, PartialFile} from '../../content/types';
import type {Problem} from '../../problem';
import type {Rule} from '../../rule';
import {samplesOf} from './index';
import {languageKey} from './languages';
import {loadGrammars, parseTree} from './parse/grammars';
import {placeOf, type Sample} from './sample';
import {commandsOf, type Command, type Word} from './shell/commands';

/** Variables that every shell has, and the token with which all pages call the API. */
const GIVEN =
  /^(?:\d+|HOME|PATH|PWD|OLDPWD|USER|LOGNAME|SHELL|TMPDIR|HOSTNAME|RANDOM|SECONDS|UID|EUID|IFS|OSTYPE|REPLY|LANG|LC_\w+|EDITOR|TERM|BASH\w*|PIPESTATUS|AIVEN_TOKEN)$/;

/** Patterns that set a variable, for all languages. */
const SET = [
  /(?:^|[\s;&|({`'"])([A-Za-z_]\w*)\+?=/gm,
  /\b(?:read(?:\s+-\w+(?:\s+'[^']*'|\s+"[^"]*")?)*|for|select|mapfile(?:\s+-\w+)*|printf\s+-v|getopts\s+\S+)\s+((?:[A-Za-z_]\w*[^\S\n]*)+)/g,
  /^\s*(?:-\s+)?name:\s*["']?([A-Z][A-Z0-9_]*)["']?\s*$/gm,
];

/** Options whose file contains connection settings, which no reader has already. */
const CONFIGURATION = new Set([
  '--defaults-file',
  '--defaults-extra-file',
  '--command-config',
  '--producer.config',
  '--consumer.config',
  '--cacert',
  '--user-config-json',
  '-var-file',
]);

/** Documents that a reader sees together: the document, its partials, and the pages that import it. */
function around(document: Document, {byFile}: Content): Document[] {
  const pages = document.isPartial
    ? (document as PartialFile).importedBy.flatMap((file) => byFile.get(file) ?? [])
    : [document];
  const partials = pages.flatMap((page) => (page.isPartial ? [] : (page as Page).partials));
  return [...new Set([document, ...pages, ...partials])];
}

/** Linked pages with their partials, which may create what a page builds on. */
function linkedFrom(documents: Document[], {byFile}: Content): Document[] {
  const files = documents.flatMap(({file, links}) =>
    links.map(({url}) => {
      const [target = ''] = url.split('#');
      return target.startsWith('/')
        ? `docs${target}`
        : path.posix.join(path.posix.dirname(file), target);
    }),
  );
  return [...new Set(files)].flatMap((file) => {
    const page = byFile.get(file);
    return page ? [page, ...((page as Page).partials ?? [])] : [];
  });
}

const codesOf = (documents: Document[]): string =>
  documents.flatMap(({codes}) => codes.map(({value}) => value)).join('\n');
const samplesIn = (documents: Document[]): string =>
  documents.flatMap(({fences}) => fences.map(({value}) => value)).join('\n');

/** Variables that a sample reads, and that no document near it sets or mentions. */
function unknownVariables(sample: Sample, near: Document[]): {offset: number; name: string}[] {
  const read = new Set([...sample.value.matchAll(/\$\{?[#!]?(\w+)/g)].map(([, name]) => name!));
  const names = [...read].filter((name) => !GIVEN.test(name));
  if (names.length === 0) return [];
  // The partial may be shown above the sample.
  const before = near.map((document) =>
    document.file === sample.file
      ? {...document, fences: document.fences.filter(({content}) => content.line <= sample.line)}
      : document,
  );
  const text = samplesIn(before);
  const set = new Set(
    SET.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(([, found = '']) => found.trim().split(/\s+/)),
    ),
  );
  const codes = codesOf(near);
  const unknown = names.filter(
    (name) => !set.has(name) && !new RegExp(`(?<!\\w)${name}(?!\\w)`).test(codes),
  );
  if (unknown.length === 0) return [];
  const tree = parseTree('bash', sample.value);
  const found = tree.rootNode
    .descendantsOfType('variable_name')
    .flatMap((node) =>
      node && /expansion/.test(node.parent?.type ?? '') && unknown.includes(node.text)
        ? {offset: node.startIndex, name: node.text}
        : [],
    );
  tree.delete();
  // Report only the first use.
  return found.filter(({name}, at) => found.findIndex((one) => one.name === name) === at);
}

/** Files with connection settings in a command. */
function configurationFiles({words}: Command): Word[] {
  const files = words.flatMap((word, at): Word[] => {
    const [, option, value] = /^(-[\w.-]+)=(.*)$/s.exec(word.text) ?? [];
    if (option !== undefined && value !== undefined && CONFIGURATION.has(option))
      return [{...word, text: value}];
    const before = words[at - 1]?.text ?? '';
    const isFile =
      CONFIGURATION.has(before) || (before === '-F' && /^kcat$/.test(words[0]?.text ?? ''));
    return isFile ? [word] : [];
  });
  return files.filter(
    ({text, isStatic}) => isStatic && /^@?(?!\/)[\w./-]*[\w-]\.[a-z]\w*$/.test(text),
  );
}

const MADE_BY_CLIENT = /^(?:service\.(?:key|cert)|ca\.pem|client\.properties)$/;

function isMade(file: string, documents: Document[]): boolean {
  const titles = documents.flatMap(({fences}) => fences.map(({meta}) => String(meta.title ?? '')));
  if (`${codesOf(documents)}\n${titles.join('\n')}`.includes(file)) return true;
  const samples = samplesIn(documents);
  if (MADE_BY_CLIENT.test(file) && /creds-download|java-creds|ca-get/.test(samples)) return true;
  return samples
    .split('\n')
    .some((line) =>
      new RegExp(
        `(?:>|\\b(?:tee|cp|mv|install|touch)\\b|-o\\b|--output\\b|--out\\b).*${file.replaceAll('.', '\\.')}`,
      ).test(line),
    );
}

function unknownFiles(
  sample: Sample,
  near: Document[],
  site: Content,
): {offset: number; name: string}[] {
  if (![...CONFIGURATION, '-F'].some((option) => sample.value.includes(option))) return [];
  const tree = parseTree('bash', sample.value);
  const files = commandsOf(tree.rootNode).flatMap(configurationFiles);
  tree.delete();
  return files
    .map(({start, text}) => ({offset: start, name: text.replace(/^@/, '')}))
    .filter(({name}) => {
      const file = path.posix.basename(name);
      return !isMade(file, near) && !isMade(file, linkedFrom(near, site));
    });
}

/** A sample uses only variables and configuration files that its page creates, mentions or links to. */
export const checkNames: Rule = async (site) => {
  await loadGrammars(['bash']);
  return site.documents.flatMap((document) => {
    const samples = samplesOf(document).filter(
      ({lang, meta}) => languageKey(lang) === 'bash' && meta.verify === undefined,
    );
    if (samples.length === 0) return [];
    const near = around(document, site);
    const problem = (
      sample: Sample,
      offset: number,
      rest: Pick<Problem, 'rule' | 'message' | 'hint'>,
    ): Problem => {
      const {line, column} = placeOf(sample.value, offset);
      return {
        file: document.file,
        line: sample.line + line - 1,
        column: sample.column + column - 1,
        ...rest,
      };
    };
    return samples.flatMap((sample) => [
      ...unknownVariables(sample, near).map(({offset, name}) =>
        problem(sample, offset, {
          rule: 'names/variable',
          message: `nothing on the page sets the variable \`${name}\`, or says what it holds`,
          hint: `Set it in the sample before, with \`printf '…: ' && read -rs ${name}\` for a secret, or say in the text what \`${name}\` holds.`,
        }),
      ),
      ...unknownFiles(sample, near, site).map(({offset, name}) =>
        problem(sample, offset, {
          rule: 'names/file',
          message: `nothing on the page, or on those that it links to, makes or names the file \`${name}\``,
          hint: 'Show its content in a fence with a title, name it in the text, or link to the page that makes it.',
        }),
      ),
    ]);
  });
};

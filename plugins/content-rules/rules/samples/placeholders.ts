import type {SampleFacts} from './facts';
import {languageKey} from './languages';
import {hintFor, nearest} from '../../../shared/nearest';
import {findingAt, type Finding, type Sample} from './sample';

const TOKEN = /(?<![\w$])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?!\w)/g;
/** Last words of placeholder names, with which constants of languages seldom end. */
const ENDING =
  /_(?:ACCOUNT|ADDRESS|ARN|BLOCK|BUCKET|CIDR|DATABASE|DOMAIN|EMAIL|FILE|FOLDER|HOST|HOSTNAME|ID|KEY|NAME|NETWORK|PASSWORD|PATH|PLAN|PORT|PREFIX|PROJECT|RANGE|REGION|SECRET|SERVICE|SUBJECT|TOKEN|TOPIC|TYPE|URI|URL|USER|USERNAME|VALUE|VERSION|ZONE)$/;
/** Text before a name that makes it a definition of the language or the environment. */
const DEFINED_BEFORE =
  /(?:\$\{?|environ(?:\.get\(|\[)["']?|getenv\(["']?|getProperty\(["']|process\.env\.|env\.|ENV(?:\[|\.fetch\()["']|GetEnvironmentVariable\(["']|Getenv\(["']|\$env:|env::var\(["']|--env[ =]|-e |export |_ENV\[["']|secret_key_ref|unset |read (?:-\w+ )*)$/;
const CODE = new Set([
  'python',
  'java',
  'javascript',
  'typescript',
  'tsx',
  'go',
  'php',
  'csharp',
  'cpp',
  'c',
  'ruby',
  'rust',
  'kotlin',
  'scala',
]);
const NO_PLACEHOLDERS = new Set([
  'mermaid',
  'diff',
  'text',
  'css',
  'html',
  'promql',
  'protobuf',
  'graphql',
]);
const NO_ANGLES = new Set([
  ...CODE,
  'xml',
  'html',
  'mermaid',
  'text',
  'diff',
  'css',
  'promql',
  'protobuf',
  'graphql',
  'php',
]);

/** Placeholders are in the dictionary, and have one form. */
export function checkPlaceholders(
  sample: Sample,
  facts: SampleFacts,
  environment: Set<string>,
): Finding[] {
  const lang = languageKey(sample.lang);
  if (lang === '' || NO_PLACEHOLDERS.has(lang)) return [];
  return [
    ...unknownNames(sample, lang, facts, environment),
    ...(NO_ANGLES.has(lang) ? [] : angles(sample)),
    ...emptyWords(sample),
  ];
}

function unknownNames(
  {value}: Sample,
  lang: string,
  {placeholders, secretKeys}: SampleFacts,
  environment: Set<string>,
): Finding[] {
  const findings: Finding[] = [];
  for (const {0: name, index} of value.matchAll(TOKEN)) {
    if (
      placeholders.has(name) ||
      !ENDING.test(name) ||
      environment.has(name) ||
      secretKeys.has(name)
    )
      continue;
    const before = value.slice(0, index);
    const after = value.slice(index + name.length);
    if (
      DEFINED_BEFORE.test(before) ||
      isAssigned(lang, before, after) ||
      (CODE.has(lang) && !isInString(before))
    )
      continue;
    findings.push(
      findingAt(
        value,
        index,
        'samples/placeholder',
        `the placeholder \`${name}\` is not in the dictionary${nearest(name, placeholders.keys()) ? ` (did you mean \`${nearest(name, placeholders.keys()) ?? ''}\`?)` : ''}`,
        `${hintFor(name, placeholders.keys(), 'placeholders')} A new one is added to data/placeholders.json.`,
      ),
    );
  }
  return findings;
}

/** Whether the text defines a name: `NAME=value` in a shell, `NAME: value` in YAML, `ENV NAME` in a Dockerfile. */
function isAssigned(lang: string, before: string, after: string): boolean {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  if (lang === 'bash') return /^\+?=/.test(after) && /(?:^|[\s;&|(])$/.test(line);
  if (lang === 'yaml') return /^:/.test(after) || /(?:name|key):\s*["']?$/.test(line);
  if (lang === 'dockerfile') return /^(?:ENV|ARG)\s/.test(line);
  if (lang === 'properties' || lang === 'ini') return /^\s*$/.test(line) && /^\s*[=:]/.test(after);
  return lang === 'json' && /"$/.test(line) && /^"\s*:/.test(after);
}

function isInString(before: string): boolean {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return (line.match(/(?<!\\)["'`]/g) ?? []).length % 2 === 1;
}

function angles({value}: Sample): Finding[] {
  return [...value.matchAll(/(?<![\w<&])<([A-Za-z][\w.-]*(?:[ _][\w.-]+)*)>/g)].map(
    ({0: whole, 1: name = '', index}) =>
      findingAt(
        value,
        index,
        'samples/placeholder',
        `\`${whole}\` is not a placeholder of this site`,
        `Write \`${name.toUpperCase().replace(/[ .-]/g, '_')}\`, and add it to data/placeholders.json if it is not there.`,
      ),
  );
}

function emptyWords({value}: Sample): Finding[] {
  return [
    ...value.matchAll(
      /(?<![\w/.-])(?:foo|foobar|baz|qux|(?:my|your)[-_](?!sql|cnf)[a-z][\w-]*)(?![\w/])/gi,
    ),
  ]
    .filter(({0: word}) => !/^[A-Z]+_[A-Z_]+$/.test(word) || /^(?:MY|YOUR)_/.test(word))
    .map(({0: word, index}) =>
      findingAt(
        value,
        index,
        'samples/placeholder',
        `\`${word}\` says nothing`,
        'Use a placeholder of data/placeholders.json, or a value that a real system would have.',
      ),
    );
}

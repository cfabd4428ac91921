import type {Grammar} from './parse/grammars';

/** How the syntax of a fence is checked. */
export type Language =
  | {name: string; by: 'grammar'; grammar: Grammar}
  | {
      name: string;
      by: 'json' | 'jsonc' | 'yaml' | 'sql' | 'properties' | 'dockerfile' | 'http' | 'delimiters';
    }
  | {name: string; by: 'nothing'};

const grammar = (name: string, key: Grammar): Language => ({name, by: 'grammar', grammar: key});

const LANGUAGES: Record<string, Language> = {
  bash: grammar('bash', 'bash'),
  c: grammar('C', 'c'),
  cpp: grammar('C++', 'cpp'),
  csharp: grammar('C#', 'csharp'),
  css: grammar('CSS', 'css'),
  go: grammar('Go', 'go'),
  hcl: grammar('HCL', 'hcl'),
  html: grammar('HTML', 'html'),
  ini: grammar('INI', 'ini'),
  java: grammar('Java', 'java'),
  javascript: grammar('JavaScript', 'javascript'),
  kotlin: grammar('Kotlin', 'kotlin'),
  php: grammar('PHP', 'php'),
  powershell: grammar('PowerShell', 'powershell'),
  python: grammar('Python', 'python'),
  ruby: grammar('Ruby', 'ruby'),
  rust: grammar('Rust', 'rust'),
  scala: grammar('Scala', 'scala'),
  toml: grammar('TOML', 'toml'),
  tsx: grammar('TSX', 'tsx'),
  typescript: grammar('TypeScript', 'typescript'),
  xml: grammar('XML', 'xml'),
  json: {name: 'JSON', by: 'json'},
  jsonc: {name: 'JSON with comments', by: 'jsonc'},
  yaml: {name: 'YAML', by: 'yaml'},
  sql: {name: 'SQL', by: 'sql'},
  properties: {name: 'properties', by: 'properties'},
  dockerfile: {name: 'Dockerfile', by: 'dockerfile'},
  http: {name: 'HTTP', by: 'http'},
  graphql: {name: 'GraphQL', by: 'delimiters'},
  promql: {name: 'PromQL', by: 'delimiters'},
  protobuf: {name: 'Protocol Buffers', by: 'delimiters'},
  diff: {name: 'diff', by: 'nothing'},
  mermaid: {name: 'Mermaid', by: 'nothing'},
  text: {name: 'text', by: 'nothing'},
};

const ALIASES: Record<string, string> = {
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  'c++': 'cpp',
  'c#': 'csharp',
  cs: 'csharp',
  golang: 'go',
  terraform: 'hcl',
  tf: 'hcl',
  js: 'javascript',
  jsx: 'javascript',
  mjs: 'javascript',
  ts: 'typescript',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  kt: 'kotlin',
  yml: 'yaml',
  docker: 'dockerfile',
  proto: 'protobuf',
  ps1: 'powershell',
};

/** All names of languages, including short forms. */
export const LANGUAGE_NAMES: string[] = [...Object.keys(LANGUAGES), ...Object.keys(ALIASES)];

/** Resolves short forms: `sh` is `bash`. */
export function languageKey(lang: string): string {
  return ALIASES[lang] ?? lang;
}

/** Languages with a check of content, whose parser is needed even if the syntax result is cached. */
export const READ_LANGUAGES = new Set(['bash', 'hcl', 'json', 'yaml', 'dockerfile']);

export function languageOf(lang: string): Language | undefined {
  return LANGUAGES[languageKey(lang)];
}

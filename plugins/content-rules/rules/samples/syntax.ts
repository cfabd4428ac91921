import {DIALECTS, dialectOf} from './dialect';
import type {SampleFacts} from './facts';
import {fillBare, fillNumbers} from './fill';
import {languageOf, LANGUAGE_NAMES} from './languages';
import {didYouMean, hintFor} from '../../../shared/nearest';
import {checkDelimiters} from './parse/delimiters';
import {checkDockerfile} from './parse/dockerfile';
import {checkHttp} from './parse/http';
import {checkJson} from './parse/json';
import {checkProperties} from './parse/properties';
import {checkBundled} from './parse/sqlBundled';
import {checkClickhouse} from './parse/sqlClickhouse';
import {checkPostgres} from './parse/sqlPostgres';
import {checkTree} from './parse/tree';
import {checkYaml} from './parse/yaml';
import type {Finding, Sample} from './sample';

const COMMENTS: Record<string, string[]> = {graphql: ['#'], promql: ['#'], protobuf: ['//']};

/** Parses a sample in its language. The parsers that it needs are loaded before: see `needs.ts`. */
export function checkSyntax(
  sample: Sample,
  {placeholders}: Pick<SampleFacts, 'placeholders'>,
): Finding[] {
  const {lang, value} = sample;
  const language = languageOf(lang);
  if (lang === '')
    return [
      problem(
        'samples/language',
        'this sample names no language',
        'Put one behind the backticks: `bash`, `json`, `text` …',
      ),
    ];
  if (!language) {
    return [
      problem(
        'samples/language',
        `there is no language \`${lang}\`${didYouMean(lang, LANGUAGE_NAMES)}`,
        hintFor(lang, LANGUAGE_NAMES, 'languages'),
      ),
    ];
  }
  if (value.trim() === '' && language.by !== 'nothing')
    return [problem('samples/syntax', 'this sample is empty', 'Fill it, or take it out.')];
  switch (language.by) {
    case 'grammar':
      return checkTree(
        language.grammar,
        language.grammar === 'toml' ? fillBare(value, placeholders) : value,
        language.name,
      );
    case 'json':
      return checkJson(fillBare(value, placeholders));
    case 'jsonc':
      return checkJson(fillBare(value, placeholders), {hasComments: true});
    case 'yaml':
      return checkYaml(value);
    case 'sql':
      return checkSql(sample, fillNumbers(value, placeholders));
    case 'properties':
      return checkProperties(value);
    case 'dockerfile':
      return checkDockerfile(value);
    case 'http':
      return checkHttp(value, (text) => fillBare(text, placeholders));
    case 'delimiters':
      return checkDelimiters(value, language.name, {
        lineComments: COMMENTS[lang] ?? [],
        quotes: '"\'',
      });
    case 'nothing':
      return [];
  }
}

function checkSql(sample: Sample, sql: string): Finding[] {
  switch (dialectOf(sample)) {
    case 'postgresql':
      return checkPostgres(sql);
    case 'mysql':
    case 'flink':
      return checkBundled(dialectOf(sample) as 'mysql' | 'flink', sql);
    case 'clickhouse':
      return checkClickhouse(sql);
    case 'cassandra':
    case 'opensearch':
      return checkDelimiters(sql, 'SQL', {lineComments: ['--', '//'], quotes: '\'"`'});
    default: {
      const given = String(sample.meta.dialect);
      return [
        problem(
          'samples/language',
          `there is no dialect \`${given}\`${didYouMean(given, DIALECTS)}`,
          hintFor(given, DIALECTS, 'dialects'),
        ),
      ];
    }
  }
}

function problem(rule: string, message: string, hint: string): Finding {
  return {line: 1, column: 1, rule, message, hint};
}

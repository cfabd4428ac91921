import {existsSync} from 'node:fs';
import path from 'node:path';
import {parse as parseYaml} from 'yaml';
import {readText} from '../shared/markdown/read-text';
import type {Question} from './types';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---/;

/**
 * Reads the `questions` of a page and then of the partials that it imports. They are read from the files, because
 * config/page-data.ts removes them from the front matter that Docusaurus gets. content-rules checks their form.
 */
export function readQuestions(file: string, siteDir: string, seen = new Set<string>()): Question[] {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  const text = readText(file);
  const yaml = FRONT_MATTER.exec(text)?.[1];
  // Most pages have no questions, and need no YAML parser.
  const {questions} = (yaml && /^questions:/m.test(yaml) ? parseYaml(yaml) : {}) as {
    questions?: Partial<Question>[];
  };
  const own = (questions ?? []).map(({q = '', a = '', at = '', also}) => ({
    q,
    a,
    at,
    also: Array.isArray(also) ? also.map(String) : [],
  }));
  const imports = [...text.matchAll(/^import\s+\w+\s+from\s+['"]([^'"]+\.mdx?)['"]/gm)];
  const partials = imports.flatMap(([, from = '']) =>
    readQuestions(
      from.startsWith('@site/')
        ? path.join(siteDir, from.slice('@site/'.length))
        : path.resolve(path.dirname(file), from),
      siteDir,
      seen,
    ),
  );
  return [...own, ...partials];
}

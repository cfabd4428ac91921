import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parseDocument} from 'yaml';
import {KEYS} from '../rules/front-matter';
import {terminal} from '../reporters/terminal';

type Matcher = {
  pattern: {regexp: string; file: number; line: number; column: number; code: number};
  background: {beginsPattern: string; endsPattern: string};
};

const {tasks} = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../../.vscode/tasks.json'), 'utf8'),
) as {tasks: {problemMatcher: Matcher}[]};
const {pattern, background} = tasks[0]!.problemMatcher;

it('the editor finds each problem that the check prints, and its end', () => {
  const problem = {
    file: 'docs/products/kafka.md',
    line: 12,
    column: 3,
    rule: 'links/missing-page',
    message: 'There is no page /x.md.',
    hint: 'Did you mean `/y.md`?',
  };
  const lines = terminal([problem], '1 page', false).split('\n');
  const found = lines.flatMap((line) => {
    const match = new RegExp(pattern.regexp).exec(line);
    return match ? [match] : [];
  });
  expect(found).toHaveLength(1);
  expect(found[0]![pattern.file]).toBe(problem.file);
  expect(found[0]![pattern.line]).toBe('12');
  expect(found[0]![pattern.code]).toBe(problem.rule);
  expect(lines.filter((line) => new RegExp(background.endsPattern).test(line))).toHaveLength(1);
  expect(new Date(0).toLocaleTimeString('en-GB')).toMatch(new RegExp(background.beginsPattern));
});

it('the editor offers each key of the front matter, and no other', () => {
  const snippets = parseDocument(
    readFileSync(path.resolve(__dirname, '../../../.vscode/pages.code-snippets'), 'utf8'),
  ).toJS() as Record<string, {body: string[]}>;
  const {body} = snippets['The front matter of a page']!;
  const keys = body.flatMap((line) => /^(\w+):/.exec(line)?.[1] ?? []);
  expect(keys.sort()).toEqual([...KEYS].sort());
});

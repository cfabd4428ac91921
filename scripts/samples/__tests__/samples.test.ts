import {describe, expect, it} from 'vitest';
import {fingerprint} from '../../../plugins/content-rules/sample-runs';
import {differenceOf, tablesIn} from '../compare';
import type {Runnable, RunnablePage} from '../pages';
import {runPage} from '../run';
import type {Outcome, Server} from '../server';

const PSQL = ` name  | rows
-------+------
 a     |   12
(1 row)
`;
const MYSQL = `+------+------+
| name | rows |
+------+------+
| a    |   12 |
+------+------+
`;

describe('outputs', () => {
  it.each([
    ['psql', PSQL],
    ['mysql', MYSQL],
  ])('reads the tables of %s', (_, output) => {
    expect(tablesIn(output)).toEqual([{columns: ['name', 'rows'], rows: [['a', '12']]}]);
  });

  it.each([
    ['the same', PSQL, PSQL],
    ['another value of its type', PSQL, PSQL.replace('12', ' 7')],
    ['more rows', PSQL, PSQL.replace('(1 row)', ' b     |    1\n(2 rows)')],
    ['an ellipsis', PSQL.replace('  12', ' …'), PSQL],
    ['lines with other numbers', 'INSERT 0 3', 'INSERT 0 1000\n'],
  ])('takes %s for agreement', (_, shown, actual) => {
    expect(differenceOf(shown, actual)).toBeUndefined();
  });

  it.each([
    [PSQL, PSQL.replace('rows', 'size'), /the page shows the columns name, rows/],
    [PSQL, PSQL.replace(/ a .*\n/, ''), /the server gave none/],
    [PSQL.replace(/ a .*\n/, ''), PSQL, /the page shows no row/],
    [PSQL, PSQL.replace('12', ' x'), /in the column rows the page shows a number \(12\)/],
    [`${PSQL}\n${PSQL}`, PSQL, /shows 2 tables, the server gave 1/],
    ['CREATE TABLE', 'CREATE INDEX\n', /shows the line `CREATE TABLE`/],
  ])('tells what differs %#', (shown, actual, message) => {
    expect(differenceOf(shown, actual)).toMatch(message);
  });
});

const sample = (text: string, more: Partial<Runnable> = {}): Runnable => ({
  fence: {
    lang: 'sql',
    meta: {run: true},
    value: text,
    line: 7,
    column: 1,
    content: {line: 8, column: 1},
  },
  text,
  isMarked: true,
  ...more,
});
const pageOf = (samples: Runnable[], setup = ''): RunnablePage => ({
  page: {id: 'a', file: 'docs/a.md'} as RunnablePage['page'],
  setup,
  samples,
});

/** A server that knows three texts, and what was asked of it. */
function server(): Server & {asked: string[]} {
  const asked: string[] = [];
  const answers: Record<string, Outcome> = {
    good: {ok: true, output: PSQL},
    bad: {ok: false, output: 'NOTICE: x\nERROR:  relation "orders" does not exist\nLINE 1'},
  };
  return {
    asked,
    label: 'Server 1.0',
    reset: () => asked.push('reset'),
    run(text) {
      asked.push(text);
      return answers[text] ?? {ok: true, output: ''};
    },
    stop: () => Promise.resolve(),
  };
}

describe('a page', () => {
  it('begins empty, then its setup, then its samples in order', () => {
    const one = server();
    const {passed, failures} = runPage(
      pageOf([sample('good'), sample('other')], 'setup'),
      one,
      () => true,
    );
    expect(one.asked).toEqual(['reset', 'setup', 'good', 'other']);
    expect(passed).toHaveLength(2);
    expect(failures).toEqual([]);
  });

  it('is told what failed, with file and line', () => {
    expect(runPage(pageOf([sample('bad')]), server(), () => true).failures).toEqual([
      {file: 'docs/a.md', line: 7, message: 'ERROR:  relation "orders" does not exist'},
    ]);
  });

  it('is told that its setup failed', () => {
    expect(runPage(pageOf([sample('good')], 'bad'), server(), () => true).failures).toEqual([
      {
        file: 'tests/samples/a.sql',
        line: 1,
        message: 'ERROR:  relation "orders" does not exist',
      },
    ]);
  });

  it('may say that a sample fails, and with what', () => {
    const run = (text: string, fails: string) =>
      runPage(pageOf([sample(text, {fails})]), server(), () => true).failures.map(
        ({message}) => message,
      );
    expect(run('bad', 'relation "orders"')).toEqual([]);
    expect(run('bad', 'another message')[0]).toContain('the server said: ERROR');
    expect(run('good', 'relation')[0]).toContain('it did not fail');
  });

  it('is held to the output that it shows', () => {
    const shown = PSQL.replace('rows', 'size');
    expect(runPage(pageOf([sample('good', {shown})]), server(), () => true).failures).toHaveLength(
      1,
    );
  });
});

describe('fingerprint', () => {
  const fence = sample('SELECT 1').fence;
  it('changes with a marked sample, and with nothing else', () => {
    const before = fingerprint([fence]);
    expect(fingerprint([{...fence, value: 'SELECT 2'}])).not.toBe(before);
    expect(fingerprint([{...fence, meta: {run: 'fails: x'}}])).not.toBe(before);
    expect(fingerprint([fence, {...fence, meta: {}, value: 'x'}])).toBe(before);
  });
});

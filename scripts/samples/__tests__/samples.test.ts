import {X509Certificate} from 'node:crypto';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import type {Content, Fence} from '../../../plugins/content-rules/content';
import {fingerprint} from '../../../plugins/content-rules/sample-runs';
import {differenceOf, tablesIn} from '../compare';
import {runnablePages, type Runnable, type RunnablePage} from '../pages';
import {resultOf} from '../results';
import {runPage} from '../run';
import type {Area} from '../servers';
import type {Outcome, Server} from '../servers/server';
import {certificateIn} from '../servers/tls';

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
    ['another host', 'connected to pg-a.example.aivencloud.com', 'connected to 127.0.0.1'],
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
  by: 'server',
  text,
  isMarked: true,
  ...more,
});
const pageOf = (samples: Runnable[], setup = ''): RunnablePage => ({
  page: {id: 'a', file: 'docs/a.md'} as RunnablePage['page'],
  setup: {file: 'tests/samples/a.sql', text: setup},
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
    env: {GREETING: 'hello'},
    values: [],
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

describe('programs', () => {
  const program = (text: string, more: Partial<Runnable> = {}) =>
    runPage(pageOf([sample(text, {by: 'bash', ...more})]), server(), () => true);

  it('run with what the server puts into the environment', () => {
    expect(program('echo "$GREETING"', {shown: 'hello'}).passed).toHaveLength(1);
    expect(program('echo "$GREETING"', {shown: 'goodbye'}).failures[0]?.message).toContain(
      'the line `goodbye`',
    );
  });

  it('stop at the first command that fails, and at a variable that is not set', () => {
    expect(program('false | true\necho on').failures).toHaveLength(1);
    expect(program('echo "$NOT_SET_AT_ALL"').failures[0]?.message).toContain('unbound variable');
  });

  it('run in a folder of the page, which is their home, under the name that the page gives', () => {
    const write = sample('pwd > "$HOME/here"', {by: 'bash'});
    const fence = {...write.fence, meta: {run: true as const, title: 'two.sh'}};
    const read = sample('grep -q samples-page here && test -f two.sh', {by: 'bash', fence});
    const {passed, failures} = runPage(pageOf([write, read]), server(), () => true);
    expect(failures).toEqual([]);
    expect(passed).toHaveLength(2);
    expect(program('test -f here').failures).toHaveLength(1);
  });

  it.each([
    ['python' as const, 'import no_such_package.part', 'no_such_package is not installed'],
    ['python' as const, 'import no_such, nor_this\nfrom nor_that import x', 'not installed'],
    ['javascript' as const, "import a from '@no/such/part';", '@no/such is not installed'],
    ['javascript' as const, "import {\n  a,\n} from 'no-such';", 'no-such is not installed'],
  ])('that lack a package are no failure (%s, %s)', (by, text, message) => {
    const {passed, failures, skipped} = program(text, {by});
    expect({passed, failures}).toEqual({passed: [], failures: []});
    expect(skipped[0]?.message).toMatch(/^not run: /);
    expect(skipped[0]?.message).toContain(message);
  });

  it.each([
    ['python' as const, 'import os\nprint(os.environ["GREETING"])'],
    ['javascript' as const, "import fs from 'node:fs';\nconsole.log(process.env.GREETING);"],
    ['javascript' as const, "import {format} from 'prettier';\nconsole.log(`hello ${!!format}`);"],
  ])('that lack nothing run (%s, %s)', (by, text) => {
    expect(program(text, {by, shown: 'hello'})).toMatchObject({failures: [], skipped: []});
    expect(program(`${text}\n)`, {by}).failures).toHaveLength(1);
  });

  it('fail when they are marked, and nothing runs them', () => {
    expect(program('SELECT 1', {by: 'nothing'}).failures[0]?.message).toBe(
      'nothing here runs sql for this area',
    );
  });
});

describe('pages', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'samples-test-'));
  afterAll(() => rmSync(folder, {recursive: true}));
  mkdirSync(path.join(folder, 'tests/samples'), {recursive: true});
  writeFileSync(
    path.join(folder, 'tests/samples/a.sql'),
    '-- SERVICE_USER: shop_api\n-- Why.\nCREATE ROLE SERVICE_USER;\n',
  );

  const fence = (lang: string, value: string, meta: Fence['meta'] = {}, line = 1): Fence => ({
    lang,
    value,
    meta,
    line,
    column: 1,
    content: {line: line + 1, column: 1},
  });
  const samplesOf = (area: Area, ...fences: Fence[]) => {
    const page = {id: 'a', file: 'docs/a.md', route: '/a', isPartial: false, area, fences};
    const examples = [{name: 'SERVICE_USER', example: 'avnadmin'}];
    return runnablePages({documents: [page]} as unknown as Content, area, folder, examples)[0];
  };

  it('take the values of their setup file before the examples', () => {
    const page = samplesOf('postgresql', fence('sql', 'GRANT a TO SERVICE_USER'));
    expect(page?.samples[0]?.text).toBe('GRANT a TO shop_api');
    expect(page?.setup.text).toContain('CREATE ROLE shop_api');
    const other = samplesOf('valkey', fence('redis', 'ACL GETUSER SERVICE_USER'));
    expect(other?.samples[0]?.text).toBe('ACL GETUSER avnadmin');
  });

  it.each<[Area, Fence, string | undefined]>([
    ['postgresql', fence('sql', 'SELECT 1'), 'server'],
    ['postgresql', fence('sql', 'SELECT 1', {dialect: 'mysql'}), undefined],
    ['postgresql', fence('sql', 'SELECT 1', {verify: 'skip: x'}), undefined],
    ['postgresql', fence('python', 'print(1)', {title: 'a.py'}), 'python'],
    ['postgresql', fence('python', 'print(1)'), undefined],
    ['postgresql', fence('bash', 'psql'), undefined],
    ['valkey', fence('bash', 'valkey-cli PING'), 'bash'],
    ['valkey', fence('bash', 'valkey-cli -u "$(avn service get x)"'), undefined],
    ['valkey', fence('bash', 'curl https://example.com | redis-cli --pipe'), undefined],
    ['valkey', fence('text', 'PING', {title: 'valkey-cli'}), 'server'],
    ['valkey', fence('text', 'PONG'), undefined],
    ['valkey', fence('bash', 'avn service list', {run: true}), 'nothing'],
  ])('of %s are run by what can: %#', (area, one, by) => {
    expect(samplesOf(area, one)?.samples[0]?.by).toBe(by);
  });

  it('show the output of a sample under it, or under the command that runs it', () => {
    const shownBy = (...fences: Fence[]) => samplesOf('postgresql', ...fences)?.samples[0]?.shown;
    const program = fence('python', 'print(1)', {title: 'a.py'});
    expect(shownBy(fence('sql', 'SELECT 1'), fence('text', '1', {}, 5))).toBe('1');
    expect(shownBy(program, fence('bash', 'python a.py', {}, 5), fence('text', '1', {}, 9))).toBe(
      '1',
    );
    expect(
      shownBy(program, fence('bash', 'pip list', {}, 5), fence('text', '1', {}, 9)),
    ).toBeUndefined();
    expect(
      shownBy(fence('sql', 'SELECT 1'), fence('text', '1', {title: 'a.conf'}, 5)),
    ).toBeUndefined();
    expect(shownBy(fence('sql', 'SELECT 1'), fence('text', '1', {}, 30))).toBeUndefined();
  });
});

describe('the result', () => {
  const one = sample('a');
  const page = {id: 'a', fences: [one.fence]};
  const samples = fingerprint(page.fences);
  const skipped = [{file: 'docs/a.md', line: 1, message: 'not run: x is not installed'}];

  it('counts what ran', () => {
    expect(resultOf([{page, passed: [one], skipped: []}])).toEqual({a: {count: 1, samples}});
    expect(resultOf([{page, passed: [], skipped}])).toEqual({});
  });

  it('keeps an earlier one of the same samples, where a program could not run', () => {
    const earlier = {a: {count: 3, samples}};
    expect(resultOf([{page, passed: [one], skipped}], earlier)).toEqual(earlier);
    expect(resultOf([{page, passed: [one], skipped: []}], earlier)).toEqual({
      a: {count: 1, samples},
    });
    expect(resultOf([{page, passed: [one], skipped}], {a: {count: 3, samples: 'others'}})).toEqual({
      a: {count: 1, samples},
    });
  });
});

describe('the certificate', () => {
  it('names loopback, and is its own authority', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'samples-test-'));
    const {certificate} = certificateIn(folder);
    const read = new X509Certificate(readFileSync(certificate));
    rmSync(folder, {recursive: true});
    expect(read.checkIP('127.0.0.1')).toBe('127.0.0.1');
    expect(read.checkHost('localhost')).toBe('localhost');
    expect(read.checkHost('example.com')).toBeUndefined();
    expect(read.verify(read.publicKey)).toBe(true);
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

import {describe, expect, it} from 'vitest';
import {checkOne} from './check-one';

type Case = {lang: string; dialect?: string; good: string; bad: string; line: number};

const CASES: Case[] = [
  {
    lang: 'bash',
    good: 'for host in a b; do\n  echo "$host"\ndone',
    bad: 'for host in a b; do\n  echo "$host"\n',
    line: 3,
  },
  {lang: 'bash', good: 'cat <<EOF > file\ntext\nEOF', bad: 'ls\necho "never closed', line: 2},
  {
    lang: 'sh',
    good: 'if [ -f ca.pem ]; then cat ca.pem; fi',
    bad: 'if [ -f ca.pem ]; then cat ca.pem;',
    line: 1,
  },
  {lang: 'json', good: '{"a": [1, 2.5e3, true, null, "\\u00e9"]}', bad: '{\n  "a": 1,\n}', line: 3},
  {lang: 'json', good: '{"index": {}}\n{"a": 1}', bad: '{"a": 1}\n{"a": 1,}', line: 2},
  {
    lang: 'json',
    good: '{"port": KAFKA_PORT, "host": "KAFKA_HOST"}',
    bad: '{"port": KAFKA_PORTS}',
    line: 1,
  },
  {lang: 'json', good: '{"a": {"b": 1}, "b": 2}', bad: '{"a": 1,\n "a": 2}', line: 2},
  {lang: 'jsonc', good: '{\n  // Why.\n  "a": [1, 2],\n}', bad: '{\n  // Why.\n  "a": }', line: 3},
  {lang: 'json', good: '[]', bad: "{'a': 1}", line: 1},
  {lang: 'yaml', good: 'a:\n  - b: 1\n    c: "x"\n---\nd: e', bad: 'a:\n  b: 1\n c: 2', line: 3},
  {lang: 'yaml', good: 'a: "b: c"', bad: 'a: b: c', line: 1},
  {lang: 'toml', good: '[a]\nport = PORT\nb = "c"', bad: '[a\nb = "c"', line: 1},
  {
    lang: 'hcl',
    good: 'variable "a" {\n  type = string\n}',
    bad: 'variable "a" {\n  type = string',
    line: 2,
  },
  {lang: 'hcl', good: 'locals {\n  a = "${var.b}-c"\n}', bad: 'locals {\n  a = \n}', line: 2},
  {
    lang: 'bash',
    good: `psql "SERVICE_URI" -Atc 'SELECT 1' -c '\\dx' -c "SELECT $id" --command='ANALYZE orders'`,
    bad: `psql "SERVICE_URI" \\\n  -Atc 'SELCT 1'`,
    line: 2,
  },
  {
    lang: 'bash',
    good: `psql SERVICE_URI <<'SQL'\nSELECT :'name'::text;\n\\dt\nSQL`,
    bad: `psql SERVICE_URI <<'SQL'\nSELECT 1;\nCREATE TABEL orders (id int);\nSQL`,
    line: 3,
  },
  {
    lang: 'bash',
    good: `psql -c "SELECT 1"`,
    bad: `psql --command='CREATE TABEL a (id int)'`,
    line: 1,
  },
  {
    lang: 'sql',
    dialect: 'postgresql',
    good: "SELECT now() - interval '1 day';\n\\dt",
    bad: 'SELECT 1;\nSELECT * FORM t;',
    line: 2,
  },
  {
    lang: 'sql',
    dialect: 'postgresql',
    good: 'CREATE INDEX CONCURRENTLY ON t USING gin (doc jsonb_path_ops);',
    bad: 'CREATE TABL t (a int);',
    line: 1,
  },
  {
    lang: 'sql',
    dialect: 'mysql',
    good: "CREATE USER 'app'@'%' IDENTIFIED BY RANDOM PASSWORD;",
    bad: 'SELECT a\nFORM t WHERE b = 1;',
    line: 2,
  },
  {
    lang: 'sql',
    dialect: 'clickhouse',
    good: 'CREATE TABLE t (id UInt64, at DateTime CODEC(Delta, ZSTD)) ENGINE = ReplicatedMergeTree PARTITION BY toYYYYMM(at) ORDER BY (id, at) TTL at + INTERVAL 1 MONTH SETTINGS index_granularity = 8192;',
    bad: 'CREATE TABLE t (id UInt64,, at DateTime) ENGINE = MergeTree ORDER BY id;',
    line: 1,
  },
  {
    lang: 'sql',
    dialect: 'clickhouse',
    good: 'GRANT SELECT ON shop.* TO analyst;',
    bad: 'SELECT 1;\nGRNAT SELECT ON shop.* TO analyst;',
    line: 2,
  },
  {
    lang: 'sql',
    dialect: 'clickhouse',
    good: 'SELECT quantile(0.9)(ms) FROM t PREWHERE a = 1',
    bad: 'SELECT count(( FROM t',
    line: 1,
  },
  {
    lang: 'sql',
    dialect: 'clickhouse',
    good: 'ALTER TABLE t MODIFY TTL at + INTERVAL 1 DAY',
    bad: 'ALTER TABLE t MODFY TTL at + INTERVAL 1 DAY',
    line: 1,
  },
  {
    lang: 'sql',
    dialect: 'flink',
    good: "CREATE TABLE t (a INT, ts TIMESTAMP(3), WATERMARK FOR ts AS ts - INTERVAL '5' SECOND) WITH ('connector' = 'kafka');",
    bad: "CREATE TABLE t (a INT) WIHT ('connector' = 'kafka');",
    line: 1,
  },
  {
    lang: 'sql',
    dialect: 'cassandra',
    good: "INSERT INTO t (a) VALUES ('b');",
    bad: "INSERT INTO t (a VALUES ('b');",
    line: 1,
  },
  {
    lang: 'python',
    good: 'def f(a):\n    return {"a": a}\n',
    bad: 'def f(a:\n    return a',
    line: 1,
  },
  {
    lang: 'python',
    good: 'with open("ca.pem") as f:\n    print(f.read())',
    bad: 'print("a"\nx = 1',
    line: 1,
  },
  {
    lang: 'java',
    good: 'public class A { void f() { int a = 1; } }',
    bad: 'public class A { void f() { int a = ; } }',
    line: 1,
  },
  {
    lang: 'javascript',
    good: 'const a = async () => { await b(); };',
    bad: 'const a = () => {\n  b(;\n};',
    line: 2,
  },
  {
    lang: 'typescript',
    good: 'const a: Map<string, number> = new Map();',
    bad: 'const a: = 1;',
    line: 1,
  },
  {
    lang: 'go',
    good: 'package main\n\nfunc main() {\n\tx := 1\n\t_ = x\n}',
    bad: 'package main\n\nfunc main() {\n\tx := \n}',
    line: 4,
  },
  {
    lang: 'php',
    good: '$a = ["b" => getenv("HOST")];\necho $a["b"];',
    bad: '<?php\n$a = [;\n',
    line: 2,
  },
  {
    lang: 'csharp',
    good: 'var a = new List<string> { "b" };',
    bad: 'var a = new List<string> { "b" ;',
    line: 1,
  },
  {
    lang: 'c++',
    good: '#include <string>\nint main() { return 0; }',
    bad: 'int main( { return 0; }',
    line: 1,
  },
  {lang: 'c', good: 'int main(void) { return 0; }', bad: 'int main(void) { return ; 0 }}', line: 1},
  {lang: 'ruby', good: 'def a\n  puts "b"\nend', bad: 'def a\n  puts "b"\n', line: 1},
  {
    lang: 'rust',
    good: 'fn main() { let a: Vec<u8> = vec![]; }',
    bad: 'fn main() { let a: = 1; }',
    line: 1,
  },
  {lang: 'properties', good: '# comment\na.b=c\nd: e \\\n  f', bad: 'a.b=c\njust words', line: 2},
  {lang: 'properties', good: 'a=b', bad: 'a=b\nc=d\na=e', line: 3},
  {lang: 'ini', good: '[mysql]\nhost = MYSQL_HOST', bad: '[mysql\nhost = a', line: 1},
  {lang: 'xml', good: '<a><b c="d"/></a>', bad: '<a>\n  <b>\n</a>', line: 1},
  {
    lang: 'dockerfile',
    good: 'FROM python:3.12\nRUN pip install aiven-client && \\\n    avn --version\nCMD ["python"]',
    bad: 'FROM python:3.12\nRUNS pip install x',
    line: 2,
  },
  {lang: 'dockerfile', good: 'ARG V=1\nFROM a:${V}', bad: 'RUN ls\nFROM a', line: 1},
  {lang: 'dockerfile', good: 'FROM a\nCOPY a b', bad: "FROM a\nCMD ['a']", line: 2},
  {
    lang: 'http',
    good: 'PUT web-requests\n{\n  "a": 1\n}\n\nGET _search',
    bad: 'PUT web-requests\n{\n  "a": 1,\n}',
    line: 4,
  },
  {lang: 'promql', good: 'rate(a{b="c"}[5m])', bad: 'rate(a{b="c"}[5m]', line: 1},
  {lang: 'kotlin', good: 'fun main() { println("a") }', bad: 'fun main( { println("a") }', line: 1},
];

describe('the syntax of every language', () => {
  it.each(CASES)('$lang $dialect: passes $good', async ({lang, dialect, good}) => {
    const findings = await checkOne(lang, good, {meta: dialect ? {dialect} : {}});
    expect(findings.filter(({rule}) => rule === 'samples/syntax')).toEqual([]);
  });

  it.each(CASES)('$lang $dialect: refuses $bad', async ({lang, dialect, bad, line}) => {
    const findings = await checkOne(lang, bad, {meta: dialect ? {dialect} : {}});
    expect(
      findings.filter(({rule}) => rule === 'samples/syntax').map((finding) => finding.line),
    ).toEqual([line]);
  });

  it('refuses a fence without a language, and one with a language that does not exist', async () => {
    expect(await checkOne('', 'a')).toMatchObject([{rule: 'samples/language'}]);
    expect(await checkOne('pyton', 'a')).toMatchObject([
      {rule: 'samples/language', hint: 'Write `python`.'},
    ]);
  });

  it('takes the dialect from the folder of the page, and lets the fence say another', async () => {
    const flink = "SELECT * FROM TABLE(TUMBLE(TABLE t, DESCRIPTOR(ts), INTERVAL '1' MINUTE));";
    expect(await checkOne('sql', flink, {file: 'docs/products/flink/page.md'})).toEqual([]);
    expect(await checkOne('sql', flink, {file: 'docs/products/postgresql/page.md'})).toMatchObject([
      {rule: 'samples/syntax'},
    ]);
    expect(await checkOne('sql', 'SELECT 1', {meta: {dialect: 'mysqll'}})).toMatchObject([
      {rule: 'samples/language', hint: 'Write `mysql`.'},
    ]);
  });
});

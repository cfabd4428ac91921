import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {loadFacts} from '../load';
import {missingTerms} from '../schema-terms';

const DATA = path.resolve(__dirname, '../../../../data');
const KINDS = ['services', 'integrations', 'endpoints'] as const;
type Terms = {[kind in (typeof KINDS)[number]]: {[type: string]: {[path: string]: string[]}}};

/** Terms that a description leaves out on purpose, by the last part of the parameter's path. */
const REASONS: {[parameterAndTerm: string]: string} = {
  'chunk_size: 3': '"3rd party" is no number',
  'mysql: mysql.conf': 'MySQL itself calls the file my.cnf',
  'long_query_time: slow_query_logs': 'stands for slow_query_log, which has a row of its own',
  'reindex_remote_whitelist: reindex_remote_allowlist': 'the upstream name of the parameter itself',
  'autovacuum_freeze_max_age: pg_class.relfrozenxid': 'described as `relfrozenxid` in `pg_class`',
};

test('what a schema says in numbers, names and conditions stands in the description or in the row', () => {
  const facts = loadFacts(DATA);
  const terms = JSON.parse(readFileSync(path.join(DATA, 'schema-terms.json'), 'utf8')) as Terms;
  const missing: string[] = [];
  const used = new Set<string>();
  let compared = 0;
  for (const kind of KINDS) {
    for (const [type, byPath] of Object.entries(terms[kind])) {
      for (const [at, list] of Object.entries(byPath)) {
        const parameter = facts.config[kind][type]?.[at];
        const description = facts.descriptions[kind][type]?.[at];
        if (!parameter || description === undefined) {
          continue;
        }
        compared += list.length;
        for (const term of missingTerms(list, description, parameter)) {
          const reason = `${at.split('.').at(-1)}: ${term}`;
          used.add(reason);
          missing.push(...(reason in REASONS ? [] : [`${kind}/${type}/${at}: ${term}`]));
        }
      }
    }
  }
  expect(missing).toEqual([]);
  expect(compared).toBeGreaterThan(600);
  expect(Object.keys(REASONS).filter((reason) => !used.has(reason))).toEqual([]);
});

test('a number, a name or a condition that is missing is found', () => {
  const parameter = {type: 'integer', min: 1, max: 1000};
  const terms = [
    '-1',
    '600000',
    '1000',
    '0.5',
    'log.roll.hours',
    'restart',
    'experimental',
    'creation',
  ];
  expect(missingTerms(terms, 'Milliseconds to wait.', parameter)).toEqual([
    '-1',
    '600000',
    '0.5',
    'log.roll.hours',
    'restart',
    'experimental',
    'creation',
  ]);
  const whole =
    'Milliseconds to wait, 600,000 or half (0.5) of `log_roll_hours`, or -1. Experimental. Set it for a new service.';
  expect(missingTerms(terms, whole, {...parameter, restart: true})).toEqual([]);
});

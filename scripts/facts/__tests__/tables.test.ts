import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {
  fromClouds,
  fromConnectors,
  fromExtensions,
  fromMetrics,
  fromPlugins,
} from '../tables/lists';
import {fromServiceConfig, parameter, typed, values} from '../tables/service-config';
import {fromServiceVersions} from '../tables/services';
import {parseTsv} from '../tsv';

function folder(tables: {[file: string]: string[][]}): string {
  const at = mkdtempSync(path.join(tmpdir(), 'tables-'));
  for (const [file, rows] of Object.entries(tables)) {
    writeFileSync(path.join(at, file), `${rows.map((row) => row.join('\t')).join('\n')}\n`);
  }
  return at;
}

const CONFIG = [
  'kind',
  'type',
  'path',
  'value_type',
  'nullable',
  'minimum',
  'maximum',
  'default',
  'enum',
  'enum_deprecated',
  'restart',
  'pattern',
  'min_length',
  'max_length',
  'max_items',
  'required',
  'create_only',
  'secret',
  'deprecated',
];
const blank = (cells: {[column: string]: string}) => CONFIG.map((column) => cells[column] ?? '');

test('gives cells the type of their parameter', () => {
  expect(typed('3', 'integer')).toBe(3);
  expect(typed('3', 'string')).toBe('3');
  expect(typed('false', 'boolean')).toBe(false);
  expect(typed('0.0.0.0/0,::/0', 'array<string>')).toEqual(['0.0.0.0/0', '::/0']);
  expect(values('12|3|null', 'integer', true)).toEqual([3, 12, null]);
});

test('keeps a default of false, and leaves out what is not said', () => {
  expect(parameter({value_type: 'boolean', default: 'false'}, 'x.tsv')).toEqual({
    type: 'boolean',
    default: false,
  });
  expect(parameter({value_type: 'integer|null', minimum: '0', restart: 'flag'}, 'x.tsv')).toEqual({
    type: 'integer',
    nullable: true,
    min: 0,
    restart: true,
  });
});

test('puts parameters under their kind, and marks the removed ones', () => {
  const at = folder({
    'service-config.tsv': [
      CONFIG,
      blank({kind: 'service', type: 'pg', path: 'pg.jit', value_type: 'boolean'}),
      blank({kind: 'integration', type: 'flink', value_type: 'none'}),
    ],
    'service-config-removed.tsv': [
      CONFIG,
      blank({kind: 'service', type: 'redis', path: 'redis_ssl', value_type: 'boolean'}),
    ],
  });
  expect(fromServiceConfig(at, '2026-11-21')).toMatchObject({
    services: {pg: {'pg.jit': {type: 'boolean'}}},
    integrations: {flink: {}},
    removed: {services: {redis: {redis_ssl: {type: 'boolean', lastSeen: '2025-09-30'}}}},
  });
});

test('marks what is deprecated, but not the fields that one form among several lacks', () => {
  const row = (field: string) =>
    blank({kind: 'service', type: 'pg', path: field, value_type: 'string', deprecated: 'yes'});
  const at = folder({
    'service-config.tsv': [CONFIG, row('old'), row('settings<1>.account')],
    'service-config-removed.tsv': [CONFIG],
  });
  expect(fromServiceConfig(at, '2026-11-21').services).toEqual({
    pg: {old: {type: 'string', deprecated: true}, 'settings<1>.account': {type: 'string'}},
  });
});

test('refuses an unknown kind, a missing column and a row with too few cells', () => {
  const kinds = folder({
    'service-config.tsv': [
      CONFIG,
      blank({kind: 'cluster', type: 'pg', path: 'x', value_type: 'boolean'}),
    ],
    'service-config-removed.tsv': [CONFIG],
  });
  expect(() => fromServiceConfig(kinds, '2026-11-21')).toThrow(
    'has the kind cluster; known are service, integration, endpoint',
  );
  const columns = folder({'service-config.tsv': [['kind', 'type']]});
  expect(() => fromServiceConfig(columns, '2026-11-21')).toThrow(
    'service-config.tsv lacks the column(s) path, value_type',
  );
  expect(() => parseTsv('a\tb\n1\t2\n3\n', 'x.tsv')).toThrowErrorMatchingInlineSnapshot(`
    [Error: facts: the header of x.tsv has 2 columns, but
    - x.tsv:3 has 1 cells]
  `);
});

test('takes the later end of a service for a version that only the older page lists', () => {
  const at = folder({
    'service-types.tsv': [
      ['service_type', 'end_of_life', 'end_of_life_2025_09_30_page'],
      ['cassandra', '2026-01-07', '2025-12-31'],
    ],
    'service-versions.tsv': [
      [
        'service_type',
        'version',
        'label',
        'schema_enum_value',
        'in_schema_enum',
        'eol',
        'creation_until',
        'creation_from',
        'after_eol',
        'eol_2025_09_30',
        'creation_until_2025_09_30',
        'creation_from_2025_09_30',
      ],
      ['cassandra', '4.1', '4.1', '', '', '', '', '', '', '2025-12-31', '', ''],
      ['tool:avn', '4', '4.x', '', '', 'tba', '', '', '', '', '', ''],
    ],
  });
  expect(fromServiceVersions(at, '2026-11-21').versions).toEqual([
    {
      service: 'cassandra',
      version: '4.1',
      label: '4.1',
      eol: '2026-01-07',
      lastListed: '2025-09-30',
    },
    {tool: 'avn', version: '4', label: '4.x', eol: 'tba'},
  ]);
});

test('reads the lists, and marks what is no longer listed', () => {
  const at = folder({
    'clouds.tsv': [
      ['cloud_name', 'vendor', 'geo_region', 'listed_2026_08_21', 'listed_2025_09_30'],
      ['aws-eu-west-1', 'AWS', 'europe', 'yes', 'yes'],
      ['aws-me-south-1', 'AWS', 'middle east', '', 'yes'],
    ],
    'kafka-connectors.tsv': [
      ['name', 'class', 'kind', 'project', 'documented_2026_08_21', 'documented_2025_09_30'],
      ['JDBC sink', 'io.aiven.JdbcSink', 'sink', '', 'yes', ''],
    ],
    'pg-extensions.tsv': [
      ['extension', 'pg_version', 'default_version', 'supported_versions'],
      ['postgis', '16', '3.5', '3.4,3.5'],
    ],
    'opensearch-plugins.tsv': [
      ['plugin', 'opensearch_major', 'supported_versions'],
      ['opensearch-sql', '3', '3.3,3.6'],
    ],
    'grafana-plugins.tsv': [
      ['category', 'plugin'],
      ['panel', 'Clock'],
    ],
    'metrics.tsv': [
      ['group', 'metric', 'type', 'listed_2026_08_21', 'listed_2025_09_30'],
      ['host', 'cpu_usage', 'gauge', 'yes', ''],
    ],
  });
  const read = '2026-11-21';
  expect(fromClouds(at, read).clouds.map(({name, lastListed}) => [name, lastListed])).toEqual([
    ['aws-eu-west-1', undefined],
    ['aws-me-south-1', '2025-09-30'],
  ]);
  expect(fromConnectors(at, read).connectors).toEqual([
    {name: 'JDBC sink', class: 'io.aiven.JdbcSink', kind: 'sink'},
  ]);
  expect(fromExtensions(at, read).extensions).toEqual({
    postgis: {'16': {default: '3.5', supported: ['3.4', '3.5']}},
  });
  expect(fromPlugins(at, read)).toMatchObject({
    opensearch: {'opensearch-sql': {'3': ['3.3', '3.6']}},
    grafana: {panel: ['Clock']},
  });
  expect(fromMetrics(at, read).groups).toEqual({host: [{name: 'cpu_usage', type: 'gauge'}]});
});

import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test} from 'vitest';
import {checkUse} from '../check-use';
import {COMPONENTS} from '../components';
import type {Facts} from '../../shared/facts/types';
import {commands, type Props} from '../select';
import {siteFacts} from '../site-facts';
import {TABLES} from '../tables';
import {everyUse} from './uses';

const facts = siteFacts();

function html(component: string, props: Props, from: Facts = facts): string {
  const Table = TABLES[component];
  if (!Table) {
    throw new Error(`no table ${component}`);
  }
  return renderToStaticMarkup(<Table facts={from} props={props} />);
}

/** Text of the row with an id, its cells divided by bars. */
function row(markup: string, id: string): string {
  const found = new RegExp(`<tr id="${id}"[^>]*>(.*?)</tr>`).exec(markup)?.[1] ?? '';
  return found
    .replace(/<p>.*?<\/p>/g, '')
    .replace(/<\/t[hd]>/g, ' | ')
    .replace(/<td[^>]*data-empty[^>]*><\/td>/g, ' | ')
    .replace(/<[^>]+>/g, '')
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
}

test('every component has a table and every table is a component', () => {
  expect(Object.keys(TABLES).sort()).toEqual(Object.keys(COMPONENTS).sort());
});

describe.each(Object.keys(COMPONENTS))('%s', (component) => {
  test('has in its HTML each anchor that the link check is told, and rows without markup errors', () => {
    const uses = everyUse(component, facts);
    expect(uses.length).toBeGreaterThan(0);
    for (const props of uses) {
      const markup = html(component, props);
      const ids = new Set([...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const missing = (COMPONENTS[component]?.anchors(facts, props) ?? []).filter(
        (anchor) => !ids.has(anchor),
      );
      expect(missing, JSON.stringify(props)).toEqual([]);
      expect(/.{40}(undefined|\[object|NaN).{40}/.exec(markup)?.[0]).toBeUndefined();
    }
  }, 60_000);
});

test('ConfigTable says type, values, default and what a change does', () => {
  const kafka = html('ConfigTable', {service: 'kafka'});
  expect(row(kafka, 'param-kafka-log_retention_ms')).toBe(
    'kafka.log_retention_ms | integer | −1 to 9,223,372,036,854,775,807 | |',
  );
  expect(row(kafka, 'param-kafka_version')).toBe(
    'kafka_version | string or null | 3.9, 4.1, 4.2; deprecated: 3.1, 3.2, 3.3, 3.4, 3.5, 3.6, 3.7, 3.8, 4.0 | |',
  );
  const pg = html('ConfigTable', {service: 'pg'});
  expect(row(pg, 'param-pg-max_connections')).toBe(
    'pg.max_connections restarts the service | integer | 25 to 60,000 | |',
  );
  expect(row(pg, 'param-migration-ssl')).toBe('migration.ssl | boolean | | true |');
  expect(row(pg, 'param-admin_password')).toBe(
    'admin_password at creation only secret | string or null | ^[a-zA-Z0-9-_]+$, 8 to 256 characters | |',
  );
});

test('ConfigTable shows the sentence of a parameter, with code as code, and that of a group under its heading', () => {
  const described: Facts = {
    ...facts,
    descriptions: {
      services: {pg: {'pg.jit': 'Turns `JIT` on for <b> queries.', pg: 'Settings of the server.'}},
      integrations: {},
      endpoints: {},
    },
  };
  const markup = html('ConfigTable', {service: 'pg'}, described);
  expect(markup).toContain('<p>Turns <code>JIT</code> on for &lt;b&gt; queries.</p>');
  expect(markup).toContain('<h3 id="param-pg"><code>pg</code></h3><p>Settings of the server.</p>');
});

test('ConfigTable marks parameters of ended services, and says so when there are none', () => {
  expect(row(html('ConfigTable', {service: 'redis'}), 'param-redis_ssl')).toContain('ended');
  expect(html('ConfigTable', {kind: 'integration', type: 'autoscaler'})).toBe(
    '<p>It has no parameters.</p>',
  );
});

test('VersionsTable writes days out, and tells versions that ended on the day the facts were read', () => {
  const markup = html('VersionsTable', {});
  expect(row(markup, 'version-pg-16')).toBe(
    '16 | January 8, 2024 | May 9, 2028 | November 9, 2028 |',
  );
  expect(row(markup, 'version-pg-14')).toContain('14 ended');
  expect(markup).toContain('<h3>Aiven for PostgreSQL®</h3>');
});

test('VersionsTable has no empty column, and says which versions no new service can have', () => {
  expect(html('VersionsTable', {service: 'grafana'})).not.toContain('Available from');
  expect(row(html('VersionsTable', {}), 'version-grafana-11-6-5')).toBe(
    '11.6.5 | To be announced |',
  );
  const pg = html('VersionsTable', {service: 'pg'});
  expect(row(pg, 'version-pg-14')).toContain('| No longer possible |');
  expect(row(pg, 'version-pg-15')).toContain('| May 12, 2027 |');
  // Flink is closed as a whole, although its page of versions gives no day.
  expect(row(html('VersionsTable', {service: 'flink'}), 'version-flink-1-20')).toBe(
    '1.20 | September 21, 2024 | No longer possible | To be announced |',
  );
});

test('VersionsTable leaves out versions that have ended where a page asks for the current ones', () => {
  const current = html('VersionsTable', {service: 'pg', rows: 'current'});
  expect(row(current, 'version-pg-15')).toContain('15 |');
  expect(current).not.toContain('version-pg-14');
});

test('CloudsTable groups by continent and provider, and leaves out what is no longer listed', () => {
  const markup = html('CloudsTable', {});
  expect(markup.indexOf('<h3>Africa</h3>')).toBeLessThan(markup.indexOf('<h3>Europe</h3>'));
  expect(row(markup, 'cloud-aws-eu-west-1')).toContain('Ireland');
  expect(markup).not.toContain('AT-VIE-1');
});

test('ConnectorsTable gives the class and the project', () => {
  expect(row(html('ConnectorsTable', {kind: 'sink'}), 'connector-jdbc-sink')).toBe(
    'JDBC sink | io.aiven.connect.jdbc.JdbcSinkConnector | Aiven-Open/jdbc-connector-for-apache-kafka |',
  );
  expect(html('ConnectorsTable', {kind: 'sink'})).not.toContain('connector-jdbc-source');
  // A long name may wrap: only cells with short text are marked as such.
  expect(html('ConnectorsTable', {kind: 'sink'})).toContain('<td data-label="Class"><code>');
  expect(html('ConnectorsTable', {kind: 'sink'})).not.toContain('data-label="Class" data-short');
});

test('ExtensionsTable has a column for each version of PostgreSQL on offer', () => {
  const markup = html('ExtensionsTable', {});
  expect(markup).toContain('>18</th>');
  expect(markup).not.toContain('>19</th>');
  expect(row(markup, 'extension-anon')).toBe('anon | | | 2.5.1 | 2.5.1 | 2.5.1 | 2.5.1 |');
});

test('PluginsTable lists OpenSearch plugins by version and Grafana plugins by kind', () => {
  expect(row(html('PluginsTable', {service: 'opensearch'}), 'plugin-analysis-icu')).toBe(
    'analysis-icu | 2.19 | 3.3, 3.6 |',
  );
  expect(row(html('PluginsTable', {service: 'grafana'}), 'plugin-data-source-cloudwatch')).toBe(
    'CloudWatch | data source |',
  );
});

test('MetricsTable says what a metric counts, its unit and when to worry, and folds away what few people watch', () => {
  const host = html('MetricsTable', {group: 'host'});
  expect(row(host, 'metric-disk_used_percent')).toBe(
    'disk_used_percent | % | above 80, or above 75 for Apache Kafka® and OpenSearch® |',
  );
  expect(row(host, 'metric-disk_inodes_free')).toBe('disk_inodes_free | inodes |');
  const [watched = '', folded = ''] =
    host.split('<h3>Disk space</h3>')[1]?.split('<details>') ?? [];
  expect(watched.includes('metric-disk_used_percent')).toBe(true);
  expect(folded.includes('metric-disk_inodes_free')).toBe(true);
  expect(folded.startsWith('<summary>Show the other 5 metrics</summary>')).toBe(true);
});

test('MetricsTable tells the statistic of a metric that is one of several, and keeps the last list of a group that is gone', () => {
  const kafka = html('MetricsTable', {group: 'kafka'});
  const flush = 'metric-kafka_log_logflushstats_logflushrateandtimems';
  expect(kafka.includes('<p>How long a flush of the log to disk takes, 99th percentile.</p>')).toBe(
    true,
  );
  expect(row(kafka, `${flush}_99thpercentile`).endsWith('| ms |')).toBe(true);
  expect(row(kafka, `${flush}_oneminuterate`).endsWith('| per second |')).toBe(true);
  expect(html('MetricsTable', {group: 'cassandra'}).includes('998 metrics')).toBe(true);
});

test('CliReference writes the usage with what is required, and the values of each option', () => {
  const markup = html('CliReference', {command: 'service topic-create'});
  expect(markup).toContain(
    'avn service topic-create \\\n    SERVICE_NAME \\\n    TOPIC \\\n    --partitions PARTITIONS',
  );
  expect(row(markup, 'cli-service-topic-create--cleanup-policy')).toBe(
    '--cleanup-policy CLEANUP_POLICY | compact, delete, default delete |',
  );
  expect(row(markup, 'cli-service-topic-create--replication')).toBe(
    '--replication REPLICATION required | integer |',
  );
  expect(html('CliReference', {command: 'account delete'})).toContain(
    '<code>avn account delete ACCOUNT_ID</code>',
  );
});

test('CliReference says what each argument is, which permission the command needs, and gives an example', () => {
  const markup = html('CliReference', {command: 'service topic-delete'});
  expect(markup).toContain('<p>Name of the topic to delete, with all its messages.</p>');
  expect(markup).toContain('<p>Permission: <code>service:<wbr/>data:<wbr/>write</code></p>');
  expect(markup).toContain(
    '<p>Example:</p><pre tabindex="0"><code>avn service topic-delete SERVICE_NAME TOPIC_NAME',
  );
  const long = html('CliReference', {command: 'service user-set-access-control'});
  expect(long).toContain('avn service user-set-access-control SERVICE_NAME \\\n    --project');
  expect(html('CliReference', {command: 'user info'})).not.toContain('Permission:');
});

test('a command without texts in data/cli.json is refused, with the keys that are missing', () => {
  const cli = structuredClone(facts.cli);
  delete cli.commands['vpc list'];
  delete cli.arguments['--network-cidr'];
  delete cli.commands['organization vpc create']?.arguments?.['--network-cidr'];
  const problemsOf = (command: string) =>
    checkUse('CliReference', {command}, {...facts, cli}).map(({message}) => message);
  expect(problemsOf('vpc list')).toEqual([
    '<CliReference command="vpc list">: data/cli.json has no commands."vpc list"',
  ]);
  expect(problemsOf('vpc create')).toEqual([
    '<CliReference command="vpc create">: data/cli.json has no commands."vpc create".arguments."--network-cidr"',
  ]);
  expect(problemsOf('vpc delete')).toEqual([]);
});

test('each command that a page shows has an example there or in data/cli.json', () => {
  const docs = path.resolve(__dirname, '../../../docs');
  const files = readdirSync(docs, {recursive: true, encoding: 'utf8'});
  const shown = files
    .filter((file) => /\.mdx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(docs, file), 'utf8');
      const samples = [...text.matchAll(/```(?:bash|shell)[^\n]*\n([^]*?)```/g)].join('\n');
      const names = [...text.matchAll(/<CliReference command="([^"]+)"/g)].map(([, name]) => name);
      return names.flatMap((command = '') =>
        commands(facts, {command}).map(({path: name}) => ({file, name, samples})),
      );
    });
  expect(shown.length).toBeGreaterThan(200);
  const lacking = shown.filter(
    ({name, samples}) =>
      facts.cli.commands[name]?.example === undefined &&
      !new RegExp(`avn ${name}(?![\\w-])`).test(samples),
  );
  expect(lacking.map(({file, name}) => `${file}: avn ${name}`)).toEqual([]);
});

test('CliReference shows each command of a group under its own heading', () => {
  const markup = html('CliReference', {command: 'vpc'});
  expect(markup).toContain('<section id="cli-vpc-create"');
  expect(markup).toContain(
    '<code>avn vpc request</code> <span data-tag="deprecated">deprecated</span>',
  );
});

test('the tables of the platform say what a reader compares', () => {
  expect(row(html('IntegrationTypesTable', {}), 'integration-type-kafka_logs')).toBe(
    'kafka_logs | any service | kafka |',
  );
  expect(row(html('PermissionsTable', {}), 'permission-project-audit_logs-read')).toBe(
    'View project audit logs deprecated | project:audit_logs:read |',
  );
  expect(row(html('PlanTable', {service: 'mysql'}), 'plan-mysql-business')).toBe(
    'Business | 14 days | 2 |',
  );
  const pg = {service: 'pg', columns: 'max_connections'};
  const plans = [...html('PlanTable', pg).matchAll(/<tr id="plan-pg-([^"]+)"/g)].map(
    ([, plan]) => plan,
  );
  expect(plans.slice(0, 4)).toEqual([
    'free',
    'developer',
    'hobbyist',
    'startup-business-premium-4',
  ]);
  expect(plans.at(-1)).toBe('startup-business-premium-64-and-above');
  expect(html('PlanTable', {service: 'kafka'})).toContain('<th scope="row">SLA</th>');
  expect(row(html('ServicesTable', {status: 'ended'}), 'service-dragonfly')).toBe(
    'Aiven for Dragonfly | dragonfly | June 17, 2026 | September 30, 2026 |',
  );
  const active = html('ServicesTable', {status: 'active'});
  expect(active).not.toContain('service-dragonfly');
  expect(row(active, 'service-flink')).toContain('closed to new services');
  expect(row(html('PrivateLinkTable', {}), 'privatelink-valkey')).toContain(
    '| Yes | Ask Aiven first | Ask Aiven first |',
  );
});

test('PlanTable shows the columns that a page names, and only plans that have one of them', () => {
  const markup = html('PlanTable', {service: 'pg', columns: 'nodes, backup_history'});
  expect(row(markup, 'plan-pg-hobbyist')).toBe('Hobbyist | 1 | None |');
  expect(markup).not.toContain('plan-pg-free');
});

test('a table of plans that would be mostly empty is a problem, and names what to write', () => {
  expect(checkUse('PlanTable', {service: 'pg'}, facts)).toEqual([
    {
      message: '<PlanTable service="pg"> is mostly empty cells',
      hint: 'name the columns that the page needs, such as columns="backup_history, nodes"',
    },
  ]);
  expect(checkUse('PlanTable', {service: 'pg', columns: 'nodes, backup'}, facts)).toEqual([
    {
      message: '<PlanTable columns="nodes, backup">: there is no such columns: backup',
      hint: expect.stringContaining('backup_history'),
    },
  ]);
});

test('a long table tells how many rows it has, where the field to filter it goes', () => {
  expect(html('ConfigTable', {service: 'opensearch'})).toMatch(
    /<p data-bar="parameters"><span data-count="" role="status">\d+ parameters<\/span><\/p>/,
  );
  expect(html('VersionsTable', {service: 'flink'})).not.toContain('data-bar');
});

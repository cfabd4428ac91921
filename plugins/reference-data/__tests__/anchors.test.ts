import {describe, expect, test} from 'vitest';
import {anchorsFor} from '../anchors';
import {checkUse} from '../check-use';
import {COMPONENTS} from '../components';
import {rowId} from '../slug';
import {siteFacts} from '../site-facts';
import {everyUse} from './uses';

const facts = siteFacts();

test('an anchor is a lower-case slug with a prefix, and does not change with the table', () => {
  expect(rowId('param', 'kafka.log_retention_ms')).toBe('param-kafka-log_retention_ms');
  expect(rowId('param', 'ip_filter[].network')).toBe('param-ip_filter-network');
  expect(anchorsFor('ConfigTable', {service: 'kafka'})).toContain('param-kafka-log_retention_ms');
  expect(anchorsFor('ConfigTable', {kind: 'integration', type: 'datadog'})).toContain(
    'integration-datadog-datadog_tags',
  );
  expect(anchorsFor('VersionsTable', {service: 'pg'})).toContain('version-pg-16');
  expect(anchorsFor('CliReference', {command: 'service topic-create'})).toContain(
    'cli-service-topic-create--partitions',
  );
  expect(anchorsFor('PlanTable', {service: 'kafka'})).toContain('plan-kafka-free-tier');
});

test('a table of removed parameters and one that takes the sentences of another have anchors too', () => {
  expect(anchorsFor('ConfigTable', {service: 'redis'})).toContain('param-redis_maxmemory_policy');
  expect(anchorsFor('ConfigTable', {service: 'alloydbomni'})).toContain(
    'param-pg-autovacuum_naptime',
  );
});

test('what is no table of facts or is used wrongly has no anchors', () => {
  expect(anchorsFor('Tabs', {})).toEqual([]);
  expect(anchorsFor('ConfigTable', {service: 'kafak'})).toEqual([]);
});

describe.each(Object.keys(COMPONENTS))('%s', (component) => {
  test('makes anchors that are unique in the table and fit in an address', () => {
    for (const props of everyUse(component, facts)) {
      const anchors = anchorsFor(component, props, facts);
      expect(
        anchors.filter((anchor, i) => anchors.indexOf(anchor) !== i),
        JSON.stringify(props),
      ).toEqual([]);
      expect(anchors.filter((anchor) => !/^[a-z0-9_-]+$/.test(anchor))).toEqual([]);
    }
  });
});

describe('a wrong use', () => {
  const say = (component: string, props: {[name: string]: string}) =>
    checkUse(component, props, facts).map(({message, hint}) => `${message} (${hint})`);

  test('is told with the nearest name', () => {
    expect(say('ConfigTable', {service: 'kafak'})).toEqual([
      '<ConfigTable service="kafak">: there is no such service (did you mean kafka?)',
    ]);
    expect(say('CliReference', {command: 'service topic-creat'})).toEqual([
      '<CliReference command="service topic-creat">: there is no such command (did you mean service topic-create?)',
    ]);
    expect(say('MetricsTable', {grup: 'kafka'})).toEqual([
      '<MetricsTable> has no attribute grup (did you mean group?)',
      '<MetricsTable> needs the attribute group (write group="…")',
    ]);
    expect(say('ConfgTable', {})).toEqual([
      '<ConfgTable> is not a table of facts (did you mean ConfigTable?)',
    ]);
    expect(say('CloudsTable', {provider: 'aws'})).toEqual([
      '<CloudsTable> has no attribute provider (it takes none)',
    ]);
  });

  test('is a ConfigTable that names both ways, or half of one', () => {
    const hint = 'write service="pg", or kind="integration" type="datadog"';
    expect(say('ConfigTable', {kind: 'integration'})).toEqual([
      `<ConfigTable> names what it shows in one of two ways (${hint})`,
    ]);
    expect(say('ConfigTable', {service: 'pg', kind: 'endpoint', type: 'datadog'})).toHaveLength(1);
  });
});

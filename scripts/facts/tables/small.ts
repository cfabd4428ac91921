import {known, list, need, readTable} from '../tsv';
import {parameter, PARAMETER_COLUMNS} from './service-config';

const docs = (read: string) => ({name: 'aiven-docs', version: '073a07fc', date: read});

export function fromPermissions(folder: string, read: string) {
  const file = 'permissions.tsv';
  const rows = readTable(folder, file, ['api_name', 'kind', 'level', 'console_name', 'deprecated']);
  return {
    source: docs(read),
    permissions: rows.map((row) => ({
      name: need(row, 'api_name', file),
      kind: need(row, 'kind', file),
      level: need(row, 'level', file),
      label: need(row, 'console_name', file),
      ...known({deprecated: row.deprecated === 'yes'}),
    })),
  };
}

/** Availability that pages may state where the public pages are unclear: see data/SOURCES.md. */
const SAFE: {[availability: string]: string} = {
  not_excluded: 'yes',
  not_listed: 'ask',
  not_stated: 'ask',
  on_request: 'ask',
};

export function fromPrivatelink(folder: string, read: string) {
  const file = 'privatelink.tsv';
  const columns = [
    'service_type',
    'aws_privatelink',
    'azure_private_link',
    'google_private_service_connect',
    'user_config_components',
  ];
  return {
    source: docs(read),
    services: readTable(folder, file, columns).map((row) => {
      // A service without components has nothing that an endpoint could reach.
      const availability = (column: string) => {
        const offer = need(row, column, file);
        return row.user_config_components ? (SAFE[offer] ?? offer) : 'no';
      };
      return {
        service: need(row, 'service_type', file),
        aws: availability('aws_privatelink'),
        azure: availability('azure_private_link'),
        google: availability('google_private_service_connect'),
        components: list(row.user_config_components),
      };
    }),
  };
}

const PLAN_COLUMNS = ['service_type', 'plan', 'attribute', 'value'];

/** Values on which the public pages differ, with the safe one: see data/SOURCES.md. */
const SETTLED: {[limit: string]: string} = {'pg Hobbyist backup_history': 'None'};

export function fromPlans(folder: string, read: string) {
  const file = 'plan-limits.tsv';
  const services: {[service: string]: {[plan: string]: {[attribute: string]: string}}} = {};
  for (const row of readTable(folder, file, PLAN_COLUMNS)) {
    const service = need(row, 'service_type', file);
    const plan = need(row, 'plan', file);
    const attribute = need(row, 'attribute', file);
    // The same limit from another page.
    if (attribute.endsWith('_page')) {
      continue;
    }
    const plans = (services[service] ??= {});
    (plans[plan] ??= {})[attribute] =
      SETTLED[`${service} ${plan} ${attribute}`] ?? need(row, 'value', file);
  }
  return {source: docs(read), services};
}

export function fromClickhouse(folder: string, read: string) {
  const file = 'clickhouse-support.tsv';
  const categories: {[category: string]: object[]} = {};
  for (const row of readTable(folder, file, [
    'category',
    'name',
    'versions',
    'replicated_variant',
    'note',
  ])) {
    (categories[need(row, 'category', file)] ??= []).push({
      name: need(row, 'name', file),
      ...known({
        versions: list(row.versions, ','),
        replicated: row.replicated_variant,
        note: row.note,
      }),
    });
  }
  return {source: docs(read), categories};
}

export function fromValkeyCommands(folder: string, read: string) {
  const file = 'valkey-commands.tsv';
  const categories: {[category: string]: string[]} = {};
  for (const row of readTable(folder, file, ['category', 'command'])) {
    (categories[need(row, 'category', file)] ??= []).push(need(row, 'command', file));
  }
  return {source: docs(read), categories};
}

export function fromPorts(folder: string, read: string) {
  const file = 'ports.tsv';
  return {
    source: docs(read),
    ports: readTable(folder, file, ['port', 'protocol', 'use']).map((row) => ({
      port: need(row, 'port', file),
      protocol: need(row, 'protocol', file),
      use: need(row, 'use', file),
    })),
  };
}

export function fromKafkaTiers(folder: string, read: string) {
  const file = 'kafka-tier-config.tsv';
  const tiers: {[tier: string]: {[scope: string]: {[path: string]: object}}} = {};
  const columns = [
    'tier',
    'scope',
    'property',
    ...PARAMETER_COLUMNS.slice(0, 1),
    'minimum',
    'maximum',
    'default',
    'enum',
  ];
  for (const row of readTable(folder, file, columns)) {
    const scopes = (tiers[need(row, 'tier', file)] ??= {});
    (scopes[need(row, 'scope', file)] ??= {})[need(row, 'property', file)] = parameter(row, file);
  }
  return {source: docs(read), tiers};
}

import {known, list, need, readTable, type Row} from '../tsv';

const docs = (read: string) => ({name: 'aiven-docs', version: '073a07fc', date: read});

/** Date for rows that only the page of 2025-09-30 still listed. */
const lastListed = (row: Row, now: string, before: string) =>
  row[now] === undefined && row[before] !== undefined ? '2025-09-30' : undefined;

export function fromClouds(folder: string, read: string) {
  const file = 'clouds.tsv';
  const rows = readTable(folder, file, [
    'cloud_name',
    'vendor',
    'geo_region',
    'listed_2026_08_21',
    'listed_2025_09_30',
  ]);
  return {
    source: docs(read),
    clouds: rows.map((row) => ({
      name: need(row, 'cloud_name', file),
      vendor: need(row, 'vendor', file),
      continent: need(row, 'geo_region', file),
      ...known({
        vendorCode: row.vendor_code,
        region: row.vendor_region,
        country: row.country,
        area: row.area,
        state: row.state_or_country,
        city: row.city,
        limited: row.limited_availability === 'yes',
        lastListed: lastListed(row, 'listed_2026_08_21', 'listed_2025_09_30'),
      }),
    })),
  };
}

export function fromConnectors(folder: string, read: string) {
  const file = 'kafka-connectors.tsv';
  const columns = [
    'name',
    'class',
    'kind',
    'project',
    'documented_2026_08_21',
    'documented_2025_09_30',
  ];
  return {
    source: docs(read),
    connectors: readTable(folder, file, columns).map((row) => ({
      name: need(row, 'name', file),
      class: need(row, 'class', file),
      kind: need(row, 'kind', file),
      ...known({
        project: row.project,
        lastListed: lastListed(row, 'documented_2026_08_21', 'documented_2025_09_30'),
      }),
    })),
  };
}

export function fromExtensions(folder: string, read: string) {
  const file = 'pg-extensions.tsv';
  const extensions: {[name: string]: {[version: string]: {default?: string; supported: string[]}}} =
    {};
  for (const row of readTable(folder, file, [
    'extension',
    'pg_version',
    'default_version',
    'supported_versions',
  ])) {
    (extensions[need(row, 'extension', file)] ??= {})[need(row, 'pg_version', file)] = {
      default: row.default_version,
      supported: list(row.supported_versions, ','),
    };
  }
  return {source: docs(read), extensions};
}

export function fromPlugins(folder: string, read: string) {
  const file = 'opensearch-plugins.tsv';
  const opensearch: {[plugin: string]: {[major: string]: string[]}} = {};
  for (const row of readTable(folder, file, ['plugin', 'opensearch_major', 'supported_versions'])) {
    (opensearch[need(row, 'plugin', file)] ??= {})[need(row, 'opensearch_major', file)] = list(
      row.supported_versions,
      ',',
    );
  }
  const grafana: {[category: string]: string[]} = {};
  for (const row of readTable(folder, 'grafana-plugins.tsv', ['category', 'plugin'])) {
    (grafana[need(row, 'category', 'grafana-plugins.tsv')] ??= []).push(
      need(row, 'plugin', 'grafana-plugins.tsv'),
    );
  }
  return {source: docs(read), opensearch, grafana};
}

export function fromMetrics(folder: string, read: string) {
  const file = 'metrics.tsv';
  const groups: {[group: string]: object[]} = {};
  for (const row of readTable(folder, file, [
    'group',
    'metric',
    'type',
    'listed_2026_08_21',
    'listed_2025_09_30',
  ])) {
    (groups[need(row, 'group', file)] ??= []).push({
      name: need(row, 'metric', file),
      ...known({
        type: row.type,
        lastListed: lastListed(row, 'listed_2026_08_21', 'listed_2025_09_30'),
      }),
    });
  }
  return {source: docs(read), groups};
}

import {known, list, need, readTable} from '../tsv';

/** Converts the tables of REST paths, request fields and enumerations to data/api.json. */
export function fromApi(folder: string, read: string) {
  const endpoints = readTable(folder, 'api-endpoints.tsv', [
    'method',
    'path',
    'operation_id',
    'tag',
    'roles',
  ]).map((row) => ({
    method: need(row, 'method', 'api-endpoints.tsv'),
    path: need(row, 'path', 'api-endpoints.tsv'),
    ...known({operationId: row.operation_id, tag: row.tag, roles: list(row.roles)}),
  }));
  const requests: {[operation: string]: {handler?: string; fields: {[field: string]: object}}} = {};
  for (const row of readTable(folder, 'api-request-fields.tsv', [
    'operation_id',
    'handler',
    'field',
    'json_type',
    'required',
  ])) {
    const request = (requests[need(row, 'operation_id', 'api-request-fields.tsv')] ??= {
      handler: row.handler,
      fields: {},
    });
    request.fields[need(row, 'field', 'api-request-fields.tsv')] = known({
      type: row.json_type ?? 'any',
      required: row.required === 'yes',
    });
  }
  const enums: {[handler: string]: {[name: string]: string[]}} = {};
  for (const row of readTable(folder, 'api-enums.tsv', ['handler', 'enum', 'value'])) {
    const handler = (enums[need(row, 'handler', 'api-enums.tsv')] ??= {});
    (handler[need(row, 'enum', 'api-enums.tsv')] ??= []).push(row.value ?? '');
  }
  return {
    source: {name: 'go-client-codegen', version: 'v0.214.0', date: read},
    endpoints,
    requests,
    enums,
  };
}

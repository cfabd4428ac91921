import {known, list, need, readTable, type Row} from '../tsv';

const FILE = 'service-config.tsv';
const REMOVED = 'service-config-removed.tsv';
export const PARAMETER_COLUMNS = [
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

/** The tier tables print this for defaults that are objects. */
const UNPRINTED = '[object Object]';

const number = (cell: string | undefined) => (cell === undefined ? undefined : Number(cell));
const mark = (cell: string | undefined) => (cell === undefined ? undefined : true);

/** Converts a cell to the type of its parameter. */
export function typed(cell: string, type: string): unknown {
  if (cell === 'null' && type !== 'string') {
    return null;
  }
  if (/integer|number/.test(type) && cell.trim() !== '' && !Number.isNaN(Number(cell))) {
    return Number(cell);
  }
  if (type === 'boolean') {
    return cell === 'true';
  }
  if (/^(array|object)/.test(type)) {
    // The tier tables print lists without brackets.
    return /^[[{]/.test(cell) ? (JSON.parse(cell) as unknown) : cell.split(',');
  }
  return cell;
}

export function values(cell: string | undefined, type: string, nullable: boolean): unknown[] {
  const all = list(cell).map((value) => (nullable && value === 'null' ? null : typed(value, type)));
  return all.every((v) => v === null || typeof v === 'number')
    ? all.sort((a, b) => Number(a ?? Infinity) - Number(b ?? Infinity))
    : all;
}

/** Converts a row of a configuration table to a parameter. */
export function parameter(row: Row, file: string) {
  const type = need(row, 'value_type', file);
  const nullable = row.nullable !== undefined || /\|null$/.test(type);
  const base = type.replace(/\|null$/, '').replace(/^array\[(.*)\]$/, 'array<$1>');
  return {
    type: base,
    ...known({
      nullable,
      min: number(row.minimum),
      max: number(row.maximum),
      default:
        row.default === undefined || row.default.includes(UNPRINTED)
          ? undefined
          : typed(row.default, base),
      enum: values(row.enum, base, nullable),
      enumDeprecated: values(row.enum_deprecated, base, nullable),
      restart: mark(row.restart),
      required: mark(row.required),
      createOnly: mark(row.create_only),
      secret: mark(row.secret),
      deprecated: mark(row.deprecated),
      pattern: row.pattern,
      minLength: number(row.min_length),
      maxLength: number(row.max_length),
      maxItems: number(row.max_items),
    }),
    // `known` removes false, but a default of false is a fact.
    ...(row.default === 'false' && base === 'boolean' ? {default: false} : {}),
  };
}

type Groups = {[type: string]: {[path: string]: object}};
const PLURAL: {[kind: string]: 'services' | 'integrations' | 'endpoints'} = {
  service: 'services',
  integration: 'integrations',
  endpoint: 'endpoints',
};

/**
 * Whether a path belongs to one of several alternatives (`settings<1>.account`). The table merges the alternatives for
 * all object storages, and wrongly marks fields as deprecated that only some storages have.
 */
const isMerged = (path: string): boolean => /<\d+>\./.test(path);

function group(rows: Row[], file: string, extra: object = {}) {
  const result: {services: Groups; integrations: Groups; endpoints: Groups} = {
    services: {},
    integrations: {},
    endpoints: {},
  };
  for (const row of rows) {
    const kind = PLURAL[need(row, 'kind', file)];
    if (!kind) {
      throw new Error(
        `facts: ${file} has the kind ${row.kind}; known are ${Object.keys(PLURAL).join(', ')}`,
      );
    }
    const parameters = (result[kind][need(row, 'type', file)] ??= {});
    if (row.value_type !== 'none') {
      const path = need(row, 'path', file);
      const own = isMerged(path) ? {...row, deprecated: undefined} : row;
      parameters[path] = {...parameter(own, file), ...extra};
    }
  }
  return result;
}

/** Converts the configuration of services, integrations and endpoints to data/service-config.json. */
export function fromServiceConfig(folder: string, read: string) {
  const columns = ['kind', 'type', 'path', ...PARAMETER_COLUMNS];
  const {services, integrations, endpoints} = group(readTable(folder, FILE, columns), FILE);
  const removed = group(readTable(folder, REMOVED, columns), REMOVED, {lastSeen: '2025-09-30'});
  return {
    source: {name: 'go-api-schemas', version: 'v1.220.0', date: read},
    services,
    integrations,
    endpoints,
    removed: {services: removed.services, integrations: removed.integrations},
  };
}

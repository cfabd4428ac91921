import {known} from '../tsv';

type Schema = {
  $ref?: string;
  type?: string;
  format?: string;
  properties?: {[name: string]: Schema};
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
};
type Operation = {
  operationId?: string;
  tags?: string[];
  requestBody?: {content?: {[type: string]: {schema?: Schema}}};
};
type Document = {
  openapi?: string;
  info?: {version?: string};
  paths?: {[path: string]: {[method: string]: Operation}};
  components?: {schemas?: {[name: string]: Schema}};
};
type Field = {type: string; required?: true};
type Api = {
  endpoints: {method: string; path: string; roles?: string[]}[];
  requests: {[operation: string]: {handler?: string; fields: {[path: string]: Field}}};
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
/** Maximum depth of request bodies; schemas of configuration are recursive. */
const MAX_DEPTH = 6;

function resolve(schema: Schema, document: Document): Schema {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  if (name === undefined) {
    return schema.allOf
      ? (Object.assign(
          {},
          schema,
          ...schema.allOf.map((part) => resolve(part, document)),
        ) as Schema)
      : schema;
  }
  const found = document.components?.schemas?.[name];
  if (!found) {
    throw new Error(`facts: the OpenAPI file refers to ${schema.$ref}, which it does not define`);
  }
  return resolve(found, document);
}

function typeOf(schema: Schema, document: Document): string {
  const {type, items, additionalProperties} = resolve(schema, document);
  if (type === 'array') {
    return `array<${items ? (resolve(items, document).type ?? 'any') : 'any'}>`;
  }
  if (additionalProperties) {
    return `map<${typeof additionalProperties === 'object' ? (resolve(additionalProperties, document).type ?? 'any') : 'any'}>`;
  }
  return type ?? 'any';
}

function fieldsOf(
  schema: Schema,
  document: Document,
  prefix = '',
  depth = 0,
): {[path: string]: Field} {
  const {properties = {}, required = []} = resolve(schema, document);
  const result: {[path: string]: Field} = {};
  for (const [name, property] of Object.entries(properties)) {
    const path = prefix + name;
    result[path] = {
      type: typeOf(property, document),
      ...known({required: required.includes(name) ? (true as const) : undefined}),
    };
    const full = resolve(property, document);
    const inner = full.type === 'array' ? full.items : full;
    if (inner && depth < MAX_DEPTH) {
      Object.assign(
        result,
        fieldsOf(inner, document, `${path}${full.type === 'array' ? '[].' : '.'}`, depth + 1),
      );
    }
  }
  return result;
}

/** Keeps the names of enumerations from data/, since an OpenAPI file inlines them. */
const withEnums = (fields: {[path: string]: Field}, before: {[path: string]: Field} = {}) =>
  Object.fromEntries(
    Object.entries(fields).map(([path, field]) => [
      path,
      field.type === 'string' && before[path]?.type.startsWith('enum:')
        ? {...field, type: before[path].type}
        : field,
    ]),
  );

/** Converts an OpenAPI 3 document (JSON) to data/api.json. */
export function importOpenapi(text: string, current: object): object {
  const document = JSON.parse(text) as Document;
  if (!document.openapi || Object.keys(document.paths ?? {}).length === 0) {
    throw new Error('facts: this is no OpenAPI 3 document with paths');
  }
  const before = current as Api;
  const roles = new Map(
    before.endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint.roles]),
  );
  const endpoints: object[] = [];
  const requests: Api['requests'] = {};
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS.filter((name) => name in operations)) {
      const {operationId, tags, requestBody} = operations[method] as Operation;
      const verb = method.toUpperCase();
      endpoints.push({
        method: verb,
        path,
        ...known({operationId, tag: tags?.[0], roles: roles.get(`${verb} ${path}`)}),
      });
      const schema = requestBody?.content?.['application/json']?.schema;
      if (operationId && schema) {
        const old = before.requests[operationId];
        requests[operationId] = {
          ...known({handler: old?.handler}),
          fields: withEnums(fieldsOf(schema, document), old?.fields),
        };
      }
    }
  }
  return {...before, endpoints, requests};
}

import {parseAllDocuments} from 'yaml';
import {known} from '../tsv';

type Schema = {
  type?: string;
  properties?: {[name: string]: Schema};
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
  additionalProperties?: boolean | Schema;
  'x-kubernetes-preserve-unknown-fields'?: boolean;
  'x-kubernetes-validations'?: {rule: string}[];
  description?: string;
};
type Crd = {
  kind: string;
  spec: {
    group: string;
    scope: string;
    names: {kind: string; plural: string; singular: string};
    versions: {
      name: string;
      storage: boolean;
      subresources?: object;
      schema: {openAPIV3Schema: Schema};
    }[];
  };
};
type Fields = {[path: string]: object};
type Kubernetes = {kinds: {[kind: string]: {[key: string]: unknown}}};

const UNCHANGED = 'self == oldSelf';

function typeOf({type, items, additionalProperties}: Schema): string | undefined {
  if (type === 'array') {
    return `array<${items?.type ?? 'object'}>`;
  }
  return typeof additionalProperties === 'object'
    ? `map<${additionalProperties.type ?? 'any'}>`
    : type;
}

function field(schema: Schema, required: boolean): object {
  const rules = (schema['x-kubernetes-validations'] ?? []).map(({rule}) => rule);
  const cel = rules.filter((rule) => rule !== UNCHANGED);
  return {
    ...known({
      type: typeOf(schema),
      required,
      enum: schema.enum,
      min: schema.minimum,
      max: schema.maximum,
      minLength: schema.minLength,
      maxLength: schema.maxLength,
      minItems: schema.minItems,
      maxItems: schema.maxItems,
      pattern: schema.pattern,
      format: schema.format,
      immutable: rules.includes(UNCHANGED),
      open: schema['x-kubernetes-preserve-unknown-fields'] === true,
      deprecated: /^deprecated/i.test(schema.description ?? ''),
      cel,
    }),
    // A missing default means false.
    ...(schema.default === undefined || schema.default === false ? {} : {default: schema.default}),
  };
}

/** Constraints on the elements of a list besides their type; undefined for most lists. */
function elementRules(items: Schema): object | undefined {
  const rules = field(items, false);
  return Object.keys(rules).length > 1 ? rules : undefined;
}

function fieldsOf(schema: Schema, prefix = ''): Fields {
  const result: Fields = {};
  for (const [name, property] of Object.entries(schema.properties ?? {}).sort(([a], [b]) =>
    a < b ? -1 : 1,
  )) {
    const path = prefix + name;
    result[path] = field(property, schema.required?.includes(name) ?? false);
    const inner = property.type === 'array' ? property.items : property;
    const element =
      property.type === 'array' && property.items ? elementRules(property.items) : undefined;
    Object.assign(
      result,
      element ? {[`${path}[]`]: element} : {},
      inner ? fieldsOf(inner, `${path}${property.type === 'array' ? '[].' : '.'}`) : {},
    );
  }
  return result;
}

function own(schema: Schema): Fields {
  const {cel, immutable} = field(schema, false) as {cel?: string[]; immutable?: true};
  const rules = [...(immutable ? [UNCHANGED] : []), ...(cel ?? [])];
  return rules.length > 0 ? {'.': {cel: rules}} : {};
}

/** Sorts the keys of a record as in data/, so that only changed values are changed lines in git. */
function ordered(fresh: Fields, before: Fields = {}): Fields {
  return Object.fromEntries(
    Object.entries(fresh).map(([path, value]) => {
      const keys = [...Object.keys(before[path] ?? {}), ...Object.keys(value)];
      return [
        path,
        Object.fromEntries(
          [...new Set(keys)].flatMap((key) =>
            key in value ? [[key, value[key as keyof typeof value]]] : [],
          ),
        ),
      ];
    }),
  );
}

/** Converts CRD files (YAML) to data/kubernetes.json. */
export function importCrds(texts: string[], current: object): object {
  const before = current as Kubernetes;
  const crds = texts.flatMap((text) =>
    parseAllDocuments(text).map((document) => document.toJS() as Crd | null),
  );
  const kinds: {[kind: string]: object} = {};
  for (const crd of crds) {
    if (crd?.kind !== 'CustomResourceDefinition') {
      continue;
    }
    const {group, scope, names, versions} = crd.spec;
    const version = versions.find(({storage}) => storage);
    const {spec = {}, status = {}} = version?.schema.openAPIV3Schema.properties ?? {};
    const old = before.kinds[names.kind] ?? {};
    kinds[names.kind] = {
      ...old,
      apiVersion: `${group}/${version?.name}`,
      plural: names.plural,
      singular: names.singular,
      scope,
      spec: ordered({...own(spec), ...fieldsOf(spec)}, old.spec as Fields),
      status: ordered(fieldsOf(status), old.status as Fields),
    };
  }
  if (Object.keys(kinds).length === 0) {
    throw new Error('facts: the folder has no CustomResourceDefinition');
  }
  return {
    ...before,
    kinds: Object.fromEntries(Object.entries(kinds).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

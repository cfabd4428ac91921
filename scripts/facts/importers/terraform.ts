import {known} from '../tsv';

type RawType = string | [string, RawType] | ['object', {[name: string]: RawType}];
type RawAttribute = {
  type?: RawType;
  nested_type?: RawBlock & {nesting_mode: string};
  required?: boolean;
  optional?: boolean;
  computed?: boolean;
  sensitive?: boolean;
  deprecated?: boolean;
  write_only?: boolean;
};
type RawBlock = {
  attributes?: {[name: string]: RawAttribute};
  block_types?: {
    [name: string]: {nesting_mode: string; block: RawBlock; min_items?: number; max_items?: number};
  };
  deprecated?: boolean;
};
type Attribute = {[key: string]: unknown; type: string; mode: string};
type Attributes = {[path: string]: Attribute};
type Type = {attributes: Attributes; [key: string]: unknown};

function typeName(type: RawType): string {
  if (typeof type === 'string') {
    return type;
  }
  const [name, inner] = type;
  return name === 'object' ? 'object' : `${name}(${typeName(inner as RawType)})`;
}

/** Fields of an object type, with the path of their attribute as prefix. */
function objectFields(path: string, type: RawType): Attributes {
  if (typeof type === 'string') {
    return {};
  }
  if (type[0] !== 'object') {
    return objectFields(path, type[1] as RawType);
  }
  return Object.entries(type[1] as {[name: string]: RawType}).reduce<Attributes>(
    (all, [name, inner]) => {
      const at = `${path}.${name}`;
      return {...all, [at]: {type: typeName(inner), mode: 'computed'}, ...objectFields(at, inner)};
    },
    {},
  );
}

function attributesOf(block: RawBlock, prefix = ''): Attributes {
  const result: Attributes = {};
  for (const [name, raw] of Object.entries(block.attributes ?? {})) {
    const path = prefix + name;
    const mode = raw.required ? 'required' : raw.optional ? 'optional' : 'computed';
    const marks = known({
      sensitive: raw.sensitive,
      deprecated: raw.deprecated,
      writeOnly: raw.write_only,
    });
    result[path] = {type: raw.type ? typeName(raw.type) : 'object', mode, ...marks};
    Object.assign(
      result,
      raw.type
        ? objectFields(path, raw.type)
        : raw.nested_type
          ? attributesOf(raw.nested_type, `${path}.`)
          : {},
    );
  }
  for (const [
    name,
    {nesting_mode: nesting, block: inner, min_items: minItems, max_items: maxItems},
  ] of Object.entries(block.block_types ?? {})) {
    const path = prefix + name;
    const type = nesting === 'single' ? 'block' : `block(${nesting})`;
    const mode = (minItems ?? 0) > 0 ? 'required' : 'optional';
    result[path] = {
      type,
      mode,
      ...known({
        minItems: minItems || undefined,
        maxItems: maxItems || undefined,
        deprecated: inner.deprecated,
      }),
    };
    Object.assign(result, attributesOf(inner, `${path}.`));
  }
  return result;
}

/** Properties that the schema cannot express (choices, defaults, limits), which are kept from data/. */
const KEPT = [
  'enum',
  'enumOpen',
  'default',
  'forceNew',
  'minLength',
  'maxLength',
  'requiredWith',
  'oneOf',
  'minItems',
  'maxItems',
];

function withKnown(fresh: Attributes, before: Attributes = {}): Attributes {
  return Object.fromEntries(
    Object.keys(fresh)
      .sort()
      .map((path) => {
        const kept = Object.entries(before[path] ?? {}).filter(([key]) => KEPT.includes(key));
        return [path, {...(fresh[path] as Attribute), ...Object.fromEntries(kept)}];
      }),
  );
}

function types(
  schemas: {[name: string]: {block: RawBlock}},
  before: {[name: string]: Type},
): {[name: string]: Type} {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, {block}]) => {
      const {attributes, ...rest} = before[name] ?? {attributes: {}};
      return [
        name,
        {
          ...rest,
          ...(block.deprecated ? {deprecated: true} : {}),
          attributes: withKnown(attributesOf(block), attributes),
        },
      ];
    }),
  );
}

type Terraform = {
  resources: {[name: string]: Type};
  dataSources: {[name: string]: Type};
  removed: {resources: object; dataSources: object};
};

/** Converts the output of `terraform providers schema -json` to data/terraform.json. */
export function importTerraform(text: string, current: object): object {
  const raw = JSON.parse(text) as {
    provider_schemas?: {[name: string]: {resource_schemas?: object; data_source_schemas?: object}};
  };
  const provider = Object.entries(raw.provider_schemas ?? {}).find(([name]) =>
    name.endsWith('/aiven/aiven'),
  )?.[1];
  if (!provider) {
    throw new Error(
      `facts: the schema has no provider aiven/aiven, only ${Object.keys(raw.provider_schemas ?? {}).join(', ') || 'none'}; run terraform init with it first`,
    );
  }
  const before = current as Terraform;
  return {
    ...before,
    resources: types(
      (provider.resource_schemas ?? {}) as {[name: string]: {block: RawBlock}},
      before.resources,
    ),
    dataSources: types(
      (provider.data_source_schemas ?? {}) as {[name: string]: {block: RawBlock}},
      before.dataSources,
    ),
  };
}

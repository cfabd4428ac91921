import * as z from 'zod';

const text = z.string().min(1);
const texts = z.array(text);
const mark = z.literal(true).optional();
const count = z.number().int().nonnegative().optional();
const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const day = z.string().regex(/^(\d{4}-\d{2}-\d{2}|tba|n\/a)$/, 'must be a day as 2026-11-21, tba or n/a').optional();
const source = z.strictObject({name: text, version: text, date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day as 2026-11-21')});
const dictionary = <T extends z.ZodType>(value: T) => z.record(text, value);

export const parameter = z.strictObject({
  type: text, nullable: mark, min: z.number().optional(), max: z.number().optional(), default: z.unknown().optional(),
  enum: z.array(scalar).optional(), enumDeprecated: z.array(scalar).optional(), restart: mark, required: mark,
  createOnly: mark, secret: mark, deprecated: mark, pattern: text.optional(), minLength: count, maxLength: count,
  maxItems: count, lastSeen: day,
}).refine((p) => p.min === undefined || p.max === undefined || p.min <= p.max, 'has a min above its max');
const groups = dictionary(dictionary(parameter));

const argument = {
  repeatable: mark, type: text.optional(), nargs: z.union([text, z.number()]).optional(),
  choices: z.array(scalar).optional(), default: z.unknown().optional(),
};
const option = z.strictObject({
  flags: z.array(z.string().regex(/^--?[a-zA-Z0-9]/, 'must begin with - or --')).min(1), takesValue: z.boolean(), required: mark, metavar: text.optional(),
  deprecated: mark, ...argument,
});
const positional = z.strictObject({name: text, required: z.boolean(), ...argument});
const command = z.strictObject({
  path: z.string().regex(/^[a-z0-9-]+( [a-z0-9-]+)*$/, 'must be lower-case words'), noAuth: mark, deprecated: mark,
  positionals: z.array(positional), options: z.array(option),
});

const attribute = z.looseObject({type: text, mode: z.enum(['required', 'optional', 'computed'])});
const terraformType = z.strictObject({
  importId: text.optional(), deprecated: z.union([text, z.literal(true)]).optional(), beta: mark, attributes: dictionary(attribute),
});
const field = z.looseObject({type: text.optional(), required: mark});
const kind = z.looseObject({apiVersion: text, spec: dictionary(field), status: dictionary(field)});
const endpoint = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']), path: z.string().startsWith('/'), operationId: text.optional(),
  tag: text.optional(), roles: texts.optional(),
});

/** What each file of data/ must look like. A key that no schema knows is an error, so that a typing error is one too. */
export const SCHEMAS = {
  'avn.json': z.strictObject({source, globalOptions: z.array(option), environment: texts, commands: z.array(command).min(1)}),
  'terraform.json': z.strictObject({
    source, provider: z.looseObject({name: text}),
    removed: z.strictObject({resources: dictionary(text), dataSources: dictionary(text)}),
    resources: dictionary(terraformType), dataSources: dictionary(terraformType),
  }),
  'kubernetes.json': z.strictObject({
    source, removedKinds: dictionary(text), kinds: dictionary(kind),
    helmValues: z.array(z.strictObject({key: text, type: text, default: z.string().optional()})),
  }),
  'service-config.json': z.strictObject({
    source, services: groups, integrations: groups, endpoints: groups,
    removed: z.strictObject({services: groups, integrations: groups}),
  }),
  'api.json': z.strictObject({
    source, endpoints: z.array(endpoint).min(1),
    requests: dictionary(z.strictObject({handler: text.optional(), fields: dictionary(z.strictObject({type: text, required: mark}))})),
    enums: dictionary(dictionary(z.array(z.string()))),
  }),
  'services.json': z.strictObject({
    source,
    services: z.array(z.strictObject({
      type: text, name: text, status: z.enum(['active', 'ended']), versionProperty: text.optional(), supported: texts.optional(),
      deprecated: texts.optional(), endOfAvailability: day, endOfLife: day, inSchema: mark, terraform: text.optional(),
      kubernetes: text.optional(),
    })),
  }),
  'versions.json': z.strictObject({
    source,
    versions: z.array(z.strictObject({
      service: text.optional(), tool: text.optional(), version: text, label: text, schemaValue: text.optional(),
      schemaStatus: z.enum(['yes', 'deprecated']).optional(), eol: day, creationUntil: day, creationFrom: day,
      afterEol: text.optional(), lastListed: day,
    }).refine((v) => (v.service === undefined) !== (v.tool === undefined), 'must name a service or a tool')),
  }),
  'clouds.json': z.strictObject({
    source,
    clouds: z.array(z.strictObject({
      name: text, vendor: text, continent: text, vendorCode: text.optional(), region: text.optional(),
      country: z.string().length(2).optional(), area: text.optional(), state: text.optional(), city: text.optional(), limited: mark,
      lastListed: day,
    })),
  }),
  'connectors.json': z.strictObject({
    source,
    connectors: z.array(z.strictObject({
      name: text, class: z.string().regex(/^([a-z0-9_]+\.)+[A-Z]\w+$/, 'must be a Java class with its package'),
      kind: z.enum(['sink', 'source']), project: text.optional(), lastListed: day,
    })),
  }),
  'extensions.json': z.strictObject({
    source, extensions: dictionary(dictionary(z.strictObject({default: text.optional(), supported: texts}))),
  }),
  'plugins.json': z.strictObject({source, opensearch: dictionary(dictionary(texts)), grafana: dictionary(texts)}),
  'metrics.json': z.strictObject({
    source, groups: dictionary(z.array(z.strictObject({name: text, type: text.optional(), lastListed: day}))),
  }),
  'permissions.json': z.strictObject({
    source,
    permissions: z.array(z.strictObject({
      name: text, kind: z.enum(['role', 'permission']), level: z.enum(['organization', 'project']), label: text, deprecated: mark,
    })),
  }),
  'privatelink.json': z.strictObject({
    source, services: z.array(z.strictObject({service: text, aws: text, azure: text, google: text, components: texts})),
  }),
  'plans.json': z.strictObject({source, services: dictionary(dictionary(dictionary(text)))}),
  'clickhouse.json': z.strictObject({
    source,
    categories: dictionary(z.array(z.strictObject({
      name: text, versions: texts.optional(), replicated: text.optional(), note: text.optional(),
    }))),
  }),
  'valkey-commands.json': z.strictObject({source, categories: dictionary(texts)}),
  'ports.json': z.strictObject({
    source, ports: z.array(z.strictObject({port: text, protocol: z.enum(['tcp', 'udp']), use: text})),
  }),
  'kafka-tiers.json': z.strictObject({source, tiers: dictionary(groups)}),
  'integration-types.json': z.strictObject({
    source,
    types: z.array(z.strictObject({
      type: text, source: text.optional(), destination: text.optional(), summary: text.optional(), configurable: mark, terraform: mark,
    })),
  }),
  'end-of-life.json': z.strictObject({
    source,
    services: z.array(z.strictObject({
      type: text, pages: texts.min(1), running: text,
      replacements: z.array(z.strictObject({type: text, page: z.string().endsWith('.md')})), guide: z.string().endsWith('.md').optional(),
    })),
  }),
  'successors.json': z.strictObject({source, commands: dictionary(text), options: dictionary(text)}),
};
export type FactFile = keyof typeof SCHEMAS;

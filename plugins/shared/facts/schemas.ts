import * as z from 'zod';
import {
  command,
  day,
  dictionary,
  endpoint,
  groups,
  kind,
  mark,
  offer,
  option,
  source,
  terraformType,
  text,
  texts,
} from './schema-parts';

/** Kinds of pages, by the path of the file. */
export const KINDS = [
  'landing',
  'get-started',
  'howto',
  'concept',
  'reference',
  'troubleshooting',
] as const;

/** Colors of src/css/tokens.css. */
const hue = z.enum(['platform', 'stream', 'sql', 'search', 'cache', 'observe', 'tool']);

/** Schemas of the files in data/. Unknown keys are errors, to catch typing errors. */
export const SCHEMAS = {
  'avn.json': z.strictObject({
    source,
    globalOptions: z.array(option),
    environment: texts,
    commands: z.array(command).min(1),
  }),
  'cli.json': z.strictObject({
    source,
    arguments: dictionary(text),
    commands: dictionary(
      z.strictObject({
        call: z
          .string()
          .regex(/^(GET|POST|PUT|PATCH|DELETE) \//, 'must be a method and a path of the API')
          .optional(),
        example: z.string().startsWith('avn ').optional(),
        arguments: dictionary(text).optional(),
      }),
    ),
  }),
  'terraform.json': z.strictObject({
    source,
    provider: z.looseObject({name: text}),
    removed: z.strictObject({resources: dictionary(text), dataSources: dictionary(text)}),
    resources: dictionary(terraformType),
    dataSources: dictionary(terraformType),
  }),
  'kubernetes.json': z.strictObject({
    source,
    removedKinds: dictionary(text),
    kinds: dictionary(kind),
    helmValues: z.array(z.strictObject({key: text, type: text, default: z.string().optional()})),
  }),
  'service-config.json': z.strictObject({
    source,
    services: groups,
    integrations: groups,
    endpoints: groups,
    removed: z.strictObject({services: groups, integrations: groups}),
  }),
  'schema-terms.json': z.strictObject({
    source,
    services: dictionary(dictionary(texts)),
    integrations: dictionary(dictionary(texts)),
    endpoints: dictionary(dictionary(texts)),
  }),
  'api.json': z.strictObject({
    source,
    endpoints: z.array(endpoint).min(1),
    requests: dictionary(
      z.strictObject({
        handler: text.optional(),
        fields: dictionary(z.strictObject({type: text, required: mark})),
      }),
    ),
    enums: dictionary(dictionary(z.array(z.string()))),
  }),
  'services.json': z.strictObject({
    source,
    services: z.array(
      z.strictObject({
        type: text,
        name: text,
        status: z.enum(['active', 'ended']),
        closed: mark,
        versionProperty: text.optional(),
        supported: texts.optional(),
        deprecated: texts.optional(),
        endOfAvailability: day,
        endOfLife: day,
        inSchema: mark,
        terraform: text.optional(),
        kubernetes: text.optional(),
      }),
    ),
  }),
  'versions.json': z.strictObject({
    source,
    versions: z.array(
      z
        .strictObject({
          service: text.optional(),
          tool: text.optional(),
          version: text,
          label: text,
          schemaValue: text.optional(),
          schemaStatus: z.enum(['yes', 'deprecated']).optional(),
          eol: day,
          creationUntil: day,
          creationFrom: day,
          afterEol: text.optional(),
          lastListed: day,
        })
        .refine(
          (v) => (v.service === undefined) !== (v.tool === undefined),
          'must name a service or a tool',
        ),
    ),
  }),
  'clouds.json': z.strictObject({
    source,
    clouds: z.array(
      z.strictObject({
        name: text,
        vendor: text,
        continent: text,
        vendorCode: text.optional(),
        region: text.optional(),
        country: z.string().length(2).optional(),
        area: text.optional(),
        state: text.optional(),
        city: text.optional(),
        limited: mark,
        lastListed: day,
      }),
    ),
  }),
  'connectors.json': z.strictObject({
    source,
    connectors: z.array(
      z.strictObject({
        name: text,
        class: z
          .string()
          .regex(/^([a-z0-9_]+\.)+[A-Z]\w+$/, 'must be a Java class with its package'),
        kind: z.enum(['sink', 'source']),
        project: text.optional(),
        lastListed: day,
      }),
    ),
  }),
  'extensions.json': z.strictObject({
    source,
    extensions: dictionary(
      dictionary(z.strictObject({default: text.optional(), supported: texts})),
    ),
  }),
  'plugins.json': z.strictObject({
    source,
    opensearch: dictionary(dictionary(texts)),
    grafana: dictionary(texts),
  }),
  'metrics.json': z.strictObject({
    source,
    groups: dictionary(
      z.array(z.strictObject({name: text, type: text.optional(), lastListed: day})),
    ),
  }),
  'metric-texts.json': z.strictObject({
    source,
    groups: dictionary(
      z.strictObject({
        statistics: dictionary(
          z.strictObject({text: z.string(), unit: text.optional()}),
        ).optional(),
        sections: z.array(
          z.strictObject({
            title: text,
            about: text.optional(),
            metrics: dictionary(
              z.strictObject({
                text: z.string().endsWith('.'),
                unit: text
                  .regex(
                    /^[^|]*$/,
                    'What should worry somebody stands under `worry`, not after a `|` in the unit',
                  )
                  .optional(),
                worry: text.optional(),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
  'permissions.json': z.strictObject({
    source,
    permissions: z.array(
      z.strictObject({
        name: text,
        kind: z.enum(['role', 'permission']),
        level: z.enum(['organization', 'project']),
        label: text,
        deprecated: mark,
      }),
    ),
  }),
  'privatelink.json': z.strictObject({
    source,
    services: z.array(
      z.strictObject({service: text, aws: offer, azure: offer, google: offer, components: texts}),
    ),
  }),
  'plans.json': z.strictObject({source, services: dictionary(dictionary(dictionary(text)))}),
  'clickhouse.json': z.strictObject({
    source,
    categories: dictionary(
      z.array(
        z.strictObject({
          name: text,
          versions: texts.optional(),
          replicated: text.optional(),
          note: text.optional(),
        }),
      ),
    ),
  }),
  'valkey-commands.json': z.strictObject({source, categories: dictionary(texts)}),
  'ports.json': z.strictObject({
    source,
    ports: z.array(z.strictObject({port: text, protocol: z.enum(['tcp', 'udp']), use: text})),
  }),
  'kafka-tiers.json': z.strictObject({source, tiers: dictionary(groups)}),
  'integration-types.json': z.strictObject({
    source,
    types: z.array(
      z.strictObject({
        type: text,
        source: text.optional(),
        destination: text.optional(),
        /** What it does, in our own words; absent if no public source describes it. */
        summary: text.optional(),
        /** Whether service-config.json has parameters of this type. */
        configurable: mark,
        terraform: mark,
      }),
    ),
  }),
  'end-of-life.json': z.strictObject({
    source,
    services: z.array(
      z.strictObject({
        type: text,
        /** Paths under docs, without extension; they include the pages below them. */
        pages: texts.min(1),
        running: text,
        replacements: z.array(z.strictObject({type: text, page: z.string().endsWith('.md')})),
        guide: z.string().endsWith('.md').optional(),
      }),
    ),
  }),
  'successors.json': z.strictObject({
    source,
    commands: dictionary(text),
    options: dictionary(text),
  }),
  /** Replacement by command: its successor, an explanation, or null if there is none. */
  'avn-removed.json': z.strictObject({
    source,
    commands: dictionary(z.union([text, z.strictObject({instead: text}), z.null()])),
  }),
  'areas.json': z.strictObject({
    /** Groups of services on the home page, in their order. */
    families: z.array(z.strictObject({id: text, label: text, hue, icon: text})).min(1),
    /** Parts of the documentation: services, the platform, integrations, tools. */
    areas: z
      .array(
        z.strictObject({
          /** Id in search filters, `llms.txt` and URLs. */
          id: text,
          /** Folders under docs/. The first is also the id of the page that the sidebar category links to. */
          folders: texts.min(1),
          /** Page that the home page links to, if it is not the first folder's page. */
          landing: text.optional(),
          /** Name, with the trademark signs of its owner. */
          label: text,
          /** Icon in static/img/icons.svg. */
          icon: text,
          hue,
          /** Service type in services.json, which also says whether it has ended. */
          type: text.optional(),
          /** Whether readers can filter search results by it. */
          isFilter: mark,
          /** Id of the family on the home page, and the text that the home page shows. */
          family: text.optional(),
          text: text.optional(),
          /** Kinds of pages whose path does not show it: of one page, or of all pages below a path that ends in `/`. */
          kinds: dictionary(z.enum(KINDS)).optional(),
        }),
      )
      .min(1),
  }),
  'placeholders.json': z
    .array(
      z.strictObject({
        name: z.string().regex(/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/, 'must be UPPER_SNAKE_CASE'),
        /** What the placeholder stands for, as a noun phrase without a full stop. */
        description: text,
        example: text,
        /** Readers are never asked for values of type `secret`, and none is shown or stored. */
        type: text,
      }),
    )
    .min(1),
};
export type FactFile = keyof typeof SCHEMAS;

import {Joi} from '@docusaurus/utils-validation';

/** What the environment can change. Everything has a default that needs no account and no network. */
export type Env = {
  /** Origin of the published site, without a path. Default `https://aiven.io`. */
  SITE_URL: string;
  /** Path under which the site is served; begins and ends with a slash. Default `/`. */
  BASE_URL: string;
  /** Route of the pages under BASE_URL. Default `docs`; `/` when a CDN mounts the site under /docs. */
  DOCS_ROUTE: string;
  /** Repository that edit links and the navbar point to. */
  REPOSITORY_URL: string;
  /** Branch that edit links point to. Default `main`. */
  REPOSITORY_BRANCH: string;
  /** Where the announcement bar's survey link leads. */
  SURVEY_URL: string;
  /** Whether visitors can dismiss the announcement bar. Default `false`. */
  ANNOUNCEMENT_CLOSABLE: boolean;
  /** When the framework's scripts run: at the reader's first action (`intent`, default) or with the page (`load`). */
  HYDRATE: 'intent' | 'load';
};

const path = Joi.string()
  .pattern(/^\/(?:[\w.-]+\/)*$/)
  .message(
    '{{#label}} is {{#value}}, but a base path begins and ends with a slash, for example /docs/',
  );

const origin = Joi.string()
  .uri({scheme: ['http', 'https']})
  .pattern(/^https?:\/\/[^/]+$/)
  .message(
    '{{#label}} is {{#value}}, but an origin is a scheme and a host without a path, for example https://docs.example.com',
  );

const link = Joi.string().uri({scheme: ['http', 'https']});

const schema = Joi.object<Env>({
  SITE_URL: origin.default('https://aiven.io'),
  BASE_URL: path.default('/'),
  DOCS_ROUTE: Joi.string()
    .pattern(/^(?:\/|[a-z0-9-]+(?:\/[a-z0-9-]+)*)$/)
    .message(
      '{{#label}} is {{#value}}, but a route is / or words without slashes at the ends, for example docs',
    )
    .default('docs'),
  REPOSITORY_URL: link.default('https://github.com/aiven/aiven-docs'),
  REPOSITORY_BRANCH: Joi.string().default('main'),
  SURVEY_URL: link.default('https://aiven.io/docs-survey'),
  ANNOUNCEMENT_CLOSABLE: Joi.boolean().default(false),
  HYDRATE: Joi.string().valid('intent', 'load').default('intent'),
});

/** Reads and checks the environment; throws one error that names every bad variable. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const names = Object.keys(schema.describe().keys as object);
  // An empty variable counts as unset: CI systems pass empty strings for secrets that are not there.
  const given = Object.fromEntries(
    names.flatMap((name) => (source[name] ? [[name, source[name]]] : [])),
  );
  const {value, error} = schema.validate(given, {
    abortEarly: false,
    errors: {wrap: {label: false}},
  });
  if (error) {
    const offenders = error.details.map(({message}) => `- ${message}`).join('\n');
    throw new Error(
      `environment: ${error.details.length} bad variable(s)\n${offenders}\nCorrect or unset them; config/env.ts says what each is for.`,
    );
  }
  return value as Env;
}

export const env = readEnv(process.env);

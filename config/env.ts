import {Joi} from '@docusaurus/utils-validation';
import {BASE_PATH} from './base-path';

/** Environment variables of the site. Each has a default that needs no account and no network. */
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
  /** Where to report a vulnerability, for security.txt: a page, or `mailto:` with an address. */
  SECURITY_CONTACT: string;
  /** Where the announcement bar's survey link leads. */
  SURVEY_URL: string;
  /** Whether visitors can dismiss the announcement bar. Default `false`. */
  ANNOUNCEMENT_CLOSABLE: boolean;
  /** Where search runs: in the browser, or at Algolia with the three values below. Default `embedded`. */
  SEARCH_PROVIDER: 'embedded' | 'algolia';
  /** Algolia application. */
  ALGOLIA_APP_ID?: string;
  /** Key that may only search; it is public. */
  ALGOLIA_SEARCH_KEY?: string;
  /** Default `aiven`. */
  ALGOLIA_INDEX_NAME: string;
  /** Key that may write the index; used by `npm run search:upload` alone and never published. */
  ALGOLIA_ADMIN_KEY?: string;
  /** Origin to use instead of Algolia's hosts, for a proxy or a test. */
  ALGOLIA_HOST?: string;
  /** Who answers questions: the documentation itself, a vendor's widget, or a model behind an endpoint of yours. Default `embedded`. */
  ASK_AI_PROVIDER: 'embedded' | 'hosted' | 'endpoint';
  /** The vendor's id of this site. */
  ASK_AI_WEBSITE_ID?: string;
  /** The vendor's widget script. */
  ASK_AI_SCRIPT_URL: string;
  /** Base URL of an endpoint with the OpenAI chat API; the browser calls `/chat/completions` there without a key. */
  ASK_AI_ENDPOINT_URL?: string;
  /** Model to ask for. Default `default`. */
  ASK_AI_ENDPOINT_MODEL: string;
  /** Measurement id of gtag; page views go there once the reader agrees. */
  GTAG_ID?: string;
  /** Where gtag's script is, for a proxy or a test. Default Google's. */
  GTAG_SCRIPT_URL?: string;
  /** Origin of a Snowplow-compatible collector; page views go there once the reader agrees. */
  SNOWPLOW_COLLECTOR_URL?: string;
  /** Script of a consent manager. Without one, the site shows its own consent banner. */
  CONSENT_SCRIPT_URL?: string;
  /** The consent manager's id of this site. */
  CONSENT_SCRIPT_ID?: string;
  /** When Docusaurus's scripts run: at the reader's first action (`intent`, default) or with the page (`load`). */
  HYDRATE: 'intent' | 'load';
  /** Asks search engines to leave the whole site out, for previews and rehearsals. Default `false`. */
  NOINDEX: boolean;
  /** For `npm start` alone: loads the pages of one area, named by its folder (`kafka`, `platform`). Default: all. */
  DOCS_AREA?: string;
};

/** A branch name that git allows, without characters that would end a URL. */
const BRANCH = /^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\#%/.-][^\s~^:?*[\\#%]*$/;

const path = Joi.string()
  .pattern(BASE_PATH)
  .message(
    '{{#label}} is {{#value}}, but a base path begins and ends with a slash and has no folder . or .., for example /docs/',
  );

const origin = Joi.string()
  .uri({scheme: ['http', 'https']})
  .pattern(/^https?:\/\/[^/]+$/)
  .message(
    '{{#label}} is {{#value}}, but an origin is a scheme and a host without a path, for example https://docs.example.com',
  );

const link = Joi.string().uri({scheme: ['http', 'https']});

const neededBy = (variable: string, value: string, type: Joi.Schema): Joi.Schema =>
  type.when(variable, {
    is: value,
    then: Joi.required().messages({
      'any.required': `{{#label}} is not set, but ${variable} is ${value}`,
    }),
  });

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
  REPOSITORY_BRANCH: Joi.string()
    .pattern(BRANCH)
    .message('{{#label}} is {{#value}}, but git has no such name of a branch, for example main')
    .default('main'),
  SECURITY_CONTACT: Joi.string()
    .uri({scheme: ['https', 'mailto']})
    .default('https://aiven.io/security-compliance'),
  SURVEY_URL: link.default('https://aiven.io/docs-survey'),
  ANNOUNCEMENT_CLOSABLE: Joi.boolean().default(false),
  SEARCH_PROVIDER: Joi.string().valid('embedded', 'algolia').default('embedded'),
  ALGOLIA_APP_ID: neededBy('SEARCH_PROVIDER', 'algolia', Joi.string().alphanum()),
  ALGOLIA_SEARCH_KEY: neededBy('SEARCH_PROVIDER', 'algolia', Joi.string().alphanum()),
  ALGOLIA_INDEX_NAME: Joi.string().default('aiven'),
  ALGOLIA_ADMIN_KEY: Joi.string().alphanum().invalid(Joi.ref('ALGOLIA_SEARCH_KEY')).messages({
    'any.invalid':
      '{{#label}} is the same as ALGOLIA_SEARCH_KEY, which is published: use a key that may write, and another that may only search',
  }),
  ALGOLIA_HOST: origin,
  ASK_AI_PROVIDER: Joi.string().valid('embedded', 'hosted', 'endpoint').default('embedded'),
  ASK_AI_WEBSITE_ID: neededBy('ASK_AI_PROVIDER', 'hosted', Joi.string()),
  ASK_AI_SCRIPT_URL: link.default('https://widget.kapa.ai/kapa-widget.bundle.js'),
  ASK_AI_ENDPOINT_URL: neededBy('ASK_AI_PROVIDER', 'endpoint', link),
  ASK_AI_ENDPOINT_MODEL: Joi.string().default('default'),
  GTAG_ID: Joi.string()
    .pattern(/^[A-Z]+-[A-Z0-9-]+$/)
    .message('{{#label}} is {{#value}}, but a measurement id looks like G-ABC123'),
  GTAG_SCRIPT_URL: link,
  SNOWPLOW_COLLECTOR_URL: origin,
  CONSENT_SCRIPT_URL: link,
  CONSENT_SCRIPT_ID: Joi.string(),
  HYDRATE: Joi.string().valid('intent', 'load').default('intent'),
  NOINDEX: Joi.boolean().default(false),
  DOCS_AREA: Joi.string()
    .pattern(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/)
    .message('{{#label}} is {{#value}}, but an area is named by its folder, for example kafka'),
});

/** Names of all variables that the site reads. */
export const VARIABLES = Object.keys(schema.describe().keys as object) as (keyof Env)[];

/** Reads and checks the environment; throws one error that names every bad variable. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  // An empty variable counts as unset: CI systems pass empty strings for secrets that are not there.
  const given = Object.fromEntries(
    VARIABLES.flatMap((name) => (source[name] ? [[name, source[name]]] : [])),
  );
  const {value, error} = schema.validate(given, {
    abortEarly: false,
    errors: {wrap: {label: false}},
  });
  if (error) {
    const offenders = error.details.map(({message}) => `- ${message}`).join('\n');
    throw new Error(
      `environment: ${error.details.length} bad variable(s)\n${offenders}\nCorrect or unset them; docs-dev/operations.md says what each is for.`,
    );
  }
  // A site with one area is for its writer, and must not be published.
  if (value.DOCS_AREA && source.NODE_ENV === 'production')
    throw new Error('environment: DOCS_AREA is for npm start; unset it to build.');
  return value as Env;
}

export const env = readEnv(process.env);

/** Whether this is a build to publish, and not the dev server or a command that reads the configuration. */
export const isBuild = process.env.NODE_ENV === 'production';

/** Whether this is the dev server, which shows a writer's problems in the page instead of stopping. */
export const isWriting = process.env.NODE_ENV === 'development';

/** Which upstream artefact a fact file was made from, and when. */
export type Source = {name: string; version: string; date: string};

export type Scalar = string | number | boolean | null;

/** One configuration parameter of a service, an integration or an endpoint. */
export type Parameter = {
  /** `integer`, `string`, `array<string>`, `object`, `object|string`… */
  type: string;
  nullable?: true;
  min?: number;
  max?: number;
  default?: unknown;
  enum?: Scalar[];
  enumDeprecated?: Scalar[];
  /** A change restarts the service. */
  restart?: true;
  required?: true;
  /** Can be given when the service is created, and not later. */
  createOnly?: true;
  secret?: true;
  deprecated?: true;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  /** Date of the last upstream schema that had it; only on removed parameters. */
  lastSeen?: string;
};
export type Parameters = {[path: string]: Parameter};
export type ServiceConfig = {
  source: Source;
  services: {[type: string]: Parameters};
  integrations: {[type: string]: Parameters};
  endpoints: {[type: string]: Parameters};
  removed: {services: {[type: string]: Parameters}; integrations: {[type: string]: Parameters}};
};

/** An option of an `avn` command. */
export type CliOption = {
  flags: string[];
  takesValue: boolean;
  required?: true;
  /** The flag may be given more than once. */
  repeatable?: true;
  type?: string;
  metavar?: string;
  nargs?: string | number;
  choices?: Scalar[];
  default?: unknown;
  deprecated?: true;
};
export type CliPositional = {
  name: string;
  required: boolean;
  repeatable?: true;
  type?: string;
  nargs?: string | number;
  choices?: Scalar[];
  default?: unknown;
};
export type CliCommand = {
  /** Words after `avn`, for example `service topic-create`. */
  path: string;
  noAuth?: true;
  deprecated?: true;
  positionals: CliPositional[];
  options: CliOption[];
};
export type Avn = {
  source: Source;
  globalOptions: CliOption[];
  environment: string[];
  commands: CliCommand[];
};

/** What a command needs and does, in our words; see cli-texts.ts. */
export type CliTexts = {
  /** Texts by name of the argument, for the commands that have none of their own. */
  arguments: {[name: string]: string};
  commands: {
    [path: string]: {
      /** Permissions and roles, one of which the API call behind the command needs. */
      permissions?: string[];
      example?: string;
      arguments?: {[name: string]: string};
    };
  };
};

export type ServiceType = {
  type: string;
  name: string;
  status: 'active' | 'ended';
  /** Services run on, but no new one can be created. */
  closed?: true;
  versionProperty?: string;
  supported?: string[];
  deprecated?: string[];
  endOfAvailability?: string;
  endOfLife?: string;
  inSchema?: true;
  terraform?: string;
  kubernetes?: string;
};
/** Dates are ISO days, `tba` (to be announced) or `n/a`. */
export type Version = {
  service?: string;
  tool?: string;
  version: string;
  label: string;
  schemaValue?: string;
  schemaStatus?: 'yes' | 'deprecated';
  eol?: string;
  creationUntil?: string;
  creationFrom?: string;
  afterEol?: string;
  lastListed?: string;
};
export type Cloud = {
  name: string;
  vendor: string;
  continent: string;
  vendorCode?: string;
  region?: string;
  country?: string;
  area?: string;
  state?: string;
  city?: string;
  limited?: true;
  lastListed?: string;
};
export type Connector = {
  name: string;
  class: string;
  kind: 'sink' | 'source';
  project?: string;
  lastListed?: string;
};
export type Metric = {name: string; type?: string; lastListed?: string};
/** What metrics mean, in our words; see metric-texts.ts. */
export type MetricTexts = {
  groups: {
    [group: string]: {
      /** What an asterisk in a name may stand for. */
      statistics?: {[statistic: string]: {text: string; unit?: string}};
      sections: {
        title: string;
        about?: string;
        metrics: {[name: string]: {text: string; unit?: string; worry?: string}};
      }[];
    };
  };
};
/** What one metric counts, and where it stands among the sections of its group and the entries of all of them. */
export type MetricAbout = {
  section: number;
  place: number;
  text?: string;
  unit?: string;
  worry?: string;
};
export type Permission = {
  name: string;
  kind: 'role' | 'permission';
  level: string;
  label: string;
  deprecated?: true;
};
export type Offer = 'yes' | 'no' | 'ask';
export type PrivateLink = {
  service: string;
  aws: Offer;
  azure: Offer;
  google: Offer;
  components: string[];
};
export type IntegrationType = {
  type: string;
  source?: string;
  destination?: string;
  /** What it does, in our words; absent for types that no public source describes. */
  summary?: string;
  /** It has parameters of its own in service-config.json. */
  configurable?: true;
  terraform?: true;
};
/** A service that ended: which pages say so, what became of running services, and where to go. */
export type EndedService = {
  type: string;
  /** Paths under docs, without extension; pages below them are meant too. */
  pages: string[];
  running: string;
  replacements: {type: string; page: string}[];
  guide?: string;
};

/** Sentences about parameters: type to path to sentence. */
export type Descriptions = {
  [kind in 'services' | 'integrations' | 'endpoints']: {[type: string]: {[path: string]: string}};
};

/** The facts that tables in pages are made of. */
export type Facts = {
  config: ServiceConfig;
  descriptions: Descriptions;
  avn: Avn;
  cli: CliTexts;
  services: {source: Source; services: ServiceType[]};
  versions: {source: Source; versions: Version[]};
  clouds: {source: Source; clouds: Cloud[]};
  connectors: {source: Source; connectors: Connector[]};
  extensions: {
    source: Source;
    extensions: {[name: string]: {[version: string]: {default?: string; supported: string[]}}};
  };
  plugins: {
    source: Source;
    opensearch: {[plugin: string]: {[major: string]: string[]}};
    grafana: {[category: string]: string[]};
  };
  metrics: {source: Source; groups: {[group: string]: Metric[]}};
  metricTexts: {
    [group: string]: {
      sections: {title: string; about?: string}[];
      metrics: {[name: string]: MetricAbout};
    };
  };
  permissions: {source: Source; permissions: Permission[]};
  privatelink: {source: Source; services: PrivateLink[]};
  plans: {
    source: Source;
    services: {[service: string]: {[plan: string]: {[attribute: string]: string}}};
  };
  integrationTypes: {source: Source; types: IntegrationType[]};
  endOfLife: {source: Source; services: EndedService[]};
};

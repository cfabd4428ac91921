import type * as z from 'zod';
import type {FactFile, SCHEMAS} from './schemas';

/** Every file of data/ that has a schema, by its name. */
export type Files = {[file in FactFile]: z.infer<(typeof SCHEMAS)[file]>};

export type ServiceConfig = Files['service-config.json'];
export type Parameters = ServiceConfig['services'][string];
export type Parameter = Parameters[string];
export type Scalar = NonNullable<Parameter['enum']>[number];

export type Avn = Files['avn.json'];
export type CliOption = Avn['globalOptions'][number];
export type CliCommand = Avn['commands'][number];
export type CliPositional = CliCommand['positionals'][number];

/** Descriptions of commands, in our own words; see cli-texts.ts. */
export type CliTexts = {
  /** Descriptions by argument name, for commands that have none of their own. */
  arguments: {[name: string]: string};
  commands: {
    [path: string]: {
      /** Permissions or roles of which the command's API call needs one. */
      permissions?: string[];
      example?: string;
      arguments?: {[name: string]: string};
    };
  };
};

export type TerraformType = Files['terraform.json']['resources'][string];
export type TerraformAttribute = TerraformType['attributes'][string];
export type KubernetesKind = Files['kubernetes.json']['kinds'][string];
export type KubernetesField = KubernetesKind['spec'][string];
export type Endpoint = Files['api.json']['endpoints'][number];

export type ServiceType = Files['services.json']['services'][number];
export type Version = Files['versions.json']['versions'][number];
export type Cloud = Files['clouds.json']['clouds'][number];
export type Connector = Files['connectors.json']['connectors'][number];
export type Metric = Files['metrics.json']['groups'][string][number];
/** Descriptions of metrics, in our own words; see metric-texts.ts. */
export type MetricTexts = Files['metric-texts.json'];
/** What one metric counts, and where it stands among the sections of its group and the entries of all of them. */
export type MetricAbout = {
  section: number;
  place: number;
  text?: string;
  unit?: string;
  worry?: string;
};
export type Permission = Files['permissions.json']['permissions'][number];
export type PrivateLink = Files['privatelink.json']['services'][number];
export type IntegrationType = Files['integration-types.json']['types'][number];
export type EndedService = Files['end-of-life.json']['services'][number];
export type Area = Files['areas.json']['areas'][number];
export type Family = Files['areas.json']['families'][number];
export type Placeholder = Files['placeholders.json'][number];

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
  services: Files['services.json'];
  versions: Files['versions.json'];
  clouds: Files['clouds.json'];
  connectors: Files['connectors.json'];
  extensions: Files['extensions.json'];
  plugins: Files['plugins.json'];
  metrics: Files['metrics.json'];
  metricTexts: {
    [group: string]: {
      sections: {title: string; about?: string}[];
      metrics: {[name: string]: MetricAbout};
    };
  };
  permissions: Files['permissions.json'];
  privatelink: Files['privatelink.json'];
  plans: Files['plans.json'];
  integrationTypes: Files['integration-types.json'];
  endOfLife: Files['end-of-life.json'];
};

/** Which upstream artefact a fact file was made from. */
export type Source = {name: string; version: string; date: string};

export type Scalar = string | number | boolean | null;

/** One configuration parameter of a service, an integration or an endpoint. */
export type Parameter = {
  /** `integer`, `string`, `array<string>`, `object`, `object|string`… */
  type: string;
  nullable?: boolean;
  min?: number;
  max?: number;
  default?: unknown;
  enum?: Scalar[];
  enumDeprecated?: Scalar[];
  /** A change restarts the service. */
  restart?: boolean;
  required?: boolean;
  /** Can be given when the service is created, and not later. */
  createOnly?: boolean;
  secret?: boolean;
  deprecated?: boolean;
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

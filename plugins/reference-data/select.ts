import {documentedServices} from '../shared/facts/description-keys';
import type {
  CliCommand,
  Cloud,
  Connector,
  Facts,
  Metric,
  MetricAbout,
  Parameter,
  PrivateLink,
  ServiceType,
  Version,
} from '../shared/facts/types';
import {rowId} from './slug';

/** Attributes of a component in a page. */
export type Props = {[name: string]: string};

export type ParameterRow = {
  id: string;
  path: string;
  parameter: Parameter;
  /** The schema of each element, for a list of values. */
  element?: Parameter;
  description: string;
};

const KINDS: {[kind: string]: 'integrations' | 'endpoints'} = {
  integration: 'integrations',
  endpoint: 'endpoints',
};

/** Parameters that `<ConfigTable>` shows; elements of a list are in the row of their list. */
export function parameters(facts: Facts, props: Props): ParameterRow[] {
  const kind = KINDS[props.kind ?? ''];
  const type = (kind ? props.type : props.service) ?? '';
  const all = (kind ? facts.config[kind] : documentedServices(facts.config))[type] ?? {};
  const sentences = facts.descriptions[kind ?? 'services'][type] ?? {};
  const prefix = kind ? `${props.kind}-${type}` : 'param';
  return Object.entries(all)
    .filter(([path]) => !path.endsWith('[]'))
    .map(([path, parameter]) => ({
      id: rowId(prefix, path),
      path,
      parameter,
      element: all[`${path}[]`],
      description: sentences[path] ?? '',
    }));
}

export type VersionRow = Version & {id: string; subject: string};

/** Whether a day was past when the facts were read. `tba` and the like are not. */
export const isPast = (day: string | undefined, today: string): boolean =>
  day !== undefined && /^\d/.test(day) && day <= today;

/** Versions of a service or tool, or of all; `rows="current"` omits those that have ended. */
export function versions(facts: Facts, {service, rows}: Props): VersionRow[] {
  const today = facts.versions.source.date;
  return facts.versions.versions
    .map((version) => ({...version, subject: version.service ?? version.tool ?? ''}))
    .filter(({subject}) => service === undefined || subject === service)
    .filter(({eol}) => rows !== 'current' || !isPast(eol, today))
    .map((version) => ({
      ...version,
      id: rowId('version', `${version.subject}-${version.version}`),
    }));
}

export type CloudRow = Cloud & {id: string};

/** Current clouds, by continent and vendor. */
export function clouds(facts: Facts): CloudRow[] {
  return facts.clouds.clouds
    .filter(({lastListed}) => lastListed === undefined)
    .map((cloud) => ({...cloud, id: rowId('cloud', cloud.name)}))
    .sort(
      (a, b) =>
        a.continent.localeCompare(b.continent) ||
        a.vendor.localeCompare(b.vendor) ||
        a.name.localeCompare(b.name),
    );
}

export type ConnectorRow = Connector & {id: string};

export function connectors(facts: Facts, {kind}: Props): ConnectorRow[] {
  return facts.connectors.connectors
    .filter((connector) => kind === undefined || connector.kind === kind)
    .map((connector) => ({...connector, id: rowId('connector', connector.name)}));
}

export type ExtensionRow = {
  id: string;
  name: string;
  versions: {[version: string]: {default?: string; supported: string[]}};
};

export function extensions(facts: Facts): ExtensionRow[] {
  return Object.entries(facts.extensions.extensions).map(([name, byVersion]) => ({
    id: rowId('extension', name),
    name,
    versions: byVersion,
  }));
}

export type PluginRow = {
  id: string;
  name: string;
  category?: string;
  versions?: {[major: string]: string[]};
};

export function plugins(facts: Facts, {service}: Props): PluginRow[] {
  if (service === 'grafana') {
    return Object.entries(facts.plugins.grafana).flatMap(([category, names]) =>
      names.map((name) => ({id: rowId('plugin', `${category} ${name}`), name, category})),
    );
  }
  return Object.entries(facts.plugins.opensearch).map(([name, majors]) => ({
    id: rowId('plugin', name),
    name,
    versions: majors,
  }));
}

export type MetricRow = Metric & Partial<MetricAbout> & {id: string};

/** Metrics of a group. If the last release no longer lists the group, its previous list is used. */
export function metrics(facts: Facts, {group = ''}: Props): MetricRow[] {
  const all = facts.metrics.groups[group] ?? [];
  const texts = facts.metricTexts[group]?.metrics ?? {};
  const current = all.filter(({lastListed}) => lastListed === undefined);
  const seen = new Map<string, number>();
  return (current.length > 0 ? current : all).map((metric) => {
    const id = rowId('metric', metric.name);
    const n = (seen.get(id) ?? 0) + 1;
    seen.set(id, n);
    return {...metric, ...texts[metric.name], id: n === 1 ? id : `${id}-${n}`};
  });
}

export type ServiceRow = ServiceType & {id: string};

/** Active or ended service types. */
export function services(facts: Facts, {status = 'active'}: Props): ServiceRow[] {
  return facts.services.services
    .filter((service) => service.status === status)
    .map((service) => ({...service, id: rowId('service', service.type)}));
}

/** Splits an attribute with several values, such as `columns="nodes, backup_history"`. */
export const listed = (value: string): string[] => value.split(',').map((item) => item.trim());

export type PlanTableContent = {
  columns: string[];
  rows: {id: string; plan: string; cells: (string | undefined)[]}[];
};

/** The limits that a page asks for, or all of them, for each plan that has one. */
export function plans(facts: Facts, {service = '', columns}: Props): PlanTableContent {
  const all = Object.entries(facts.plans.services[service] ?? {});
  const shown = columns
    ? listed(columns)
    : [...new Set(all.flatMap(([, limits]) => Object.keys(limits)))];
  return {
    columns: shown,
    rows: all
      .map(([plan, limits]) => ({
        id: rowId('plan', `${service}-${plan}`),
        plan,
        cells: shown.map((column) => limits[column]),
      }))
      .filter(({cells}) => cells.some((cell) => cell !== undefined)),
  };
}

export type PrivateLinkRow = PrivateLink & {id: string};

/** Private endpoints of services that can still be created. */
export function privateLinks(facts: Facts): PrivateLinkRow[] {
  const active = new Set(
    facts.services.services.filter(({status}) => status === 'active').map(({type}) => type),
  );
  return facts.privatelink.services
    .filter(({service}) => active.has(service))
    .map((link) => ({...link, id: rowId('privatelink', link.service)}));
}

export type CommandRow = CliCommand & {id: string};

/** A command, or all commands of a group. */
export function commands(facts: Facts, {command = ''}: Props): CommandRow[] {
  return (
    facts.avn.commands
      .filter(({path}) => path === command || path.startsWith(`${command} `))
      // The id says `deprecated`, since a deprecated command may differ from its successor only by a hyphen.
      .map((found) => ({
        ...found,
        id: rowId('cli', found.path) + (found.deprecated ? '-deprecated' : ''),
      }))
  );
}

/** Id of an option or positional: its long flag if it has one. */
export const optionId = (commandId: string, flags: string[]) =>
  `${commandId}--${(flags.find((flag) => flag.startsWith('--')) ?? flags[0] ?? '').replace(/^-+/, '')}`;

export function nameOf(facts: Facts, type: string): string {
  return facts.services.services.find((service) => service.type === type)?.name ?? type;
}

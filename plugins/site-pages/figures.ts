import fs from 'node:fs';
import path from 'node:path';
import type {EndedService, Figures} from './shared/types';

function readJson<T>(file: string): T | undefined {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as T) : undefined;
}

type Avn = {source: {version: string}; commands: unknown[]};
type Configuration = Record<'services' | 'integrations' | 'endpoints', Record<string, object>>;
type Terraform = {resources: object; dataSources: object};
type Services = {services: {type: string; status: string; endOfLife?: string}[]};

/** Counts facts for the home page. */
export function readFigures(dir: string): Figures {
  const avn = readJson<Avn>(path.join(dir, 'avn.json'));
  const configuration = readJson<Configuration>(path.join(dir, 'service-config.json'));
  const terraform = readJson<Terraform>(path.join(dir, 'terraform.json'));
  return {
    ...(avn && {
      commands: avn.commands.length,
      cliVersion: avn.source.version.replace(/^(\d+\.\d+).*/, '$1'),
    }),
    ...(configuration && {properties: countProperties(configuration)}),
    ...(terraform && {
      resources:
        Object.keys(terraform.resources).length + Object.keys(terraform.dataSources).length,
    }),
  };
}

function countProperties({services, integrations, endpoints}: Configuration): number {
  return [services, integrations, endpoints]
    .flatMap((kind) => Object.values(kind))
    .reduce((sum, properties) => sum + Object.keys(properties).length, 0);
}

export function readEndedServices(dir: string): EndedService[] {
  const facts = readJson<Services>(path.join(dir, 'services.json'));
  return (facts?.services ?? []).flatMap(({type, status, endOfLife}) =>
    status === 'ended' && endOfLife ? [{type, endOfLife}] : [],
  );
}

import {camelKeys, mapValues} from './camel';

type RawKind = {spec: {[path: string]: object}; status?: {[path: string]: object}} & {
  [key: string]: unknown;
};
export type RawCrds = {
  source: {version: string; read: string};
  removed_kinds: {[kind: string]: string};
  kinds: {[kind: string]: RawKind};
};

const LIMITS = {minimum: 'min', maximum: 'max'};
const fields = (raw: {[path: string]: object} = {}) =>
  mapValues(raw, (field) => camelKeys(field, LIMITS));

/** Converts the operator's custom resources to data/kubernetes.json. */
export function fromKubernetes(
  raw: RawCrds,
  helm: {key: string; type: string; default?: string}[],
) {
  return {
    source: {name: 'aiven-operator', version: raw.source.version, date: raw.source.read},
    removedKinds: raw.removed_kinds,
    kinds: mapValues(raw.kinds, ({spec, status, printer_columns: _, ...kind}) => ({
      ...camelKeys(kind, {apiVersion: 'apiVersion'}),
      spec: fields(spec),
      status: fields(status),
    })),
    helmValues: helm,
  };
}

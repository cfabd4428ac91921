import {camelKeys, mapValues} from './camel';

type RawType = {
  attributes: {[path: string]: object};
  import_id?: string;
  deprecated?: boolean | string;
  beta?: boolean;
};
export type RawTerraform = {
  source: {version: string; read: string};
  provider: {name: string; arguments: {[name: string]: object}; environment: string[]};
  removed_in_version: {resources: {[name: string]: string}; data_sources: {[name: string]: string}};
  resources: {[name: string]: RawType};
  data_sources: {[name: string]: RawType};
};

const type = (raw: RawType) => {
  const {attributes, ...rest} = raw;
  return {
    ...camelKeys(rest),
    attributes: mapValues(attributes, (attribute) => camelKeys(attribute)),
  };
};

/** Converts the schema from the provider's documentation to data/terraform.json. */
export function fromTerraform(raw: RawTerraform) {
  return {
    source: {name: 'terraform-provider-aiven', version: raw.source.version, date: raw.source.read},
    provider: raw.provider,
    removed: {
      resources: raw.removed_in_version.resources,
      dataSources: raw.removed_in_version.data_sources,
    },
    resources: mapValues(raw.resources, type),
    dataSources: mapValues(raw.data_sources, type),
  };
}

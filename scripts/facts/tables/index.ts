import {readFileSync} from 'node:fs';
import path from 'node:path';
import {need, readTable} from '../tsv';
import {fromApi} from './api';
import {fromAvn, type RawAvn} from './avn';
import {fromKubernetes, type RawCrds} from './kubernetes';
import {fromClouds, fromConnectors, fromExtensions, fromMetrics, fromPlugins} from './lists';
import {fromServiceConfig} from './service-config';
import {fromServiceTypes, fromServiceVersions} from './services';
import {
  fromClickhouse,
  fromKafkaTiers,
  fromPermissions,
  fromPlans,
  fromPorts,
  fromPrivatelink,
  fromValkeyCommands,
} from './small';
import {fromTerraform, type RawTerraform} from './terraform';

const json = <T>(folder: string, file: string) =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as T;

const helmValues = (folder: string) =>
  readTable(folder, 'k8s-helm-values.tsv', ['key', 'type', 'default']).map((row) => ({
    key: need(row, 'key', 'k8s-helm-values.tsv'),
    type: row.type ?? 'string',
    ...(row.default === undefined ? {} : {default: row.default}),
  }));

/** The fact files that can be made from tables, with the function for each. */
export const TABLES: {[file: string]: (folder: string, read: string) => object} = {
  'avn.json': (folder, read) => fromAvn(json<RawAvn>(folder, 'avn-cli.json'), read),
  'terraform.json': (folder) => fromTerraform(json<RawTerraform>(folder, 'terraform-aiven.json')),
  'kubernetes.json': (folder) =>
    fromKubernetes(json<RawCrds>(folder, 'k8s-crds.json'), helmValues(folder)),
  'service-config.json': fromServiceConfig,
  'api.json': fromApi,
  'services.json': fromServiceTypes,
  'versions.json': fromServiceVersions,
  'clouds.json': fromClouds,
  'connectors.json': fromConnectors,
  'extensions.json': fromExtensions,
  'plugins.json': fromPlugins,
  'metrics.json': fromMetrics,
  'permissions.json': fromPermissions,
  'privatelink.json': fromPrivatelink,
  'plans.json': fromPlans,
  'clickhouse.json': fromClickhouse,
  'valkey-commands.json': fromValkeyCommands,
  'ports.json': fromPorts,
  'kafka-tiers.json': fromKafkaTiers,
};

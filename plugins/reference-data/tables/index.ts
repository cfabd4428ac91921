import {CliReference} from './CliReference';
import {CloudsTable} from './CloudsTable';
import {ConfigTable} from './ConfigTable';
import {ConnectorsTable, ExtensionsTable, MetricsTable, PluginsTable} from './lists';
import {
  IntegrationTypesTable,
  PermissionsTable,
  PlanTable,
  PrivateLinkTable,
  ServicesTable,
} from './platform';
import type {Table} from './parts';
import {VersionsTable} from './VersionsTable';

/** Every component of facts, by the name that pages use; the same names as in components.ts. */
export const TABLES: {[component: string]: Table} = {
  CliReference,
  CloudsTable,
  ConfigTable,
  ConnectorsTable,
  ExtensionsTable,
  IntegrationTypesTable,
  MetricsTable,
  PermissionsTable,
  PlanTable,
  PluginsTable,
  PrivateLinkTable,
  ServicesTable,
  VersionsTable,
};

import {documentedServices} from '../shared/facts/description-keys';
import type {Facts} from '../shared/facts/types';
import {
  clouds,
  commands,
  connectors,
  extensions,
  metrics,
  optionId,
  parameters,
  plans,
  plugins,
  privateLinks,
  services,
  versions,
  type Props,
} from './select';
import {rowId} from './slug';

type Allowed = {
  required?: boolean;
  /** Accepts several values, separated by commas. */ list?: boolean;
  values: (facts: Facts, props: Props) => string[];
};

/** A component of facts: its attributes, and the ids of its rows. */
export type Component = {
  props: {[name: string]: Allowed};
  anchors: (facts: Facts, props: Props) => string[];
};

const withGroups = (paths: string[]) => [
  ...new Set(
    paths.flatMap((path) => path.split(' ').map((_, i, words) => words.slice(0, i + 1).join(' '))),
  ),
];
const ids = <T extends {id: string}>(rows: T[]) => rows.map(({id}) => id);

/** All components of facts, by the name that pages use. */
export const COMPONENTS: {[name: string]: Component} = {
  ConfigTable: {
    props: {
      kind: {values: () => ['integration', 'endpoint']},
      service: {values: ({config}) => Object.keys(documentedServices(config))},
      type: {
        values: ({config}, {kind}) =>
          Object.keys(kind === 'endpoint' ? config.endpoints : config.integrations),
      },
    },
    anchors: (facts, props) => ids(parameters(facts, props)),
  },
  VersionsTable: {
    props: {
      service: {
        values: ({versions: {versions: all}}) => [
          ...new Set(all.map(({service, tool}) => service ?? tool ?? '')),
        ],
      },
      rows: {values: () => ['current']},
    },
    anchors: (facts, props) => ids(versions(facts, props)),
  },
  CloudsTable: {props: {}, anchors: (facts) => ids(clouds(facts))},
  ConnectorsTable: {
    props: {kind: {values: () => ['sink', 'source']}},
    anchors: (facts, props) => ids(connectors(facts, props)),
  },
  ExtensionsTable: {props: {}, anchors: (facts) => ids(extensions(facts))},
  PluginsTable: {
    props: {service: {required: true, values: () => ['grafana', 'opensearch']}},
    anchors: (facts, props) => ids(plugins(facts, props)),
  },
  MetricsTable: {
    props: {group: {required: true, values: (facts) => Object.keys(facts.metrics.groups)}},
    anchors: (facts, props) => ids(metrics(facts, props)),
  },
  CliReference: {
    props: {
      command: {required: true, values: ({avn}) => withGroups(avn.commands.map(({path}) => path))},
    },
    anchors: (facts, props) =>
      commands(facts, props).flatMap(({id, options}) => [
        id,
        ...options.map(({flags}) => optionId(id, flags)),
      ]),
  },
  IntegrationTypesTable: {
    props: {},
    anchors: ({integrationTypes}) =>
      integrationTypes.types
        .filter(({summary}) => summary)
        .map(({type}) => rowId('integration-type', type)),
  },
  PermissionsTable: {
    props: {kind: {values: () => ['role', 'permission']}},
    anchors: ({permissions}, {kind}) =>
      permissions.permissions
        .filter((p) => kind === undefined || p.kind === kind)
        .map(({name}) => rowId('permission', name)),
  },
  PlanTable: {
    props: {
      service: {required: true, values: (facts) => Object.keys(facts.plans.services)},
      columns: {list: true, values: (facts, {service = ''}) => plans(facts, {service}).columns},
    },
    anchors: (facts, props) => ids(plans(facts, props).rows),
  },
  ServicesTable: {
    props: {status: {required: true, values: () => ['active', 'ended']}},
    anchors: (facts, props) => ids(services(facts, props)),
  },
  PrivateLinkTable: {props: {}, anchors: (facts) => ids(privateLinks(facts))},
};

import type {EndedService, HomeData, HomeLink, PageLink} from './types';

/** `docs`: the first of these pages that exists is where the link leads; without one the link is left out. */
type Entry = {label: string; text: string; docs: string[]; icon: string; type?: string};

const FAMILIES: {label: string; hue: string; icon: string; services: Entry[]}[] = [
  {
    label: 'Streaming',
    hue: 'stream',
    icon: 'kafka',
    services: [
      {
        label: 'Apache Kafka®',
        text: 'Events, Connect, MirrorMaker 2, Karapace',
        docs: ['products/kafka'],
        icon: 'kafka',
      },
      {
        label: 'Diskless Topics',
        text: 'Kafka on object storage',
        docs: ['diskless', 'products/diskless'],
        icon: 'diskless',
      },
      {
        label: 'Apache Flink®',
        text: 'Stream processing in SQL',
        docs: ['products/flink'],
        icon: 'flink',
      },
    ],
  },
  {
    label: 'Databases',
    hue: 'sql',
    icon: 'database',
    services: [
      {
        label: 'PostgreSQL®',
        text: 'Relational, extensions, pgvector',
        docs: ['products/postgresql'],
        icon: 'postgresql',
      },
      {label: 'MySQL®', text: 'Relational, replicas', docs: ['products/mysql'], icon: 'mysql'},
      {
        label: 'ClickHouse®',
        text: 'Columnar analytics',
        docs: ['products/clickhouse'],
        icon: 'clickhouse',
      },
      {
        label: 'AlloyDB Omni',
        text: '',
        docs: ['products/alloydbomni'],
        icon: 'alloydbomni',
        type: 'alloydbomni',
      },
      {
        label: 'Apache Cassandra®',
        text: '',
        docs: ['products/cassandra'],
        icon: 'cassandra',
        type: 'cassandra',
      },
    ],
  },
  {
    label: 'Caching',
    hue: 'cache',
    icon: 'bolt',
    services: [
      {label: 'Valkey™', text: 'In-memory data store', docs: ['products/valkey'], icon: 'valkey'},
      {
        label: 'Dragonfly',
        text: '',
        docs: ['products/dragonfly'],
        icon: 'dragonfly',
        type: 'dragonfly',
      },
      {label: 'Caching', text: '', docs: ['products/caching'], icon: 'caching', type: 'redis'},
    ],
  },
  {
    label: 'Search and observability',
    hue: 'search',
    icon: 'chart',
    services: [
      {
        label: 'OpenSearch®',
        text: 'Search, logs, dashboards',
        docs: ['products/opensearch'],
        icon: 'opensearch',
      },
      {
        label: 'Grafana®',
        text: 'Dashboards and alerts',
        docs: ['products/grafana'],
        icon: 'grafana',
      },
      {
        label: 'Metrics',
        text: 'Long-term storage for Prometheus',
        docs: ['products/metrics'],
        icon: 'metrics',
      },
    ],
  },
];

const TASKS: Entry[] = [
  {
    label: 'Create your first service',
    text: 'From sign-up to a connection string',
    docs: ['get-started'],
    icon: 'bolt',
  },
  {
    label: 'Migrate a database without downtime',
    text: 'PostgreSQL, MySQL, with replication',
    docs: [
      'products/postgresql/howto/migrate-aiven-db-migrate',
      'products/postgresql/howto/list-migration',
      'products/postgresql/get-started',
    ],
    icon: 'migrate',
  },
  {
    label: 'Connect privately from your VPC',
    text: 'Peering, PrivateLink, IP filters',
    docs: ['platform/concepts/vpcs', 'platform/howto/manage-project-vpc'],
    icon: 'network',
  },
  {
    label: 'Set up billing for a project',
    text: 'Billing groups, payment methods, invoices',
    docs: ['platform/concepts/billing-and-payment', 'marketplace-setup'],
    icon: 'billing',
  },
  {
    label: 'Manage users and permissions',
    text: 'Organizations, units, projects, roles',
    docs: ['platform/concepts/permissions', 'platform/concepts/orgs-units-projects'],
    icon: 'organization',
  },
];

const TOOLS: Entry[] = [
  {
    label: 'Console',
    text: 'Everything, in a browser',
    docs: ['tools/aiven-console'],
    icon: 'console',
  },
  {label: 'CLI', text: 'avn, for shells and scripts', docs: ['tools/cli'], icon: 'cli'},
  {
    label: 'API',
    text: 'REST, with personal or application tokens',
    docs: ['tools/api'],
    icon: 'api',
  },
  {
    label: 'Terraform',
    text: 'Services as reviewed code',
    docs: ['tools/terraform'],
    icon: 'terraform',
  },
  {
    label: 'Kubernetes',
    text: 'An operator with typed resources',
    docs: ['tools/kubernetes'],
    icon: 'kubernetes',
  },
  {
    label: 'Query Optimizer',
    text: 'Faster SQL, explained',
    docs: ['tools/query-optimizer'],
    icon: 'query-optimizer',
  },
];

const QUESTIONS: Entry[] = [
  {label: 'Set up billing for a project', text: '', docs: TASKS[3]?.docs ?? [], icon: 'billing'},
  {label: 'Migrate data to PostgreSQL', text: '', docs: TASKS[1]?.docs ?? [], icon: 'migrate'},
  {
    label: 'Create Kafka with Terraform',
    text: '',
    docs: ['products/kafka/howto/create-kafka-service', 'tools/terraform'],
    icon: 'terraform',
  },
];

/** Resolves the home page's links against the pages that exist, and its services against the facts. */
export function resolveHome(
  pages: Map<string, PageLink>,
  ended: EndedService[],
): Pick<HomeData, 'families' | 'tasks' | 'tools' | 'questions'> {
  const endOf = new Map(ended.map(({type, endOfLife}) => [type, endOfLife]));
  const resolve = (entries: Entry[]): HomeLink[] =>
    entries.flatMap(({label, text, docs, icon, type}) => {
      const path = docs.map((id) => pages.get(id)?.path).find((found) => found !== undefined);
      const end = type === undefined ? undefined : endOf.get(type);
      return path === undefined
        ? []
        : [{label, path, icon, text: end ? '' : text, ...(end && {ended: end})}];
    });
  return {
    families: FAMILIES.map(({services, ...family}) => ({
      ...family,
      services: resolve(services),
    })).filter(({services}) => services.length > 0),
    tasks: resolve(TASKS),
    tools: resolve(TOOLS),
    questions: resolve(QUESTIONS),
  };
}

import {AREAS, FAMILIES} from '../shared/areas';
import type {EndedService, HomeData, HomeLink, PageLink} from './shared/types';

/** `docs`: the link leads to the first of these pages that exists, and is omitted if there is none. */
type Entry = {label: string; text: string; docs: string[]; icon: string; type?: string};

/** The services of data/areas.json, by family. */
const SERVICES = FAMILIES.map(({id, ...family}) => ({
  ...family,
  services: AREAS.filter((area) => area.family === id).map(
    ({label, text = '', landing, folders, icon, type}): Entry => ({
      label,
      text,
      docs: landing ? [landing, ...folders] : folders,
      icon,
      type,
    }),
  ),
}));

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

/** Resolves the links of the home page to existing pages, and marks services that have ended. */
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
    families: SERVICES.map(({services, ...family}) => ({
      ...family,
      services: resolve(services),
    })).filter(({services}) => services.length > 0),
    tasks: resolve(TASKS),
    tools: resolve(TOOLS),
    questions: resolve(QUESTIONS),
  };
}

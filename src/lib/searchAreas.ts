/** What the areas of the documentation are called where a reader filters by them. */
const NAMES: Record<string, string> = {
  alloydbomni: 'AlloyDB Omni',
  caching: 'Caching',
  cassandra: 'Apache Cassandra',
  clickhouse: 'ClickHouse',
  diskless: 'Diskless',
  dragonfly: 'Dragonfly',
  flink: 'Apache Flink',
  'get-started': 'Get started',
  grafana: 'Grafana',
  integrations: 'Integrations',
  kafka: 'Apache Kafka',
  'kafka/kafka-connect': 'Kafka Connect',
  'kafka/kafka-mirrormaker': 'MirrorMaker 2',
  'kafka/karapace': 'Karapace',
  'marketplace-setup': 'Marketplace',
  metrics: 'Metrics',
  mysql: 'MySQL',
  opensearch: 'OpenSearch',
  overview: 'Overview',
  platform: 'Platform',
  postgresql: 'PostgreSQL',
  services: 'Services',
  tools: 'Tools',
  valkey: 'Valkey',
};

const KINDS: Record<string, string> = {
  landing: 'Overview',
  'get-started': 'Get started',
  concept: 'Concept',
  howto: 'How to',
  reference: 'Reference',
  troubleshooting: 'Troubleshooting',
};

export const areaName = (area: string): string => NAMES[area] ?? area;
export const kindName = (kind: string): string => KINDS[kind] ?? kind;
/** Areas a reader can filter by; those inside Kafka are found with it. */
export const AREAS = Object.keys(NAMES).filter(
  (area) =>
    !area.includes('/') &&
    !['get-started', 'marketplace-setup', 'overview', 'services'].includes(area),
);
export const KIND_LIST = Object.keys(KINDS);

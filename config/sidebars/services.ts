import {areas, group} from './group';
import {alloydbomni} from './alloydbomni';
import {apps} from './apps';
import {caching} from './caching';
import {cassandra} from './cassandra';
import {clickhouse} from './clickhouse';
import {datahub} from './datahub';
import {diskless} from './diskless';
import {dragonfly} from './dragonfly';
import {flink} from './flink';
import {grafana} from './grafana';
import {kafka} from './kafka';
import {metrics} from './metrics';
import {mysql} from './mysql';
import {opensearch} from './opensearch';
import {postgresql} from './postgresql';
import {valkey} from './valkey';

/** Each service is an area of its own, so that the sidebar shows one at a time. */
export const services = areas(
  group(
    'Services',
    [
      kafka,
      diskless,
      flink,
      postgresql,
      mysql,
      alloydbomni,
      clickhouse,
      cassandra,
      opensearch,
      valkey,
      caching,
      dragonfly,
      grafana,
      metrics,
      apps,
      datahub,
    ],
    'products/services',
  ),
);

import type {Document} from '../../content/types';
import type {PageContext} from './sample';

/** Service types of folders whose name is not the type. */
const TYPES: Record<string, string> = {
  'products/postgresql': 'pg',
  'products/caching': 'redis',
  'products/kafka/kafka-connect': 'kafka_connect',
  'products/kafka/kafka-mirrormaker': 'kafka_mirrormaker',
  'products/diskless': 'kafka',
  'products/metrics': 'thanos',
  'products/services': '',
};

/** What the path of a page says about its samples. */
export function contextOf({area, file}: Pick<Document, 'area' | 'file'>): PageContext {
  const path = file
    .replace(/^docs\//, '')
    .replace(/\.mdx?$/, '')
    .replace(/(?:^|\/)_[^/]*$/, '');
  const special = Object.keys(TYPES)
    .filter((folder) => path === folder || path.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0];
  if (special !== undefined) return {area, serviceType: TYPES[special] || undefined};
  const product = /^products\/([a-z]+)/.exec(path)?.[1];
  return {area, serviceType: product};
}

import type {Kind} from './types';

const KIND_OF_FOLDER: Record<string, Kind> = {
  concepts: 'concept',
  howto: 'howto',
  reference: 'reference',
  troubleshooting: 'troubleshooting',
};

/** Products that have an area of their own inside Kafka. */
const NESTED = ['kafka-connect', 'kafka-mirrormaker', 'karapace'];

/** The kind of a page is its folder (content guide); `id` is the route under the docs root. */
export function kindOf(id: string): Kind {
  const parts = id.split('/');
  if (parts[parts.length - 1] === 'get-started') {
    return 'get-started';
  }
  const folder = parts
    .slice(0, -1)
    .reverse()
    .find((part) => part in KIND_OF_FOLDER);
  if (folder !== undefined) {
    return KIND_OF_FOLDER[folder] as Kind;
  }
  if (parts[0] === 'tools') {
    return parts.length > 2 ? 'reference' : 'landing';
  }
  return parts[0] === 'integrations' ? 'howto' : 'landing';
}

export function areaOf(id: string): string {
  const [first = '', second = '', third = ''] = id.split('/');
  if (first === 'products') {
    return NESTED.includes(third) ? `${second}/${third}` : second || 'services';
  }
  return first || 'overview';
}

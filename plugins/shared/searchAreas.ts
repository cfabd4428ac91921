import file from '../../data/areas.json';

type Listed = {id: string; label: string; isFilter?: boolean};
const LISTED: Listed[] = file.areas;

const KINDS: Record<string, string> = {
  landing: 'Overview',
  'get-started': 'Get started',
  concept: 'Concept',
  howto: 'How to',
  reference: 'Reference',
  troubleshooting: 'Troubleshooting',
};

/** The name of an area in the search filters, without trademark signs. */
export const areaName = (area: string): string =>
  LISTED.find(({id}) => id === area)?.label.replace(/[®™]/g, '') ?? area;
export const kindName = (kind: string): string => KINDS[kind] ?? kind;
/** Areas a reader can filter by, in the order of their names; those inside Kafka are found with it. */
export const AREAS = LISTED.filter(({isFilter}) => isFilter)
  .map(({id}) => id)
  .sort((a, b) => areaName(a).localeCompare(areaName(b)));
export const KIND_LIST = Object.keys(KINDS);

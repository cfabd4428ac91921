import {group} from './group';

export const tools = group(
  'Aiven dev tools',
  ['tools/cli', 'tools/api', 'tools/terraform', 'tools/kubernetes', 'tools/query-optimizer'],
  'tools',
);

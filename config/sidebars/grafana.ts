import {group} from './group';

export const grafana = group(
  'Aiven for Grafana®',
  ['products/grafana/get-started'],
  'products/grafana',
);

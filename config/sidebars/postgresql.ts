import {group} from './group';

export const postgresql = group(
  'Aiven for PostgreSQL®',
  ['products/postgresql/get-started'],
  'products/postgresql',
);

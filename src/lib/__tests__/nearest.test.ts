import {describe, expect, it} from 'vitest';
import {nearestRoutes, type Route} from '../nearest';

const ROUTES: Route[] = [
  ['/docs/products/kafka', 'Aiven for Apache Kafka®'],
  ['/docs/products/kafka/howto/kcat', 'Produce and consume with kcat'],
  ['/docs/products/kafka/howto/manage-acls', 'Manage access control lists'],
  ['/docs/products/postgresql/howto/manage-pool', 'Manage connection pools'],
  ['/docs/tools/cli', 'Aiven CLI'],
];

const paths = (wanted: string) => nearestRoutes(wanted, ROUTES).map(([path]) => path);

describe('nearestRoutes', () => {
  it('finds a page under a mistyped address', () => {
    expect(paths('/docs/products/kafka/howto/kcatt')[0]).toBe('/docs/products/kafka/howto/kcat');
    expect(paths('/products/kafka/howto/manage-acl.html')[0]).toBe(
      '/docs/products/kafka/howto/manage-acls',
    );
  });

  it('finds a page by the words of its title', () => {
    expect(paths('/connection-pools')[0]).toBe('/docs/products/postgresql/howto/manage-pool');
  });

  it('suggests nothing when nothing is like it', () => {
    expect(paths('/wp-login.php')).toEqual([]);
    expect(paths('/')).toEqual([]);
    expect(paths('/%E0%A4%A')).toEqual([]);
  });

  it('keeps to the limit', () => {
    expect(nearestRoutes('/docs/products/kafka/howto', ROUTES, 2)).toHaveLength(2);
  });
});

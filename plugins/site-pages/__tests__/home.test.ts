import {describe, expect, it} from 'vitest';
import {resolveHome} from '../home';
import type {PageLink} from '../shared/types';

const pagesOf = (...ids: string[]) =>
  new Map<string, PageLink>(
    ids.map((id) => [id, {id, path: `/docs/${id}`, title: id, description: ''}]),
  );

describe('resolveHome', () => {
  it('leaves out what has no page, and a family that has none', () => {
    const {families, tools} = resolveHome(pagesOf('products/kafka', 'tools/cli'), []);
    expect(families.map(({label}) => label)).toEqual(['Streaming']);
    expect(families[0]?.services.map(({label}) => label)).toEqual(['Apache Kafka®']);
    expect(tools.map(({path}) => path)).toEqual(['/docs/tools/cli']);
  });

  it('says when a service has ended, from the facts', () => {
    const pages = pagesOf('products/dragonfly', 'products/valkey');
    const {families} = resolveHome(pages, [{type: 'dragonfly', endOfLife: '2026-09-30'}]);
    expect(families[0]?.services).toMatchObject([
      {label: 'Valkey™'},
      {label: 'Dragonfly', ended: '2026-09-30'},
    ]);
    expect(families[0]?.services[0]?.ended).toBeUndefined();
  });

  it('takes the first page that exists', () => {
    const {tasks} = resolveHome(pagesOf('marketplace-setup'), []);
    expect(tasks).toMatchObject([
      {label: 'Set up billing for a project', path: '/docs/marketplace-setup'},
    ]);
  });
});

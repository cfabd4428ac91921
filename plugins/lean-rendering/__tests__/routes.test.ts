import {matchRoutes as matchAll, type RouteConfig} from 'react-router-config';
import {describe, expect, it} from 'vitest';
import {candidatesOf} from '../candidates';
import {matchRoutes} from '../routes';

const leaf = (path: string): RouteConfig => ({path, exact: true, key: path});

const ROUTES: RouteConfig[] = [
  leaf('/search'),
  {
    path: '/docs',
    routes: [
      leaf('/docs/a'),
      leaf('/docs/A'),
      leaf('/docs/a.b'),
      leaf('/docs/:page(x|y)'),
      leaf('/docs/x'),
      leaf('/docs/ä'),
      {path: ['/docs/one', '/docs/two'], exact: true},
      {path: '/docs/open'},
    ],
  },
  leaf('/'),
  {path: '*'},
];

const PATHS = [
  '/',
  '/docs',
  '/docs/',
  '/docs/a',
  '/docs/a/',
  '/Docs/A',
  '/docs/a/b',
  '/docs/aXb',
  '/docs/x',
  '/docs/y',
  '/docs/ä',
  '/docs/%C3%A4',
  '/docs/two',
  '/docs/open/further',
  '/search/',
  '/none',
];

describe('routes of a path', () => {
  it.each(PATHS)('%s matches what the router matches', (path) => {
    const seen = (matches: {route: RouteConfig; match: unknown}[]) =>
      matches.map(({route: {path: of}, match}) => ({of, match}));
    expect(seen(matchRoutes(ROUTES, path))).toEqual(seen(matchAll(ROUTES, path)));
    expect(matchAll(ROUTES, path)).not.toEqual([]);
  });

  it('are few, however many there are', () => {
    const many = Array.from({length: 1000}, (_, page) => leaf(`/docs/${page}`));
    expect(candidatesOf([...many, {path: '*'}], '/docs/500').map(({path}) => path)).toEqual([
      '/docs/500',
      '*',
    ]);
  });

  it('keep the order in which they were given', () => {
    const open = {path: '/docs', routes: []};
    expect(candidatesOf([leaf('/docs'), open, leaf('/DOCS/')], '/docs')).toEqual([
      leaf('/docs'),
      open,
      leaf('/DOCS/'),
    ]);
  });
});

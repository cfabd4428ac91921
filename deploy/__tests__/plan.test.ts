import {describe, expect, it} from 'vitest';
import {FOLDER} from '../../plugins/social-images/shared/picture';
import {EMPTY, keyOf, planDeploy, type Plan, type State, type Step} from '../plan';

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-01-01T00:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * DAY);

const files = (...paths: string[]) =>
  ['index.html', '404.html', ...paths].map((path) => ({path, digest: `digest of ${path}`}));
const site = (paths: string[], redirects = '', baseUrl = '/') => ({
  files: files(...paths),
  redirects,
  baseUrl,
});
const keys = ({steps}: Plan, kind: Step['do']) =>
  steps.filter((step) => step.do === kind).map(({key}) => key);
const isBefore = (list: Step[], a: string, b: string) =>
  list.findIndex(({key}) => key === a) < list.findIndex(({key}) => key === b);

describe('keyOf', () => {
  it.each([
    ['index.html', '/', 'index.html'],
    ['docs/kafka.html', '/', 'docs/kafka'],
    ['docs/kafka.md', '/', 'docs/kafka.md'],
    ['404.html', '/', '404.html'],
    ['index.html', '/docs/', 'docs'],
    ['kafka.html', '/docs/', 'docs/kafka'],
    ['assets/js/a.js', '/docs/', 'docs/assets/js/a.js'],
  ])('%s under %s is %s', (file, base, key) => {
    expect(keyOf(file, base)).toBe(key);
  });
});

describe('planDeploy', () => {
  const first = planDeploy(
    site(['docs/kafka.html', 'docs/kafka.md', 'assets/js/main.1.js', 'content-index.json']),
    EMPTY,
    'r1',
    NOW,
  );

  it('uploads assets first, pages last, redirects and deletions after them', () => {
    expect(keys(first, 'put')).toEqual([
      'assets/js/main.1.js',
      'content-index.json',
      'docs/kafka.md',
      '404.html',
      'docs/kafka',
      'index.html',
    ]);
    const next = planDeploy(
      site(
        ['docs/kafka.html', 'docs/new.html', 'assets/js/main.2.js'],
        '/docs/gone /docs/kafka 301\n',
      ),
      first.state,
      'r2',
      NOW,
    );
    expect(isBefore(next.steps, 'assets/js/main.2.js', 'docs/new')).toBe(true);
    expect(isBefore(next.steps, 'docs/new', 'docs/gone')).toBe(true);
    expect(isBefore(next.steps, 'docs/gone', 'docs/kafka.md')).toBe(true);
    expect(next.steps.at(-1)?.do).toBe('delete');
  });

  it('has the picture of a page there before the page, and keeps it while others still show it', () => {
    const picture = `${FOLDER}/0123456789abcdef.png`;
    const plan = planDeploy(site(['docs/new.html', picture]), first.state, 'r2', NOW);
    expect(isBefore(plan.steps, picture, 'docs/new')).toBe(true);
    expect(plan.steps.find(({key}) => key === picture)).toMatchObject({
      type: 'image/png',
      cache: 'public, max-age=31536000, immutable',
    });
    const after = planDeploy(site(['docs/new.html']), plan.state, 'r3', later(1));
    expect(keys(after, 'delete')).not.toContain(picture);
    expect(Object.keys(after.state.retired)).toContain(picture);
  });

  it('names the type, and how long it is kept', () => {
    const put = (key: string) => first.steps.find((step) => step.key === key);
    expect(put('docs/kafka')).toMatchObject({
      type: 'text/html; charset=utf-8',
      cache: 'public, max-age=0, must-revalidate',
    });
    expect(put('docs/kafka.md')).toMatchObject({type: 'text/markdown; charset=utf-8'});
    expect(put('assets/js/main.1.js')).toMatchObject({
      cache: 'public, max-age=31536000, immutable',
    });
  });

  it('leads the other addresses of a page to it', () => {
    expect(first.steps.filter((step) => step.do === 'redirect')).toEqual([
      {do: 'redirect', phase: 'redirects', key: 'docs/kafka.html', to: '/docs/kafka'},
      {do: 'redirect', phase: 'redirects', key: 'docs/kafka/index.html', to: '/docs/kafka'},
    ]);
  });

  it('sets a real redirect where a page has moved, instead of the page that says so', () => {
    const {steps} = planDeploy(
      site(['docs/old.html', 'docs/new.html'], '/docs/old /docs/new 301\n'),
      EMPTY,
      'r1',
      NOW,
    );
    expect(steps.filter(({key}) => key === 'docs/old')).toEqual([
      {do: 'redirect', phase: 'redirects', key: 'docs/old', to: '/docs/new'},
    ]);
  });

  it('does nothing again that is done', () => {
    const again = planDeploy(
      site(['docs/kafka.html', 'docs/kafka.md', 'assets/js/main.1.js', 'content-index.json']),
      first.state,
      'r2',
      NOW,
    );
    expect(again.steps).toEqual([]);
  });

  it('uploads what has changed, and no more', () => {
    const changed = site([
      'docs/kafka.html',
      'docs/kafka.md',
      'assets/js/main.1.js',
      'content-index.json',
    ]);
    changed.files = changed.files.map((file) =>
      file.path === 'docs/kafka.html' ? {...file, digest: 'other'} : file,
    );
    expect(planDeploy(changed, first.state, 'r2', NOW).steps).toMatchObject([
      {do: 'put', key: 'docs/kafka'},
    ]);
  });

  it('deletes a page that is gone at once, with its other addresses', () => {
    const next = planDeploy(
      site(['assets/js/main.1.js', 'content-index.json']),
      first.state,
      'r2',
      NOW,
    );
    expect(keys(next, 'delete')).toEqual([
      'docs/kafka',
      'docs/kafka.html',
      'docs/kafka.md',
      'docs/kafka/index.html',
    ]);
  });

  it('keeps an asset for 30 days from when the site dropped it, however old it is', () => {
    const at = (state: State, paths: string[], days: number) =>
      planDeploy(site(paths), state, `r${days}`, later(days));
    const live = at(EMPTY, ['assets/js/main.1.js'], 0);
    const dropped = at(live.state, ['assets/js/main.2.js'], 100);
    expect(keys(dropped, 'delete')).toEqual([]);
    const month = at(dropped.state, ['assets/js/main.2.js'], 130);
    expect(keys(month, 'delete')).toEqual([]);
    const after = at(month.state, ['assets/js/main.2.js'], 131);
    expect(keys(after, 'delete')).toEqual(['assets/js/main.1.js']);
    expect(keys(at(after.state, ['assets/js/main.2.js'], 132), 'delete')).toEqual([]);
  });

  it('takes back an asset that comes again', () => {
    const live = planDeploy(site(['assets/js/main.1.js']), EMPTY, 'r1', NOW);
    const dropped = planDeploy(site([]), live.state, 'r2', NOW);
    const again = planDeploy(site(['assets/js/main.1.js']), dropped.state, 'r1', later(10));
    expect(again.state.retired).toEqual({});
    expect(
      keys(planDeploy(site(['assets/js/main.1.js']), again.state, 'r3', later(60)), 'delete'),
    ).toEqual([]);
  });

  it('keeps to itself what is for servers', () => {
    const {steps} = planDeploy(
      site([
        '_headers',
        '_redirects',
        'nginx-http.conf',
        'nginx-server.conf',
        'docs/a.html.br',
        'docs/a.html.gz',
      ]),
      EMPTY,
      'r1',
      NOW,
    );
    expect(steps.map(({key}) => key)).toEqual(['404.html', 'index.html']);
  });

  it('refuses a build that is not whole', () => {
    expect(() =>
      planDeploy(
        {files: [{path: 'docs.html', digest: 'x'}], redirects: '', baseUrl: '/'},
        first.state,
        'r2',
        NOW,
      ),
    ).toThrowErrorMatchingInlineSnapshot(
      `[Error: deploy: the build has no index.html: it is not complete, nothing was changed]`,
    );
  });
});

import {describe, expect, it} from 'vitest';
import {check} from '../check';
import {configuration} from '../rules/configuration';
import {duplication} from '../rules/duplication';
import {frontMatter} from '../rules/front-matter';
import {prose} from '../rules/prose';
import {routes} from '../rules/routes';
import {runs} from '../rules/runs';
import {shape} from '../rules/shape';
import {fingerprint} from '../sample-runs';
import {sidebar} from '../rules/sidebar';
import {found, page, siteOf} from './site-of';

const A = 'docs/platform/concepts/a.md';
const body = (text: string) => page(text);
const head = (yaml: string) => `---\n${yaml}\n---\n\nText.\n`;
const DESCRIPTION = 'description: What the reader gets, said in a sentence of the right length.';

describe('front matter', () => {
  it.each([
    [`title: A title\n${DESCRIPTION}`, []],
    [`title: A title\n${DESCRIPTION}\nkeywords: [a, 403]\navailability: early\nunlisted: true`, []],
    ['title: A title', ['1:1 front-matter/missing']],
    [`title: A title\n${DESCRIPTION}\nslug: /x`, ['4:1 front-matter/unknown-key']],
    [`title: A title\n${DESCRIPTION}\nunlisted: yes please`, ['4:1 front-matter/value']],
    [`title: A title\n${DESCRIPTION}\nkeywords: a, b`, ['4:1 front-matter/type']],
    [`title: A title\n${DESCRIPTION}\nsidebar_label: A title`, ['4:1 front-matter/form']],
    [
      `title: A title\ndescription: Has \`code\` in it, which is shown with its marks as it stands.`,
      ['3:1 front-matter/form'],
    ],
    [
      `title: A title\ndescription: It stops in the middle of a sentence that would have been long and`,
      ['3:1 front-matter/form'],
    ],
    [`title: 2026\n${DESCRIPTION}`, ['2:1 front-matter/type']],
  ])('%s', async (yaml, expected) => {
    expect(await found(frontMatter, {[A]: head(yaml)})).toEqual(
      expected.map((where) => `${A}:${where}`),
    );
  });

  it('names the key that was meant', async () => {
    const [problem] = await frontMatter(
      await siteOf({[A]: head(`title: A title\n${DESCRIPTION}\nsidebar_labels: A`)}),
    );
    expect(problem?.hint).toContain('Did you mean `sidebar_label`?');
  });
});

describe('prose', () => {
  it.each([
    ['## Connect with Kafka Connect', []],
    ['## Create a VPC: What to know', []],
    ['## The `SHOW TABLES` Statement', ['6:22 prose/sentence-case']],
    ['## Create A Topic', ['6:13 prose/sentence-case']],
    ['Read `just` and Apache Kafka®, then Kafka.', []],
    ['Read it,\njust so.', ['7:1 prose/word']],
    ['Click **Topic blacklist**.', []],
    ['For example, e.g. this.', ['6:14 prose/word']],
    ['Kafka and PostgreSQL®.', ['6:1 prose/trademark']],
    ['Apache Kafka and `Kafka`.', ['6:1 prose/trademark']],
    ['## With Kafka\n\nApache Kafka® is.', []],
    ['## Apache Kafka®\n\nKafka is.', []],
    ['Valkey® is.', ['6:1 prose/trademark']],
    ['See kafka.apache.org and postgresql-client.', []],
  ])('%s', async (text, expected) => {
    expect(await found(prose, {[A]: body(text)})).toEqual(expected.map((where) => `${A}:${where}`));
  });
});

describe('habits', () => {
  const QUESTIONS = 'questions:\n  - q: Do I have to pay?\n    a: No.\n';
  const LINE = 9;
  it.each([
    ['The disk is changed at once.', 21],
    ['You have to restart it.', 5],
    ['A value that has to match.', 14],
    ['It is a service of its own.', 17],
    ['They have plans of their own and no limits.', 17],
    ['A slot that nobody reads.', 13],
    ['It takes some minutes.', 10],
    ["Aiven's documentation says so.", 1],
    ['Aiven documents no limit.', 1],
  ])('%s', async (text, column) => {
    expect(await found(prose, {[A]: page(text, QUESTIONS)})).toEqual([
      `${A}:${LINE}:${column} prose/habit`,
    ]);
    // Before a page is edited, its first edition stands.
    expect(await found(prose, {[A]: page(text)})).toEqual([]);
  });

  it.each([
    'It allows 50 connections at once.',
    'All nodes are lost at once.',
    'Indexes of its own nodes.',
    'It uses your account instead of its own.',
    'What this has to do with plans, and what the site has to offer.',
    'Write `have to`, or click **You have to**.',
    'On some days it is slow.',
  ])('passes %s', async (text) => {
    expect(await found(prose, {[A]: page(text, QUESTIONS)})).toEqual([]);
  });

  it('are found in partials that an edited page shows', async () => {
    const P = 'docs/platform/concepts/_p.mdx';
    const shown = "import P from './_p.mdx';\n\n<P />";
    const partial = {[P]: 'You have to wait.\n'};
    expect(await found(prose, {[A]: page(shown, QUESTIONS), ...partial})).toEqual([
      `${P}:1:5 prose/habit`,
    ]);
    expect(await found(prose, {[A]: page(shown), ...partial})).toEqual([]);
  });

  it('are found in answers and descriptions, and left in questions', async () => {
    const answer = QUESTIONS.replace('No.', 'You have to.');
    expect(await found(prose, {[A]: page('Text.', answer)})).toEqual([`${A}:6:5 prose/habit`]);
    const text = page('Text.', QUESTIONS).replace('xxxx', 'Nobody xxxx');
    expect(await found(prose, {[A]: text})).toEqual([`${A}:3:1 prose/habit`]);
  });
});

describe('shape', () => {
  const long = 'word '.repeat(220);
  it.each([
    ['## A\n\n### B\n\n## C', []],
    ['### B', ['6:1 shape/heading-order']],
    ['# B', ['6:1 shape/h1']],
    ['## A {#x}\n\n## B {#x}', ['8:1 shape/duplicate-anchor']],
    ['<img src="/img/a.svg" alt="" />', []],
    ['<!-- no -->', ['6:2 shape/invalid-mdx']],
    ['<Tabz />', ['6:1 shape/unknown-component']],
    ['```mermaid\n' + 'x'.repeat(1001) + '\n```', ['6:1 shape/diagram']],
    ['<https://example.com>', ['6:8 shape/invalid-mdx']],
  ])('%s', async (text, expected) => {
    expect(await found(shape, {[A]: body(`${text}\n\n${long}`)})).toEqual(
      expected.map((where) => `${A}:${where}`),
    );
  });

  it('counts tabs and the lists of partials as steps', async () => {
    const howto = 'docs/x/howto/a.md';
    expect(await found(shape, {[howto]: body(long)})).toEqual([`${howto}:1:1 shape/steps`]);
    expect(
      await found(shape, {
        [howto]: body(`import P from './_p.mdx';\n\n<P />\n\n${long}`),
        'docs/x/howto/_p.mdx': '1. One.\n',
      }),
    ).toEqual([]);
  });
});

describe('kinds', () => {
  const A_TASK = '---\ntitle: Rotate a key\n---\n\n1. One.\n';
  const file = 'docs/x/concepts/rotate.md';
  it.each([
    [A_TASK, [`${file}:2:1 shape/kind`]],
    [A_TASK.replace('1. One', 'One'), []],
    [A_TASK.replace('Rotate a', 'Rotated'), []],
  ])('%#', async (text, expected) => {
    const all = await found(shape, {[file]: text});
    expect(all.filter((one) => one.endsWith('shape/kind'))).toEqual(expected);
  });

  it('lets published pages be where they are', async () => {
    const routes = {'config/published-routes.json': '["/x/concepts/rotate"]'};
    expect((await found(shape, {[file]: A_TASK, ...routes})).join()).not.toContain('shape/kind');
  });
});

describe('sidebar', () => {
  const sidebars = (items: string) => ({'sidebars.ts': `export default {main: ${items}};\n`});
  it('wants every page once', async () => {
    expect(await found(sidebar, {[A]: body(''), ...sidebars("['platform/concepts/a']")})).toEqual(
      [],
    );
    expect(await found(sidebar, {[A]: body(''), ...sidebars('[]')})).toEqual([
      `${A}:1:1 sidebar/missing`,
    ]);
  });

  it('lets pages be outside that say so, or that are listed', async () => {
    expect(await found(sidebar, {[A]: page('', 'unlisted: true\n'), ...sidebars('[]')})).toEqual(
      [],
    );
    const outside = {'config/outside-sidebar.json': '[{"route": "/platform/concepts/a"}]'};
    expect(await found(sidebar, {[A]: body(''), ...outside, ...sidebars('[]')})).toEqual([]);
    expect(
      await found(sidebar, {[A]: body(''), ...outside, ...sidebars("['platform/concepts/a']")}),
    ).toEqual(['sidebars.ts:1:24 sidebar/outside']);
  });

  it('bounds the depth', async () => {
    const nested = Array.from({length: 7}).reduce<string>(
      (inner) => `{type: 'category', label: 'L', items: [${inner}]}`,
      "'platform/concepts/a'",
    );
    expect(await found(sidebar, {[A]: body(''), ...sidebars(`[${nested}]`)})).toEqual([
      expect.stringMatching(/sidebar\/depth$/),
    ]);
  });
});

describe('runs', () => {
  const PG = 'docs/products/postgresql/howto/a.md';
  const sample = page('```sql run\nSELECT 1;\n```\n');
  const result = (samples: string, id = 'products/postgresql/howto/a') => ({
    'data/sample-runs.json': JSON.stringify({
      postgresql: {
        server: 'PostgreSQL 15.1',
        date: '2026-11-21',
        pages: {[id]: {count: 1, samples}},
      },
    }),
  });
  const meta = {run: true} as const;
  const now = fingerprint([{lang: 'sql', meta, value: 'SELECT 1;'}]);

  it('wants a result of the samples as they are', async () => {
    expect(await found(runs, {[PG]: sample, ...result(now)})).toEqual([]);
    expect(await found(runs, {[PG]: sample, ...result('other')})).toEqual([`${PG}:6:1 runs/stale`]);
    expect(await found(runs, {[PG]: sample})).toEqual([`${PG}:6:1 runs/stale`]);
  });

  it('wants no result of a page that has nothing to run', async () => {
    expect(await found(runs, {[PG]: body(''), ...result(now)})).toEqual([
      'data/sample-runs.json:1:1 runs/gone',
    ]);
  });

  it('wants a server for the area', async () => {
    expect(await found(runs, {[A]: sample})).toEqual([`${A}:6:1 runs/area`]);
  });
});

describe('routes', () => {
  it('names the anchor that a redirect must have meant', async () => {
    const files = {
      [A]: body('## Undo the change'),
      'config/redirects.ts':
        "export const redirects = [{from: '/old', to: '/platform/concepts/a#undo-a-change'}];\n",
    };
    const problems = await check(await siteOf(files), {routes});
    expect(problems.map(({hint}) => hint)).toEqual(['Did you mean #undo-the-change?']);
  });

  it('wants no route of an address outside the docs root', async () => {
    const files = {
      [A]: body(''),
      'config/redirects.ts':
        "export const redirects = [{from: '/docs/x', to: '/platform/concepts/a'}];\n",
    };
    expect(await found(routes, files)).toEqual(['config/redirects.ts:1:34 routes/form']);
  });

  it('knows the pages that Docusaurus makes of categories, whatever the docs root', async () => {
    const published = {'config/published-routes.json': '["/platform/concepts/a", "/list"]'};
    const category = (slug: string) =>
      `export default {main: [{type: 'category', label: 'L', link: {type: 'generated-index', slug: '${slug}'}, items: ['platform/concepts/a']}]};\n`;
    const files = {[A]: body(''), ...published};
    expect(await found(routes, {...files, 'sidebars.ts': category('/list')})).toEqual([]);
    expect(await found(routes, {...files, 'sidebars.ts': category('/other')})).toEqual([
      'config/published-routes.json:3:3 routes/removed',
    ]);
  });
});

describe('configuration', () => {
  it.each(['warn', 'log', 'ignore', undefined])(
    'refuses onBrokenLinks: %s',
    async (onBrokenLinks) => {
      const hooks = {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'};
      const config = {
        onBrokenLinks,
        onBrokenAnchors: 'throw',
        onDuplicateRoutes: 'throw',
        markdown: {hooks},
      };
      const files = {
        [A]: body(''),
        'docusaurus.config.ts': `export default {\n  onBrokenLinks: '${onBrokenLinks}',\n};\n`,
      };
      expect(await found(configuration, files, config)).toEqual([
        'docusaurus.config.ts:2:3 configuration/throw',
      ]);
      expect(await found(configuration, files, {...config, onBrokenLinks: 'throw'})).toEqual([]);
    },
  );

  it('refuses a hook of its own in place of throw', async () => {
    const hooks = {onBrokenMarkdownLinks: () => undefined, onBrokenMarkdownImages: 'throw'};
    const config = {
      onBrokenLinks: 'throw',
      onBrokenAnchors: 'throw',
      onDuplicateRoutes: 'throw',
      markdown: {hooks},
    };
    expect(
      await found(configuration, {[A]: body(''), 'docusaurus.config.ts': ''}, config),
    ).toHaveLength(1);
  });
});

describe('duplication', () => {
  const text =
    'A consumer group reads one partition with one member at a time, so that the number of partitions bounds how many of its members can work at once.';
  it('finds a paragraph that another page has, with a word changed', async () => {
    const files = {[A]: body(text), 'docs/b.md': body(text.replace('at once', 'together'))};
    expect(await found(duplication, files)).toEqual([`${A}:6:1 duplication/paragraph`]);
  });

  it('leaves short paragraphs and repetition within a page alone', async () => {
    expect(await found(duplication, {[A]: body(`${text}\n\n${text}`)})).toEqual([]);
    expect(
      await found(duplication, {[A]: body('A short one.'), 'docs/b.md': body('A short one.')}),
    ).toEqual([]);
  });
});

describe('check', () => {
  it('fails when there is nothing to look at', async () => {
    await expect(check(await siteOf({'package.json': '{}'}), {})).rejects.toThrow(
      'there is nothing to check',
    );
  });
});

import {describe, expect, it} from 'vitest';
import {toMarkdown} from '../../content-index/markdown';
import {buildIndex} from '../../content-index/retrieval/build';
import {Engine} from '../../content-index/retrieval/engine';
import type {PagesFile} from '../../content-index/retrieval/format';
import {toSections} from '../../content-index/sections';
import type {Block, Kind, Page, Question} from '../../content-index/types';
import {answer} from '../shared/answer';

const h = (md: string, id: string, depth = 2): Block => ({t: 'heading', depth, id, md});
const p = (md: string): Block => ({t: 'paragraph', md});
const page = (
  route: string,
  title: string,
  kind: Kind,
  blocks: Block[],
  questions: Question[] = [],
): Page => ({
  route: `/docs/${route}`,
  title,
  description: `About: ${title}.`,
  keywords: [],
  kind,
  area: route.split('/')[1] ?? '',
  questions,
  blocks,
});

const PAGES = [
  page('products/mysql/connections', 'Connection limits of MySQL', 'concept', [
    p('Every node has a limit of connections. It is set by memory. Plans differ in memory.'),
    h('Limits by memory', 'limits'),
    p('A MySQL node accepts as many connections as its memory allows:'),
    {
      t: 'table',
      rows: [
        ['memory', 'connections'],
        ['1 GiB', '76'],
        ['2 GiB', '151'],
        ['4 GiB', '401'],
      ],
    },
    h('If connections run out', 'run-out'),
    {
      t: 'table',
      rows: [
        ['symptom', 'cause'],
        ['`Too many connections`', 'The pool is too small.'],
        ['`Host is blocked`', 'Too many failed logins.'],
      ],
    },
    h('Delete idle connections', 'delete'),
    {t: 'list', ordered: true, start: 1, items: [[p('Run `KILL 5;` on the connections.')]]},
  ]),
  page('products/postgresql/connections', 'Connection limits of PostgreSQL', 'concept', [
    p('PgBouncer lets 5,000 connections in.'),
  ]),
  page('products/kafka/create-topic', 'Create a Kafka topic', 'howto', [
    p('A topic holds records.'),
    h('Before you start', 'before'),
    p('To create a topic you need a running Kafka service.'),
    h('Create it', 'create'),
    {
      t: 'tabs',
      tabs: [
        {
          label: 'Console',
          blocks: [
            {
              t: 'list',
              ordered: true,
              start: 1,
              items: [[p('Click **Topics**.')], [p('Click **Create topic**.')]],
            },
          ],
        },
        {
          label: 'CLI',
          blocks: [{t: 'code', lang: 'bash', text: 'avn service topic-create orders'}],
        },
      ],
    },
    h('Delete it', 'delete'),
    {t: 'list', ordered: true, start: 1, items: [[p('Click **Delete topic**.')]]},
  ]),
  page('products/flink/cdc', 'Flink tables with PostgreSQL CDC', 'howto', [
    p('Insert records of PostgreSQL into Flink.'),
    h('Prepare PostgreSQL', 'prepare'),
    p('Insert a user into PostgreSQL, from which Flink reads.'),
  ]),
  page('products/flink/pg', 'Flink tables on PostgreSQL', 'howto', [
    p('Flink reads and writes.'),
    h('Write results', 'write'),
    p('Insert the records of Kafka with `INSERT INTO`.'),
  ]),
  page('products/caching/get-started', 'Get started with Caching', 'get-started', [
    p('Caching stores sessions with a time to live.'),
  ]),
  page(
    'platform/power',
    'Service power cycle',
    'concept',
    [
      p('A service can be powered off.'),
      h('What is kept', 'kept'),
      p('It is deleted after 180 days.'),
    ],
    [{q: 'How long can a service stay powered off?', a: '180 days.', at: 'kept', also: []}],
  ),
  ...Array.from({length: 20}, (_, index) =>
    page(`platform/filler-${index}`, `Filler ${index}`, 'concept', [p('Words of no use.')]),
  ),
];
const files = buildIndex(PAGES.flatMap(toSections), {
  synonyms: [],
  ended: ['caching'],
  products: {mysql: ['mysql'], postgresql: ['postgresql'], kafka: ['kafka'], caching: ['caching']},
  nameOf: (stem, extension, data) =>
    `${stem}-${data.length}-${String(data).slice(0, 30)}.${extension}`,
});
const engine = new Engine(JSON.parse(String(files[0]?.data)) as PagesFile, (name) => {
  const data = files.find((file) => file.name === name)?.data ?? '';
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  return Promise.resolve(bytes.slice().buffer as ArrayBuffer);
});
const texts = new Map(PAGES.map((one) => [one.route, toMarkdown(one, 'https://x')]));
const ask = (question: string, before?: string) =>
  answer(
    question,
    before,
    (query, options) => engine.search(query, options),
    (route) => Promise.resolve(texts.get(route) ?? ''),
  );
const found = async (question: string, before?: string) => {
  const given = await ask(question, before);
  if (!given.found) throw new Error(`refused: ${given.reason}`);
  return given;
};

describe('an answer', () => {
  it('is what an author wrote, where the question is the same', async () => {
    const {by, parts} = await found('how long can a service be powered off');
    expect(by).toBe('author');
    expect(parts).toEqual([
      {
        asked: 'How long can a service stay powered off?',
        md: '180 days.',
        title: 'Service power cycle',
        heading: 'What is kept',
        url: '/docs/platform/power#kept',
        isCut: true,
      },
      // The section of the written answer follows it.
      {
        md: 'It is deleted after 180 days.',
        title: 'Service power cycle',
        heading: 'What is kept',
        url: '/docs/platform/power#kept',
        isCut: false,
      },
    ]);
  });

  it('is what an author wrote for a question that is near, where its section is shown anyway', async () => {
    const withChance = (chance: number) =>
      answer(
        'how long can a service be powered off',
        undefined,
        async (query, options) => {
          const {answer: written, ...result} = await engine.search(query, options);
          if (!written) throw new Error('no written answer');
          return {...result, near: [{...written, chance}]};
        },
        (route) => Promise.resolve(texts.get(route) ?? ''),
      );
    expect(await withChance(0.5)).toMatchObject({by: 'author', parts: [{md: '180 days.'}, {}]});
    expect(await withChance(0.1)).toMatchObject({by: 'section'});
  });

  it('comes with the answers of similar questions, without its own', async () => {
    const similarTo = (similar: string[]) =>
      answer(
        'how long can a service be powered off',
        undefined,
        async (query, options) => {
          const result = await engine.search(query, options);
          if (!result.answer) throw new Error('no written answer');
          const {answer: own} = result;
          return {
            ...result,
            near: [own, ...similar.map((question) => ({...own, question, text: 'No.'}))].map(
              (one) => ({
                ...one,
                chance: 0.1,
              }),
            ),
          };
        },
        (route) => Promise.resolve(texts.get(route) ?? ''),
      );
    expect((await similarTo([])).similar).toEqual([]);
    const {similar} = await similarTo(['One?', 'Two?', 'Three?', 'Four?']);
    expect(similar.map(({asked, md, url}) => [asked, md, url])).toEqual(
      ['One?', 'Two?', 'Three?'].map((asked) => [asked, 'No.', '/docs/platform/power#kept']),
    );
  });

  it('is otherwise one section in its own order, with its heading', async () => {
    const {by, parts} = await found('connections of mysql by memory');
    expect(by).toBe('section');
    expect(parts).toHaveLength(1);
    expect(parts[0]).toMatchObject({
      heading: 'Limits by memory',
      url: '/docs/products/mysql/connections#limits',
    });
    expect(parts[0]?.md).toMatch(
      /^A MySQL node accepts[\s\S]*\| 1 GiB \| 76 \|\n\| 2 GiB \| 151 \|/,
    );
  });

  it('shows the tab of the tool that the question names', async () => {
    const {parts, otherTabs} = await found('create a kafka topic with the CLI');
    expect(parts[0]?.md).toContain('avn service topic-create');
    expect(otherTabs).toEqual(['Console']);
  });

  it('is no procedure for the opposite', async () => {
    const {parts} = await found('how do I create a kafka topic');
    expect(parts[0]?.heading).toBe('Create it');
    expect(parts.map(({md}) => md).join()).not.toContain('Delete topic');
    expect((await found('how do I delete a kafka topic')).parts[0]?.heading).toBe('Delete it');
  });

  it('deletes nothing else than what was asked for', async () => {
    const {parts} = await found('delete the records of a kafka topic');
    expect(parts.map(({heading}) => heading)).not.toContain('Delete idle connections');
  });

  it('goes in the direction that was asked for', async () => {
    const {parts} = await found('flink insert from kafka to postgresql');
    expect(parts[0]?.heading).toBe('Write results');
    expect((await found('flink insert from postgresql')).parts[0]?.title).toContain('CDC');
  });

  it('is the row of a symptom alone', async () => {
    const {parts} = await found('mysql error: Host is blocked, connections fail');
    expect(parts[0]?.md).toContain('Too many failed logins.');
    expect(parts[0]?.md).not.toContain('The pool is too small.');
  });

  it('is not taken from a page of another product', async () => {
    const {parts, related} = await found('how many connections does mysql accept');
    expect([...parts, ...related].map(({url}) => url).join()).not.toContain('postgresql');
  });

  it('says first that a service has ended', async () => {
    expect((await found('how do I get started with caching')).notice).toContain('has ended');
    expect((await found('how do I create a kafka topic')).notice).toBeUndefined();
  });

  it('keeps product and subject of the question before', async () => {
    const first = await found('how many connections does mysql accept');
    const next = await ask('and for PostgreSQL?', first.question);
    expect(next.found && next.question).toContain('connections');
    expect(next.found && next.parts[0]?.url).toBe('/docs/products/postgresql/connections');
  });

  it('gives a model the sections as a whole', async () => {
    const {sources} = await found('create a kafka topic with the CLI');
    expect(sources.length).toBeGreaterThan(1);
    expect(sources[0]?.md).toContain('avn service topic-create orders');
  });
});

describe('no answer', () => {
  it.each([
    ['how do I bake bread', 'unsure'],
    ['please delete my service', 'action'],
    ['can you restart my cluster for me', 'action'],
    ['my card 4111 1111 1111 1111 was refused', 'personal'],
    ['is AVNS_abcdefgh12345 a good password', 'personal'],
  ])('is given to: %s', async (question, reason) => {
    expect(await ask(question)).toMatchObject({found: false, reason});
  });

  it('is given where a section does not say whether the tool can', async () => {
    expect((await ask('can avn create a kafka topic')).found).toBe(true);
    expect(await ask('can terraform create a kafka topic')).toMatchObject({found: false});
  });

  it('is given to a word that was guessed', async () => {
    expect(await ask('where is the ekafka')).toMatchObject({found: false, near: []});
  });

  it('leads to what has all words of an action in its title, and to nothing else', async () => {
    const given = await ask('please stop my service power cycle');
    expect(given.found ? [] : given.near.map(({url}) => url)).toEqual([]);
    const near = await ask('please delete my kafka topic');
    expect(near.found ? [] : near.near.map(({heading}) => heading)).toEqual(['Delete it']);
  });

  it('is no reason to refuse a task', async () => {
    expect((await ask('how do I delete my kafka topic')).found).toBe(true);
    expect((await ask('can you tell me how to create a kafka topic')).found).toBe(true);
  });

  it('shows nothing that was asked with a secret', async () => {
    expect(await ask('password: hunter22 for kafka topic')).toEqual({
      found: false,
      reason: 'personal',
      near: [],
      similar: [],
    });
  });
});

import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {readQuestions} from '../questions';
import {buildIndex} from '../retrieval/build';
import {Engine} from '../retrieval/engine';
import type {PagesFile} from '../retrieval/format';
import {Products, belongs} from '../retrieval/products';
import type {Question, Section} from '../types';
import {section} from './section';

const q = (text: string, a = 'An answer.', at = '', also: string[] = []): Question => ({
  q: text,
  a,
  at,
  also,
});
const FILLER = Array.from({length: 12}, (_, index) =>
  section(`platform/concepts/filler-${index}`, `Filler ${index}`, 'Words of no use here.', {
    area: 'platform',
  }),
);

function engineOf(
  sections: Section[],
  before: (name: string) => Promise<void> = () => Promise.resolve(),
): {engine: Engine; loaded: string[]} {
  const files = buildIndex([...sections, ...FILLER], {
    synonyms: [
      ['pause', 'power off'],
      ['postgresql', 'postgres'],
      ['service user', 'database user'],
      ['how long', 'duration'],
    ],
    ended: ['caching'],
    products: {
      caching: ['caching'],
      kafka: ['kafka'],
      postgresql: ['postgresql', 'postgres'],
      mysql: ['mysql'],
    },
    nameOf: (stem, extension, data) =>
      `${stem}-${data.length}-${String(data).slice(0, 40)}.${extension}`,
    answersInFile: 2,
  });
  const loaded: string[] = [];
  const engine = new Engine(JSON.parse(String(files[0]?.data)) as PagesFile, async (name) => {
    loaded.push(name);
    await before(name);
    const data = files.find((file) => file.name === name)?.data;
    return data === undefined
      ? Promise.reject(new Error(name))
      : Promise.resolve(
          (typeof data === 'string' ? new TextEncoder().encode(data) : data).slice()
            .buffer as ArrayBuffer,
        );
  });
  return {engine, loaded};
}

const POWER = section('platform/concepts/power', 'Service power cycle', 'States of a service.', {
  area: 'platform',
});
const SITE = [
  POWER,
  {
    ...POWER,
    anchor: 'off',
    headings: ['Powered off'],
    text: 'It keeps its data.',
    questions: [
      q('How long can a service stay powered off before it is deleted?', '180 days.', 'off', [
        'lifetime of a sleeping database',
        'when do dormant clusters expire',
      ]),
      q('Can I pause a service?', 'Yes.', 'off', ['send a cluster to bed']),
    ],
  },
  section('products/postgresql/limits', 'Connection limits', 'Memory decides.', {
    area: 'postgresql',
    questions: [q('How many connections does PostgreSQL allow?', 'It depends on the plan.')],
  }),
  section('products/mysql/limits', 'Limits of connections', 'Memory decides.', {
    area: 'mysql',
    questions: [q('How many connections does MySQL allow?', 'As many as max_connections.')],
  }),
];

describe('written questions', () => {
  const {engine, loaded} = engineOf(SITE);
  const answer = async (query: string) =>
    (await engine.search(query, {typing: false, written: 'likely'})).answer;

  it('find their page by words that the page does not have', async () => {
    const {pages} = await engine.search('stay deleted', {typing: false});
    expect(pages[0]?.route).toBe('/docs/platform/concepts/power');
  });

  it('answer the same question in other words, with the section', async () => {
    expect(await answer('how long may a service stay power off before deleted')).toEqual({
      question: 'How long can a service stay powered off before it is deleted?',
      text: '180 days.',
      route: '/docs/platform/concepts/power',
      anchor: 'off',
      page: 'Service power cycle',
      headings: ['Powered off'],
    });
  });

  it.each([
    ['sleeping database lifetime', '180 days.'],
    ['when does a dormant cluster expire', '180 days.'],
    ['send clusters to bed', 'Yes.'],
  ])('answer in another wording, under the question itself: %s', async (query, text) => {
    const {answer: given} = await engine.search(query, {typing: false, written: 'likely'});
    expect(given).toMatchObject({text, anchor: 'off'});
    expect(given?.question).toMatch(/^(?:How long can a service stay|Can I pause)/);
  });

  it('answer for the product of the best page what is asked of none', async () => {
    const {engine: own} = engineOf([
      section('products/postgresql/extensions', 'PostGIS', 'Install PostGIS.', {
        area: 'postgresql',
        questions: [
          q('How do I install the PostGIS extension on PostgreSQL?', 'Run `CREATE EXTENSION`.'),
        ],
      }),
      section('products/mysql/plugins', 'Plugins', 'Nobody can install a plugin like PostGIS.', {
        area: 'mysql',
      }),
    ]);
    const result = await own.search('how to install the postgis extension', {
      typing: false,
      written: 'likely',
    });
    expect(result.pages.map(({area}) => area)).toEqual(['postgresql', 'mysql']);
    expect(result.answer?.text).toBe('Run `CREATE EXTENSION`.');
  });

  it('answer for a service that has ended only where it is named', async () => {
    const caching = section('products/caching/limits', 'Limits of rows', 'Memory decides.', {
      area: 'caching',
      questions: [q('How many rows can a table have?', 'None any more.')],
    });
    const {engine: own} = engineOf([caching]);
    const answerTo = async (query: string) =>
      (await own.search(query, {typing: false, written: 'likely'})).answer?.text;
    expect(await answerTo('how many rows can a table have')).toBeUndefined();
    expect(await answerTo('how many rows can a table have in caching')).toBe('None any more.');
  });

  it('answer above the hits of search only what is beyond doubt', async () => {
    const query = 'how many connections are allowed';
    const search = (written: 'likely' | 'sure') => engine.search(query, {typing: false, written});
    expect((await search('likely')).answer).toBeDefined();
    const sure = await search('sure');
    expect(sure.answer).toBeUndefined();
    expect(sure.near?.[0]?.question).toMatch(/^How many connections does/);
  });

  it('lead to their section where they are only near', async () => {
    const result = await engine.search('can a service stay paused', {
      typing: false,
      written: 'likely',
    });
    expect(result.near?.[0]).toMatchObject({anchor: 'off'});
  });

  it.each([
    'how long can a service stay powered off without backups',
    'delete a service',
    'how many services can stay powered off',
    'service',
    'how many connections',
    'how many connections does kafka allow',
    // The same words, and another kind of answer.
    'can I pause a service without backups',
    'why can I not pause a service',
    'what is the difference between a service and a service that stays powered off before it is deleted',
  ])('do not answer another question: %s', async (query) => {
    expect(await answer(query)).toBeUndefined();
  });

  it('answer for the product that is named, by any of its names', async () => {
    expect((await answer('how many connections does postgres allow'))?.text).toBe(
      'It depends on the plan.',
    );
    expect((await answer('how many connections mysql allows'))?.text).toBe(
      'As many as max_connections.',
    );
  });

  it('are not waited for longer than a reader waits for hits', async () => {
    const {engine: slow} = engineOf(SITE, (name) =>
      name.startsWith('answers') ? new Promise(() => undefined) : Promise.resolve(),
    );
    const query = 'how long can a service stay powered off before it is deleted';
    const result = await slow.search(query, {written: 'likely', patience: 1});
    expect(result.pages[0]?.route).toBe('/docs/platform/concepts/power');
    expect(result).toMatchObject({early: true});
  });

  it('take no hits away when they do not load', async () => {
    const {engine: broken} = engineOf(SITE, (name) =>
      name.startsWith('answers') ? Promise.reject(new Error('offline')) : Promise.resolve(),
    );
    const query = 'how long can a service stay powered off before it is deleted';
    const result = await broken.search(query, {written: 'likely', patience: 1000});
    expect(result.pages[0]?.route).toBe('/docs/platform/concepts/power');
    await expect(broken.search(query, {written: 'likely'})).rejects.toThrow('offline');
  });

  it('are loaded for Ask AI when they share less with the query than search asks for', async () => {
    const loadedFor = async (written: 'likely' | 'sure') => {
      const {engine: fresh, loaded: files} = engineOf(SITE);
      await fresh.search('connections memory decides words use states', {typing: false, written});
      return files.filter((name) => name.startsWith('answers'));
    };
    expect(await loadedFor('sure')).toEqual([]);
    expect(await loadedFor('likely')).not.toEqual([]);
  });

  it('are loaded when one may answer, and not before', async () => {
    const {engine: fresh, loaded: files} = engineOf(SITE);
    await fresh.search('filler words', {typing: false, written: 'likely'});
    expect(files.filter((name) => name.startsWith('answers'))).toEqual([]);
    expect(loaded.filter((name) => name.startsWith('answers')).length).toBeGreaterThan(0);
  });
});

describe('products', () => {
  const products = new Products({
    kafka: ['kafka'],
    'kafka/kafka-connect': ['kafka connect', 'debezium'],
    valkey: ['valkey', 'redis'],
  });
  it.each([
    ['Kafka Connect to Redis', ['kafka/kafka-connect', 'valkey']],
    ['connect to kafka', ['kafka']],
    ['anything else', []],
  ])('%s', (text, areas) => {
    expect([...products.in(text)]).toEqual(areas);
  });
  it('have areas inside them and around them', () => {
    expect(belongs('kafka/kafka-connect', ['kafka'])).toBe(true);
    expect(belongs('kafka', ['kafka/kafka-connect'])).toBe(true);
    expect(belongs('kafka/karapace', ['kafka/kafka-connect'])).toBe(false);
  });
});

describe('questions of a page', () => {
  it('are its own and those of its partials, each once', () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'questions-'));
    onTestFinished(() => rmSync(dir, {recursive: true}));
    const write = (name: string, text: string) => {
      mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
      writeFileSync(path.join(dir, name), text);
    };
    write(
      'docs/a.md',
      "---\ntitle: A\nquestions:\n  - q: One?\n    a: Yes.\n    also: [first, 1]\n---\n\nimport P from './_p.mdx';\nimport Q from '@site/docs/_q.mdx';\n\n<P />\n",
    );
    write(
      'docs/_p.mdx',
      "---\nquestions:\n  - q: Two?\n    a: No.\n    at: two\n---\n\nimport Q from './_q.mdx';\n",
    );
    write('docs/_q.mdx', '---\nquestions:\n  - q: Three?\n    a: Maybe.\n---\n');
    expect(readQuestions(path.join(dir, 'docs/a.md'), dir)).toEqual([
      {q: 'One?', a: 'Yes.', at: '', also: ['first', '1']},
      {q: 'Two?', a: 'No.', at: 'two', also: []},
      {q: 'Three?', a: 'Maybe.', at: '', also: []},
    ]);
  });
});

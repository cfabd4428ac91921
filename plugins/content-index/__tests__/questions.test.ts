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

const q = (text: string, a = 'An answer.', at = ''): Question => ({q: text, a, at});
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
    ended: [],
    products: {kafka: ['kafka'], postgresql: ['postgresql', 'postgres'], mysql: ['mysql']},
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
      q('How long can a service stay powered off before it is deleted?', '180 days.', 'off'),
      q('Can I pause a service?', 'Yes.', 'off'),
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
    (await engine.search(query, {typing: false, written: true})).answer;

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

  it('answer the same question for an amount, asked by its unit', async () => {
    const {engine: own} = engineOf([
      ...SITE,
      section('platform/days', 'Days', 'After many days.', {area: 'platform'}),
    ]);
    const query = 'After how many days is a powered-off service deleted?';
    const result = await own.search(query, {typing: false, written: true});
    expect(result.answer?.text).toBe('180 days.');
  });

  it('answer a time without what comes then, asked by a phrase of which `how` is in no text', async () => {
    const {engine: own} = engineOf([
      ...SITE,
      section('platform/days', 'Days', 'It takes long.', {area: 'platform'}),
    ]);
    const query = 'how long can a service stay powered off';
    const result = await own.search(query, {typing: false, written: true});
    expect(result.answer?.text).toBe('180 days.');
  });

  it('answer either side of an or', async () => {
    const {engine: own} = engineOf([
      section('tools/events', 'Event log', 'Who did it.', {
        questions: [q('Who deleted or changed a service?', 'Run `avn events`.')],
      }),
    ]);
    const ask = async (query: string) =>
      (await own.search(query, {typing: false, written: true})).answer?.text;
    expect(await ask('who changed a service')).toBe('Run `avn events`.');
    expect(await ask('who renamed a service')).toBeUndefined();
  });

  describe('of one page', () => {
    const asking = (...questions: Question[]) => {
      const {engine: own} = engineOf([
        section('platform/users', 'Users', 'Invite, rename, and list users.', {questions}),
        section('platform/mail', 'Mail', 'Send messages on a port, 25 or 465.', {area: 'platform'}),
      ]);
      return async (query: string) =>
        (await own.search(query, {typing: false, written: true})).answer?.text;
    };

    it('answer what has words of their answer', async () => {
      const ask = asking(
        q('Why can an app not send messages to a port?', 'Ports 25 and 465 are blocked.'),
      );
      expect(await ask('why can my app not send messages on port 25')).toContain('blocked');
      expect(await ask('why can my app not send messages on port 587')).toBeUndefined();
    });

    it('answer in spite of a typing error in a long word', async () => {
      const ask = asking(q('How do I send messages?', 'Click **Send**.'));
      expect(await ask('how to send mesages')).toBe('Click **Send**.');
    });

    it('do not answer for a thing of several words what is asked of one of them', async () => {
      const ask = asking(q('How do I list, invite, and rename service users?', 'Run `users`.'));
      expect(await ask('how do I list, invite, and rename database users')).toBe('Run `users`.');
      expect(await ask('how do I list, invite, and rename users')).toBeUndefined();
    });

    it('answer what can be done with what the reader can do', async () => {
      const ask = asking(q('Can I rename users on a port?', 'No. Invite them again.'));
      expect(await ask('can users be renamed on a port')).toContain('No.');
      expect(await ask('what is renamed of users on a port')).toBeUndefined();
    });

    it('do not answer how with a bare Yes', async () => {
      const bare = asking(q('Can I rename users?', 'Yes, at any time.'));
      expect(await bare('can I rename users')).toContain('Yes');
      expect(await bare('how do I rename users')).toBeUndefined();
      const full = asking(q('Can I rename users?', 'Yes. Click **Rename**.'));
      expect(await full('how do I rename users')).toContain('Rename');
    });

    it('answer whether with how, which says that it can be done', async () => {
      const ask = asking(q('How do I rename users?', 'Click **Rename**.'));
      expect(await ask('can I rename users')).toContain('Rename');
    });

    it('have a turning word in their answer, if nothing else is asked', async () => {
      const own = q('How long do users stay on a list?', '30 days. Then rename them.');
      const ask = asking(own);
      expect(await ask('how long do users stay on a list if I rename them')).toBe(own.a);
      expect(await ask('how long do users stay on a port if I rename them')).toBeUndefined();
    });

    it('are not slow where nobody asked', async () => {
      const ask = asking(
        q('Why is the list of invited users on this port so slow?', 'Send fewer messages.'),
      );
      expect(await ask('slow list of invited users on a port')).toContain('fewer');
      expect(await ask('list of invited users on a port')).toBeUndefined();
    });

    it('answer a query of which they are a part, with an answer that has the rest', async () => {
      const rest = 'Click **Rename** in the list of messages.';
      const query = 'how do I rename users in the list of messages';
      expect(await asking(q('How do I rename users?', rest))(query)).toBe(rest);
      expect(await asking(q('How do I rename users?', 'Click.'))(query)).toBeUndefined();
    });

    it('do not compare other things than the query does', async () => {
      const ask = asking(
        q('What is the difference between invited, renamed, listed users and port users?', 'Two.'),
      );
      expect(
        await ask('difference between invited, renamed, listed users and message users'),
      ).toBeUndefined();
    });

    it('may be less alike where answer and title have all of the query', async () => {
      const question = 'Why can an invited user not send messages over relays?';
      const ask = asking(q(question, 'Port 25 is blocked.'));
      expect(await ask('why can an invited user not send messages on port 25')).toBeDefined();
      expect(await ask('why can an invited user not send messages on port 465')).toBeUndefined();
    });

    it('answer a message alone, whenever it comes', async () => {
      const ask = asking(
        q('What does port refused mean when I invite and list users?', 'Send fewer.'),
      );
      expect(await ask('port refused')).toBe('Send fewer.');
    });

    it('do not answer for a tool what is asked of none', async () => {
      const ask = asking(q('Can I invite users with Terraform?', 'No.'));
      expect(await ask('can I invite users with terraform')).toBe('No.');
      expect(await ask('can I invite users')).toBeUndefined();
    });
  });

  it('answer for the product of the best page what is asked of none', async () => {
    const {engine: own} = engineOf([
      section('products/postgresql/extensions', 'PostGIS', 'Install PostGIS.', {
        area: 'postgresql',
        questions: [q('How do I install PostGIS on PostgreSQL?', 'Run `CREATE EXTENSION`.')],
      }),
      section('products/mysql/plugins', 'Plugins', 'Nobody can install a plugin like PostGIS.', {
        area: 'mysql',
      }),
    ]);
    const result = await own.search('how to install postgis', {typing: false, written: true});
    expect(result.pages.map(({area}) => area)).toEqual(['postgresql', 'mysql']);
    expect(result.answer?.text).toBe('Run `CREATE EXTENSION`.');
  });

  it('lead to their section where they are only near', async () => {
    const result = await engine.search('can I pause a service stay', {
      typing: false,
      written: true,
    });
    expect(result.answer ?? result.near).toMatchObject({anchor: 'off'});
  });

  it.each([
    'how long can a service stay powered off without backups',
    'delete a service',
    'how many services can stay powered off',
    'service',
    'how many connections',
    'how many connections does kafka allow',
    'how many connections does mysql allow in version 8',
    // The same words, and another kind of answer.
    'what is a service that stays powered off before it is deleted',
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
    const result = await slow.search(query, {written: true, patience: 1});
    expect(result.pages[0]?.route).toBe('/docs/platform/concepts/power');
    expect(result).toMatchObject({early: true});
  });

  it('take no hits away when they do not load', async () => {
    const {engine: broken} = engineOf(SITE, (name) =>
      name.startsWith('answers') ? Promise.reject(new Error('offline')) : Promise.resolve(),
    );
    const query = 'how long can a service stay powered off before it is deleted';
    const result = await broken.search(query, {written: true, patience: 1000});
    expect(result.pages[0]?.route).toBe('/docs/platform/concepts/power');
    await expect(broken.search(query, {written: true})).rejects.toThrow('offline');
  });

  it('are loaded when one may answer, and not before', async () => {
    const {engine: fresh, loaded: files} = engineOf(SITE);
    await fresh.search('filler words', {typing: false, written: true});
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
      "---\ntitle: A\nquestions:\n  - q: One?\n    a: Yes.\n---\n\nimport P from './_p.mdx';\nimport Q from '@site/docs/_q.mdx';\n\n<P />\n",
    );
    write(
      'docs/_p.mdx',
      "---\nquestions:\n  - q: Two?\n    a: No.\n    at: two\n---\n\nimport Q from './_q.mdx';\n",
    );
    write('docs/_q.mdx', '---\nquestions:\n  - q: Three?\n    a: Maybe.\n---\n');
    expect(readQuestions(path.join(dir, 'docs/a.md'), dir)).toEqual([
      {q: 'One?', a: 'Yes.', at: ''},
      {q: 'Two?', a: 'No.', at: 'two'},
      {q: 'Three?', a: 'Maybe.', at: ''},
    ]);
  });
});

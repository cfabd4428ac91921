import {describe, expect, it} from 'vitest';
import {buildIndex} from '../retrieval/build';
import {Engine} from '../retrieval/engine';
import {
  type PagesFile,
  readHeadings,
  readRoutes,
  readShard,
  writeHeadings,
  writeRoutes,
  writeShard,
} from '../retrieval/format';
import {distance} from '../retrieval/fuzzy';
import {parseQuery, readSynonyms} from '../retrieval/query';
import {stem} from '../retrieval/stem';
import {tokenize} from '../retrieval/tokenize';
import {section} from './section';

const SECTIONS = [
  section(
    'platform/howto/user-2fa',
    'Protect your login with a second factor',
    'An authenticator app shows a code at each login.',
    {area: 'platform'},
  ),
  section('products/kafka', 'Aiven for Apache Kafka®', 'Managed streaming.', {kind: 'landing'}),
  section(
    'products/kafka/howto/create-topic',
    'Create a topic',
    'A topic has partitions and replicas.',
  ),
  section(
    'products/kafka/howto/create-topic',
    'Create a topic',
    'Brokers create it on first use.',
    {anchor: 'on-first-use', headings: ['On first use'], code: 'auto.create.topics.enable=true'},
  ),
  section('products/kafka/howto/delete-topic', 'Delete a topic', 'Records are gone for good.'),
  section(
    'products/postgresql/howto/manage-pool',
    'Pool connections with PgBouncer',
    'Many clients share a few connections.',
  ),
  section(
    'products/valkey/get-started',
    'Get started with Valkey',
    'A session cache with a time to live.',
    {kind: 'get-started'},
  ),
  section(
    'products/caching/get-started',
    'Get started with Caching',
    'A session cache with a time to live.',
    {kind: 'get-started'},
  ),
  section('parcels', 'Kafka parcels', 'Records by mail.', {area: 'diskless'}),
  section('products/kafka/parcels', 'Kafka parcels', 'Records by mail.'),
];

function engineWith(fail: (name: string) => boolean = () => false) {
  const files = buildIndex(SECTIONS, {
    synonyms: [
      ['2fa', 'second factor'],
      ['delete', 'remove'],
    ],
    ended: ['caching'],
    products: {kafka: ['kafka', 'kcat'], valkey: ['valkey', 'redis']},
    nameOf: (name, extension, data) => `${name}-${data.length}.${extension}`,
    shardBytes: 200,
  });
  const loaded: string[] = [];
  const engine = new Engine(JSON.parse(String(files[0]?.data)) as PagesFile, (name) => {
    loaded.push(name);
    const data = files.find((file) => file.name === name)?.data;
    return fail(name) || data === undefined
      ? Promise.reject(new Error('offline'))
      : Promise.resolve(
          (typeof data === 'string' ? new TextEncoder().encode(data) : data).slice()
            .buffer as ArrayBuffer,
        );
  });
  return {engine, loaded, files};
}
const first = async (query: string) => (await engineWith().engine.search(query)).pages[0]?.route;

describe('words', () => {
  it('keeps identifiers whole and in parts', () => {
    expect(tokenize('auto.create.topics.enable').map(({term}) => term)).toEqual([
      'auto_create_topics_enable',
      'auto',
      'creat',
      'topic',
      'enabl',
    ]);
    expect(tokenize('kafka.auto_create_topics_enable').map(({term}) => term)).toContain(
      'auto_create_topics_enable',
    );
  });
  it.each([
    ['migrating', 'migrate'],
    ['connections', 'connect'],
    ['replicas', 'replica'],
    ['policies', 'policy'],
    ['left', 'leaving'],
    ['ran', 'running'],
  ])('gives %s and %s one stem', (a, b) => {
    expect(stem(a)).toBe(stem(b));
  });
  it('counts swapped letters as one error, and stops counting at the limit', () => {
    expect(distance('kakfa', 'kafka', 2)).toBe(1);
    expect(distance('postgres', 'opensearch', 2)).toBe(3);
  });
});

describe('files of the index', () => {
  it('come back as they were', () => {
    const routes = ['/docs/a', '/docs/a/b', '/docs/c'];
    expect(readRoutes(writeRoutes(routes))).toEqual(routes);
    const lines = [
      {depth: 1, heading: 'On first use', anchor: 'on-first-use'},
      {depth: 2, heading: 'Again', anchor: 'again-1'},
    ];
    expect(readHeadings(writeHeadings(lines))).toEqual(lines);
    const postings = [
      {section: 0, impact: 7},
      {section: 5, impact: 0},
      {section: 70_000, impact: 3},
    ];
    expect([
      ...readShard(
        writeShard([
          ['naïve', postings],
          ['naïvely', postings],
        ]),
      ),
    ]).toEqual([
      ['naïve', postings],
      ['naïvely', postings],
    ]);
  });
  it('are refused when cut off', () => {
    const bytes = writeShard([['topic', [{section: 1000, impact: 1}]]]);
    expect(() => readShard(bytes.subarray(0, bytes.length - 1))).toThrowErrorMatchingInlineSnapshot(
      `[RangeError: search index: a shard is cut off]`,
    );
  });
});

describe('ranking', () => {
  it.each([
    ['create topic', 'a title', '/docs/products/kafka/howto/create-topic'],
    ['kafka', 'a product, by its landing page', '/docs/products/kafka'],
    ['2fa', 'a synonym', '/docs/platform/howto/user-2fa'],
    ['kafka parcels', 'of equal pages that of the product', '/docs/products/kafka/parcels'],
    ['remove a topic', 'a synonym of a verb', '/docs/products/kafka/howto/delete-topic'],
    ['pgbuoncer', 'a misspelt word', '/docs/products/postgresql/howto/manage-pool'],
    ['pool conn', 'a word that is being typed', '/docs/products/postgresql/howto/manage-pool'],
    ['pg bouncer', 'a word that was split', '/docs/products/postgresql/howto/manage-pool'],
    [
      'session time to live',
      'a living service before an ended one',
      '/docs/products/valkey/get-started',
    ],
    ['caching session', 'an ended service when it is named', '/docs/products/caching/get-started'],
  ])('"%s" finds %s', async (query, _, route) => {
    expect(await first(query)).toBe(route);
  });
  it.each(['auto.create.topics.enable', 'auto_create_topics_enable', 'topics.enable'])(
    'finds the section of the identifier %s',
    async (query) => {
      const {pages} = await engineWith().engine.search(query);
      expect(pages[0]?.sections[0]).toMatchObject({
        anchor: 'on-first-use',
        headings: ['On first use'],
      });
    },
  );
  it('filters by area and kind', async () => {
    const {pages} = await engineWith().engine.search('get started', {areas: ['kafka']});
    expect(pages.every(({area}) => area === 'kafka')).toBe(true);
    expect((await engineWith().engine.search('session', {kinds: ['howto']})).pages).toEqual([]);
  });
  it('finds nothing for words that are nowhere', async () => {
    expect(await engineWith().engine.search('qqxxzz')).toMatchObject({pages: [], total: 0});
  });
  it('does not choke on a query of 5,000 characters', async () => {
    expect((await engineWith().engine.search('topic '.repeat(900))).pages[0]?.route).toContain(
      'topic',
    );
  });
});

describe('words of a query', () => {
  const synonyms = readSynonyms([
    ['valkey', 'redis'],
    ['delete', 'remove'],
  ]);
  const termsOf = (query: string) =>
    parseQuery(query, synonyms, false).map(({alternatives}) =>
      alternatives.map(({terms}) => terms.join(' ')),
    );

  it('stand for their synonyms, unless the query names both', () => {
    expect(termsOf('redis cache')).toEqual([['redi', 'valkei'], ['cach']]);
    expect(termsOf('redis versus valkey')).toEqual([['redi'], ['versu'], ['valkei']]);
  });
  it('ask for a migration when they say no more than from what to what', () => {
    expect(termsOf('redis to valkey')).toEqual([['migrat'], ['redi'], ['valkei']]);
    expect(termsOf('add a replica to valkey').flat()).not.toContain('migrat');
  });
});

describe('typing errors', () => {
  it.each([
    ['kakfa topic', 'swapped letters', '/docs/products/kafka/howto/create-topic'],
    ['authentcator', 'a missing letter', '/docs/platform/howto/user-2fa'],
    [
      'conections pool',
      'one in a word that is only in the text',
      '/docs/products/postgresql/howto/manage-pool',
    ],
    ['topik delete', 'one at the end of the word', '/docs/products/kafka/howto/delete-topic'],
  ])('%s: %s', async (query, _, route) => {
    expect(await first(query)).toBe(route);
  });
  it('are not looked for in short words and in numbers', async () => {
    expect((await engineWith().engine.search('zpp', {typing: false})).total).toBe(0);
    expect((await engineWith().engine.search('1234567', {typing: false})).total).toBe(0);
  });
  it('say that a word was corrected, so that answers can doubt it', async () => {
    const {terms} = await engineWith().engine.search('pgbuoncer', {typing: false});
    expect(terms).toMatchObject([{words: ['pgbouncer'], corrected: true}]);
    const known = await engineWith().engine.search('pgbouncer', {typing: false});
    expect(known.terms).toMatchObject([{corrected: false}]);
  });
});

describe('coverage', () => {
  it('counts every word, also those that say little in ranking', async () => {
    const {pages} = await engineWith().engine.search('delete topic xyzzyx', {typing: false});
    expect(pages[0]?.route).toBe('/docs/products/kafka/howto/delete-topic');
    expect(pages[0]?.coverage).toBeLessThan(0.8);
  });
  it('is no condition in a long question: the page that is about it comes first', async () => {
    const {pages} = await engineWith().engine.search(
      'delete topic now because my records are unreadable and the disk full of garbage',
      {typing: false},
    );
    expect(pages[0]?.route).toBe('/docs/products/kafka/howto/delete-topic');
  });
});

describe('tiers', () => {
  it('load only what the words of the query need', async () => {
    const {engine, loaded, files} = engineWith();
    await engine.search('topic ');
    expect(loaded.length).toBeLessThan(files.length - 1);
  });
  it('answer from the first when the second is late and the titles say it all', async () => {
    const {files} = engineWith();
    const engine = new Engine(
      JSON.parse(String(files[0]?.data)) as PagesFile,
      () => new Promise(() => undefined),
    );
    const {pages, early} = await engine.search('create topic', {patience: 10, typing: false});
    expect(pages[0]?.title).toBe('Create a topic');
    expect(early).toBe(true);
  });
  it('answer from the first when the second fails, and tell of the failure who waits for all', async () => {
    const {engine} = engineWith(() => true);
    const {pages, early} = await engine.search('create topic', {patience: 1000, typing: false});
    expect([pages[0]?.title, early]).toEqual(['Create a topic', true]);
    await expect(engine.search('create topic', {typing: false})).rejects.toThrow('offline');
  });
  it('say of an answer from all of them that it is the best', async () => {
    const {engine} = engineWith();
    const {pages, early} = await engine.search('create topic', {patience: 1000, typing: false});
    expect(pages[0]?.title).toBe('Create a topic');
    expect(early).toBeUndefined();
  });
  it('try again after a failure', async () => {
    let isOffline = true;
    const {engine} = engineWith(() => isOffline);
    await expect(engine.search('topic')).rejects.toThrow('offline');
    isOffline = false;
    expect((await engine.search('topic')).total).toBeGreaterThan(0);
  });
});

describe('an exception in a query', () => {
  it('says its name and the words in it, and not its package', () => {
    const slots = parseQuery(
      'org.apache.kafka.common.errors.TopicAuthorizationException',
      readSynonyms([]),
      false,
    );
    expect(slots.map(({words}) => words.join(' '))).toEqual([
      'topicauthorizationexception',
      'topic',
      'authorization',
    ]);
  });
});

import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import type {Section} from '../../content-index/types';
import {ask, bodyOf, hostsOf, toHtml} from '../shared/request';
import {MAX_BYTES, recordsOf} from '../upload/records';
import {upload} from '../upload/run';
import {type Service, startService} from './service';

const KEYS = {appId: 'TESTAPP', adminKey: 'adminkey', searchKey: 'searchkey'};
const section = (part: Partial<Section>): Section => ({
  route: '/docs/products/kafka/howto/create-topic',
  anchor: '',
  anchors: [],
  questions: [],
  pageTitle: 'Create a Kafka topic',
  headings: [],
  text: 'A topic has partitions.',
  code: '',
  kind: 'howto',
  area: 'kafka',
  keywords: [],
  ...part,
});
const records = (sections: Section[]) =>
  recordsOf(sections, {origin: 'https://docs.example.com', language: 'en'});
const query = {query: 'topic', limit: 8, areas: [] as string[], kinds: [] as string[]};

describe('hosted search', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService(KEYS);
  });
  afterAll(() => service.close());
  beforeEach(() => {
    service.indices.clear();
    service.seen.length = 0;
  });
  const options = () => ({
    appId: KEYS.appId,
    searchKey: KEYS.searchKey,
    indexName: 'aiven',
    host: service.url,
    language: 'en',
  });
  const send = (sections: Section[], adminKey = KEYS.adminKey) =>
    upload(records(sections), {
      appId: KEYS.appId,
      adminKey,
      indexName: 'aiven',
      host: service.url,
      synonyms: [['delete', 'remove']],
      log: () => undefined,
    });

  it('finds what was uploaded, with the matched words marked', async () => {
    await send([
      section({}),
      section({
        anchor: 'partitions',
        headings: ['Partitions'],
        text: 'Count the partitions of a topic.',
      }),
    ]);
    const {hits, total} = await ask(options(), {...query, query: 'partit'});
    expect(total).toBe(2);
    expect(hits.map(({url}) => url)).toContain(
      'https://docs.example.com/docs/products/kafka/howto/create-topic#partitions',
    );
    expect(toHtml(hits[0]?._snippetResult.content.value)).toContain('<mark>partitions</mark>');
  });

  it('escapes what the service does not', async () => {
    await send([section({pageTitle: 'Topic <img src=x onerror=alert(1)>'})]);
    const {hits} = await ask(options(), query);
    expect(toHtml(hits[0]?._highlightResult.hierarchy.lvl1.value)).toBe(
      '<mark>Topic</mark> &lt;img src=x onerror=alert(1)&gt;',
    );
  });

  it('replaces the index whole: records that are gone are gone, and no temporary index stays', async () => {
    await send([section({}), section({route: '/docs/old', pageTitle: 'Old topic'})]);
    await send([section({})]);
    expect([...service.indices.keys()]).toEqual(['aiven']);
    expect([...(service.indices.get('aiven')?.records.keys() ?? [])]).toEqual([
      '/docs/products/kafka/howto/create-topic#',
    ]);
    expect(service.indices.get('aiven')?.synonyms).toHaveLength(1);
    expect(service.seen.some(({body}) => body?.['operation'] === 'move')).toBe(true);
  });

  it('filters by language, version, area and kind', async () => {
    await send([
      section({}),
      section({
        route: '/docs/products/mysql',
        area: 'mysql',
        kind: 'landing',
        pageTitle: 'No topic in MySQL',
      }),
    ]);
    expect((await ask(options(), {...query, areas: ['mysql']})).total).toBe(1);
    expect((await ask(options(), {...query, kinds: ['concept']})).total).toBe(0);
    expect((await ask({...options(), language: 'fi'}, query)).total).toBe(0);
  });

  it('splits a section that is larger than a record may be', async () => {
    const long = records([section({text: 'partition leader '.repeat(2000)})]);
    expect(long.length).toBeGreaterThan(3);
    expect(
      Math.max(...long.map((record) => Buffer.byteLength(JSON.stringify(record)))),
    ).toBeLessThanOrEqual(MAX_BYTES);
    expect(new Set(long.map(({objectID}) => objectID)).size).toBe(long.length);
    await send([section({text: 'partition leader '.repeat(2000)})]);
    expect(service.indices.get('aiven')?.records.size).toBe(long.length);
  });

  it('says what to do about a key that may not write', async () => {
    await expect(send([section({})], KEYS.searchKey)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [Error: search:upload: the service refused the key (Method not allowed with this API key).
      ALGOLIA_ADMIN_KEY must be a key of the application ALGOLIA_APP_ID with the rights addObject, deleteObject, deleteIndex, editSettings and settings on aiven; a search-only key cannot write.]
    `);
    expect(service.indices.get('aiven')?.records.size ?? 0).toBe(0);
  });

  it('tells a wrong search key from a service that is down', async () => {
    await send([section({})]);
    await expect(ask({...options(), searchKey: 'wrong'}, query)).rejects.toThrow(
      '403 Invalid Application-ID or API key',
    );
    service.fail(1);
    await expect(ask(options(), query)).rejects.toThrow('503');
    expect((await ask(options(), query)).total).toBe(1);
  });

  it('asks the hosts and sends the body that the service documents', () => {
    expect(hostsOf({...options(), host: null})).toEqual([
      'https://testapp-dsn.algolia.net',
      'https://testapp-1.algolianet.com',
      'https://testapp-2.algolianet.com',
      'https://testapp-3.algolianet.com',
    ]);
    expect(bodyOf(options(), query)).toMatchInlineSnapshot(`
      {
        "requests": [
          {
            "attributesToSnippet": [
              "content:22",
            ],
            "facetFilters": [
              "language:en",
              [
                "docusaurus_tag:default",
                "docusaurus_tag:docs-default-current",
              ],
            ],
            "highlightPostTag": "",
            "highlightPreTag": "",
            "hitsPerPage": 24,
            "indexName": "aiven",
            "query": "topic",
            "snippetEllipsisText": "…",
          },
        ],
      }
    `);
  });
});

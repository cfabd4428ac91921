import {afterEach, expect, it, vi} from 'vitest';
import {Host} from '../client/host';
import {INDEX_FOLDER} from '../names';
import {buildIndex} from '../retrieval/build';
import {section} from './section';

const BASE = 'https://docs.example.com/';
const MANIFEST = `${BASE}content-index.json`;

/** The files of a small index, by their address, and the requests for them. */
function site() {
  const [first, ...rest] = buildIndex(
    [
      section('topics', 'Create a topic', 'A topic has partitions.'),
      ...['Retention', 'Replication'].map((heading) => ({
        ...section('topics', 'Create a topic', 'Brokers keep records.'),
        anchor: heading.toLowerCase(),
        headings: [heading],
      })),
    ],
    {synonyms: [], products: {}, ended: [], nameOf: (stem, extension) => `${stem}.${extension}`},
  );
  if (!first) throw new Error('the index has no files');
  const files = new Map<string, string | Uint8Array>(
    [first, ...rest].map(({name, data}) => [`${BASE}${INDEX_FOLDER}/${name}`, data]),
  );
  files.set(MANIFEST, JSON.stringify({pages: first.name}));
  const requests: [url: string, cache: RequestCache | undefined][] = [];
  vi.stubGlobal('fetch', (url: string, {cache}: RequestInit) => {
    requests.push([url, cache]);
    const body = files.get(url);
    return Promise.resolve(
      new Response(body as BodyInit | undefined, {status: body === undefined ? 404 : 200}),
    );
  });
  const host = new Host(BASE);
  const routes = async () => (await host.search('partitions', {})).pages.map(({route}) => route);
  return {files, requests, routes, first: `${BASE}${INDEX_FOLDER}/${first.name}`};
}

afterEach(() => vi.unstubAllGlobals());

const spoil: Record<string, (data: string | Uint8Array) => string | Uint8Array> = {
  'is cut off': (data) => data.slice(0, data.length / 2),
  'is a page of something else': () => '<!doctype html>\n<title>Sign in</title>',
};
for (const [fault, change] of Object.entries(spoil))
  for (const name of [
    'content-index.json',
    'assets/content-index/pages.json',
    'assets/content-index/headings.txt',
    'assets/content-index/keywords.txt',
    'assets/content-index/terms.bin',
  ])
    it(`fails when ${name} ${fault}, and asks the site itself, not the cache, the next time`, async () => {
      const {files, requests, routes} = site();
      const url = BASE + name;
      const good = files.get(url) ?? '';
      files.set(url, change(good));
      await expect(routes()).rejects.toThrow();
      files.set(url, good);
      expect(await routes()).toEqual(['/docs/topics']);
      expect(requests.filter(([asked]) => asked === url).pop()).toEqual([url, 'reload']);
    });

it('does not read files of another version', async () => {
  const {files, routes, first} = site();
  files.set(first, String(files.get(first)).replace('"v":4', '"v":9'));
  await expect(routes()).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: search index: version 9, but this script reads 4]`,
  );
});

it('does not ask for the manifest where the page knows it, but after a failure', async () => {
  const {files, requests, first} = site();
  const host = new Host(BASE, 'pages.json');
  const pages = files.get(first) ?? '';
  files.delete(first);
  await expect(host.search('partitions', {})).rejects.toThrow('404');
  expect(requests.map(([url]) => url)).toEqual([first]);
  files.set(first, pages);
  expect((await host.search('partitions', {})).total).toBe(1);
  expect(requests[1]).toEqual([MANIFEST, 'reload']);
});

it('takes the time that the first tier needs off the patience', async () => {
  const {files} = site();
  const now = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(60_000);
  const fetched = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    /headings|terms|keywords/.test(url) ? new Promise(() => undefined) : fetched(url, init),
  );
  expect(files.size).toBeGreaterThan(3);
  // Otherwise it would wait for a minute.
  const {early} = await new Host(BASE).search('create topic', {patience: 60_000});
  expect(early).toBe(true);
  now.mockRestore();
});

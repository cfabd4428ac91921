import {type IncomingMessage, type Server, createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

/** Limits and messages are the hosted service's own, as its API reference and its client's tests record them. */
const MAX_RECORD_BYTES = 10_000;
const INVALID = {message: 'Invalid Application-ID or API key', status: 403};
const NOT_ALLOWED = {message: 'Method not allowed with this API key', status: 403};

type Json = Record<string, unknown>;
type Index = {records: Map<string, Json>; settings: Json; synonyms: Json[]};
export type Seen = {
  method: string;
  path: string;
  body: Json | undefined;
  headers: IncomingMessage['headers'];
};
export type Service = {
  url: string;
  seen: Seen[];
  indices: Map<string, Index>;
  /** Answers 503 to this many requests. */ fail: (times: number) => void;
  close: () => Promise<void>;
};

const words = (text: unknown): string[] =>
  String(text ?? '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
const pick = (record: Json, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Json | undefined)?.[key], record);

/** The part of the service that this project uses: it keeps what it is sent, and searches in that. */
export async function startService({
  appId,
  adminKey,
  searchKey,
}: {
  appId: string;
  adminKey: string;
  searchKey: string;
}): Promise<Service> {
  const indices: Service['indices'] = new Map();
  const seen: Seen[] = [];
  let tasks = 0;
  let failures = 0;
  const indexOf = (name: string): Index => {
    const index = indices.get(name) ?? {records: new Map(), settings: {}, synonyms: []};
    indices.set(name, index);
    return index;
  };

  const search = ({
    indexName,
    query,
    facetFilters = [],
    hitsPerPage = 20,
    highlightPreTag = '<em>',
    highlightPostTag = '</em>',
  }: Json): Json => {
    const index = indices.get(String(indexName));
    if (!index) {
      throw Object.assign(new Error(`Index ${String(indexName)} does not exist`), {status: 404});
    }
    const facets = (index.settings['attributesForFaceting'] as string[] | undefined) ?? [];
    const isAllowed = (record: Json) =>
      (facetFilters as (string | string[])[]).every((filter) =>
        [filter].flat().some((one) => {
          const [name = '', ...value] = one.split(':');
          return facets.includes(name) && String(pick(record, name)) === value.join(':');
        }),
      );
    const attributes = (
      (index.settings['searchableAttributes'] as string[] | undefined) ?? ['content']
    ).map((name) => name.replace(/^unordered\((.*)\)$/, '$1'));
    const asked = words(query);
    const matches = [...index.records.values()].filter((record) => {
      const text = attributes.flatMap((name) =>
        words(
          Array.isArray(pick(record, name))
            ? (pick(record, name) as string[]).join(' ')
            : pick(record, name),
        ),
      );
      return isAllowed(record) && asked.every((word) => text.some((one) => one.startsWith(word)));
    });
    const mark = (value: unknown) => ({
      value: String(value ?? '').replace(/[\p{L}\p{N}]+/gu, (word) =>
        asked.some((one) => word.toLowerCase().startsWith(one))
          ? `${String(highlightPreTag)}${word}${String(highlightPostTag)}`
          : word,
      ),
      matchLevel: 'full',
      matchedWords: asked,
    });
    const hits = matches.slice(0, Number(hitsPerPage)).map((record) => ({
      ...record,
      _highlightResult: {
        content: mark(record['content']),
        hierarchy: Object.fromEntries(
          Object.entries((record['hierarchy'] as Json | undefined) ?? {})
            .filter(([, value]) => value)
            .map(([key, value]) => [key, mark(value)]),
        ),
      },
      _snippetResult: {
        content: mark(String(record['content']).slice(0, 160)),
        hierarchy: Object.fromEntries(
          Object.entries((record['hierarchy'] as Json | undefined) ?? {})
            .filter(([, value]) => value)
            .map(([key, value]) => [key, mark(value)]),
        ),
      },
    }));
    return {
      hits,
      nbHits: matches.length,
      page: 0,
      nbPages: 1,
      hitsPerPage,
      processingTimeMS: 1,
      query,
      params: '',
      index: indexName,
    };
  };

  const write = (name: string, action: string, method: string, body: Json): Json => {
    const task = {taskID: (tasks += 1), updatedAt: new Date(0).toISOString()};
    const index = indexOf(name);
    if (action === 'settings') {
      index.settings = {...index.settings, ...body};
      return task;
    }
    if (action === 'synonyms/batch') {
      index.synonyms = body as unknown as Json[];
      return task;
    }
    if (action === 'batch') {
      const requests = body['requests'] as {action: string; body: Json}[];
      requests.forEach(({body: record}, position) => {
        const size = Buffer.byteLength(JSON.stringify(record));
        if (size > MAX_RECORD_BYTES) {
          throw Object.assign(
            new Error(
              `Record at the position ${position} objectID=${String(record['objectID'])} is too big size=${size}/${MAX_RECORD_BYTES} bytes.`,
            ),
            {status: 400},
          );
        }
        index.records.set(String(record['objectID']), record);
      });
      return {...task, objectIDs: requests.map(({body: record}) => record['objectID'])};
    }
    if (action === 'operation') {
      const target = String(body['destination']);
      const scope = body['scope'] as string[] | undefined;
      const old = indexOf(target);
      indices.set(target, {
        records: scope ? old.records : new Map(index.records),
        settings: !scope || scope.includes('settings') ? {...index.settings} : old.settings,
        synonyms: !scope || scope.includes('synonyms') ? [...index.synonyms] : old.synonyms,
      });
      if (body['operation'] === 'move') {
        indices.delete(name);
      }
      return task;
    }
    if (method === 'DELETE' && action === '') {
      indices.delete(name);
      return {...task, deletedAt: task.updatedAt};
    }
    throw Object.assign(new Error(`Path not supported by this API endpoint: ${action}`), {
      status: 404,
    });
  };

  const handle = ({method, path, body, headers}: Seen): Json => {
    const key = headers['x-algolia-api-key'];
    if (headers['x-algolia-application-id'] !== appId || (key !== adminKey && key !== searchKey)) {
      throw Object.assign(new Error(INVALID.message), {status: 403});
    }
    if (path === '/1/indexes/*/queries') {
      return {results: (body?.['requests'] as Json[]).map(search)};
    }
    if (key !== adminKey) {
      throw Object.assign(new Error(NOT_ALLOWED.message), {status: 403});
    }
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    if (method === 'GET' && action.startsWith('task/')) {
      return {status: 'published', pendingTask: false};
    }
    if (method === 'GET' && action === 'settings') {
      return indexOf(decodeURIComponent(name)).settings;
    }
    return write(decodeURIComponent(name), action, method, body ?? {});
  };

  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const entry: Seen = {
        method: request.method ?? 'GET',
        path: decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname),
        body: text ? (JSON.parse(text) as Json) : undefined,
        headers: request.headers,
      };
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader(
        'access-control-allow-headers',
        'content-type, x-algolia-application-id, x-algolia-api-key',
      );
      if (request.method === 'OPTIONS') {
        response.end();
        return;
      }
      seen.push(entry);
      response.setHeader('content-type', 'application/json');
      if (failures > 0) {
        failures -= 1;
        response.statusCode = 503;
        response.end(JSON.stringify({message: 'Service unavailable', status: 503}));
        return;
      }
      try {
        response.end(JSON.stringify(handle(entry)));
      } catch (error) {
        const {message, status = 500} = error as {message: string; status?: number};
        response.statusCode = status;
        response.end(JSON.stringify({message, status}));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    indices,
    fail: (times) => {
      failures = times;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

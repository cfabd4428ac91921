import type {IncomingMessage, ServerResponse} from 'node:http';
import {describe, expect, it, vi} from 'vitest';
import {serveFiles} from '../middleware';

function ask(url: string, baseUrl = '/') {
  const files = vi.fn(
    () =>
      new Map(
        ['content-index.json', 'assets/content-index/a.bin', 'docs/a.md', 'llms-full-2.txt'].map(
          (path) => [path, {path, data: path}],
        ),
      ),
  );
  const response = {setHeader: vi.fn(), end: vi.fn()};
  const next = vi.fn();
  serveFiles(baseUrl, files)(
    {url, method: 'GET'} as IncomingMessage,
    response as unknown as ServerResponse,
    next,
  );
  return {files, sent: response.end.mock.calls[0]?.[0] as unknown, next};
}

describe('the dev server', () => {
  it.each(['content-index.json', 'assets/content-index/a.bin', 'docs/a.md', 'llms-full-2.txt'])(
    'serves /%s from memory',
    (name) => {
      expect(ask(`/${name}`).sent).toBe(name);
      expect(ask(`/base/${name}?x`, '/base/').sent).toBe(name);
    },
  );

  it.each(['/runtime~main.08a2.hot-update.json', '/robots.txt', '/assets/x.json', '/docs/a'])(
    'makes no index for %s, which would hold up an edit',
    (url) => {
      const {files, sent, next} = ask(url);
      expect(files).not.toHaveBeenCalled();
      expect(sent).toBeUndefined();
      expect(next).toHaveBeenCalledOnce();
    },
  );
});

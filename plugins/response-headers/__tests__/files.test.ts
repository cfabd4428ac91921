import {describe, expect, it} from 'vitest';
import {headersFile} from '../cdn';
import {nginxHttp, nginxServer, quoted} from '../nginx';
import {contentSecurityPolicy} from '../policy';

const NONE = {scripts: new Map<string, string>()};
const of = (text: string) => new Map([[text, 'a.html']]);
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('contentSecurityPolicy', () => {
  it('forbids everything that is not named', () => {
    expect(contentSecurityPolicy(NONE, [], [])).toMatchInlineSnapshot(
      `"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; frame-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"`,
    );
  });

  it('has the digest of each script, as browsers compute it', () => {
    expect(
      directive(
        contentSecurityPolicy({scripts: of("alert('Hello, world.');")}, [], []),
        'script-src',
      ),
    ).toBe("script-src 'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  });

  it('has the digests of styles that libraries write, and allows all only for a feature that needs it', () => {
    const styles = [{name: 'a', source: 'a{}'}];
    const strict = contentSecurityPolicy(NONE, styles, [
      {feature: 'x', style: ['https://x.example']},
    ]);
    expect(directive(strict, 'style-src')).toMatch(
      /^style-src 'self' 'sha256-[\w+/]{43}=' https:\/\/x\.example$/,
    );
    const loose = contentSecurityPolicy(NONE, styles, [{feature: 'x', inlineStyles: true}]);
    expect(directive(loose, 'style-src')).toBe("style-src 'self' 'unsafe-inline'");
  });

  it('is widened by a feature where the feature says, and nowhere else', () => {
    const feature = {
      feature: 'x',
      script: ['https://s.example'],
      connect: ['https://c.example'],
      frame: ['https://f.example'],
    };
    const policy = contentSecurityPolicy(NONE, [], [feature]);
    expect(directive(policy, 'script-src')).toBe("script-src 'self' https://s.example");
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://c.example");
    expect(directive(policy, 'frame-src')).toBe('frame-src https://f.example');
    expect(policy.match(/example/g)).toHaveLength(3);
  });

  it('never allows scripts inline', () => {
    expect(
      directive(
        contentSecurityPolicy(NONE, [], [{feature: 'x', inlineStyles: true}]),
        'script-src',
      ),
    ).not.toContain('unsafe');
  });
});

describe('headersFile', () => {
  const file = headersFile('/', "default-src 'none'");
  const rules = file.split(/\n(?=\/)/).map((rule) =>
    rule
      .trim()
      .split('\n')
      .map((line) => line.trim()),
  );

  it('names a header once for every path, because CDNs join what fits', () => {
    const matches = (pattern: string, path: string) =>
      new RegExp(`^${pattern.replace(/[.]/g, '\\.').replace('*', '.*')}$`).test(path);
    const headersOf = (path: string) =>
      rules.flatMap(([pattern = '', ...headers]) =>
        matches(pattern, path) ? headers.map((header) => header.split(':')[0]) : [],
      );
    for (const path of [
      '/',
      '/docs/x',
      '/docs/x.md',
      '/llms.txt',
      '/llms-full-2.txt',
      '/assets/js/x.js',
      '/img/a.svg',
    ]) {
      const names = headersOf(path);
      expect(names, path).toContain('Content-Security-Policy');
      expect(new Set(names).size, path).toBe(names.length);
    }
    expect(headersOf('/docs/x.md')).toContain('Access-Control-Allow-Origin');
    expect(headersOf('/llms-full-2.txt')).toContain('Access-Control-Allow-Origin');
    expect(headersOf('/assets/js/x.js')).toContain('Cache-Control');
    expect(headersOf('/docs/x')).not.toContain('Access-Control-Allow-Origin');
  });

  it('stands under the base URL', () => {
    expect(headersFile('/docs/', '')).toContain('\n/docs/assets/*\n');
  });
});

describe('nginx', () => {
  it('puts the query before the anchor of where a page has gone', () => {
    expect(nginxHttp('/', [{from: '/docs/a', to: '/docs/b#c'}], [])).toContain(
      '  "/docs/a" "/docs/b$is_args$args#c";\n',
    );
  });

  it('sends every header with errors as well', () => {
    const headers = nginxServer('/', "default-src 'none'")
      .split('\n')
      .filter((line) => line.startsWith('add_header'));
    expect(headers.length).toBeGreaterThan(8);
    expect(headers.filter((line) => !line.endsWith(' always;'))).toEqual([]);
  });

  it('escapes what ends a string and refuses what it cannot hold', () => {
    expect(quoted('a"b\\')).toBe('"a\\"b\\\\"');
    expect(() => quoted('a$b')).toThrowErrorMatchingInlineSnapshot(
      `[Error: response-headers: nginx cannot hold "a$b" in a string]`,
    );
  });

  it('knows the site under another path', () => {
    expect(nginxServer('/docs/', '')).toContain('error_page 404 /docs/404.html;');
    expect(nginxHttp('/docs/', [], ['search.html'])).toContain(':/docs/assets/');
    expect(nginxHttp('/docs/', [], ['search.html'])).toContain('  "200:/docs/search.html" "";\n');
  });
});

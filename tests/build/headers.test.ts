import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {headers} from '../../config/headers';
import {BUILD, readPages} from './site';

const pages = readPages();
const read = (file: string): string => fs.readFileSync(path.join(BUILD, file), 'utf8');
const policy = /Content-Security-Policy: (.*)/.exec(read('_headers'))?.[1] ?? '';
const directive = (name: string): string[] =>
  policy.split('; ').find((part) => part.startsWith(`${name} `))?.split(' ').slice(1) ?? [];

/** Read otherwise than the build does it, so that both would have to be wrong. */
const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=|\bjson\b/.test(attributes))
    .map(([, , text = '']) => text);
const withoutScripts = (html: string): string => html.replace(/<script\b[\s\S]*?<\/script>/g, '');
const isStyled = (html: string): boolean => /<style\b|<[a-z][^<>]*\sstyle=/.test(withoutScripts(html));
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy', () => {
  it('has the digests of exactly the scripts that stand in pages', () => {
    const found = new Set(pages.flatMap(({html}) => scriptsOf(html)).map(hash));
    expect(found.size).toBeGreaterThan(0);
    const isHash = (value: string) => value.startsWith("'sha256-");
    const hashes = directive('script-src').filter(isHash);
    const others = directive('script-src').filter((value) => !isHash(value));
    expect(new Set(hashes)).toEqual(found);
    expect(others.filter((value) => value.includes('unsafe'))).toEqual([]);
  });

  it('allows no styles in pages, and no page has one', () => {
    const values = directive('style-src').filter((value) => value !== "'self'");
    expect(values).toEqual([...new Set((headers.styles ?? []).map(({source}) => hash(source)))]);
    expect(policy).not.toMatch(/style-src-(?:attr|elem)/);
    expect(pages.filter(({html}) => isStyled(html)).map(({route}) => route)).toEqual([]);
    expect(isStyled('<script>"<style>"</script><p>text</p>')).toBe(false);
    expect(isStyled('<b id=a style=color:red>') && isStyled('<svg><style>a{}</style></svg>')).toBe(true);
  });

  it('forbids what is not named, frames, and another base', () => {
    expect(directive('default-src')).toEqual(["'none'"]);
    expect(directive('frame-ancestors')).toEqual(["'none'"]);
    expect(directive('base-uri')).toEqual(["'none'"]);
  });

  it('is the same for nginx', () => {
    expect(read('nginx-server.conf')).toContain(`"${policy}"`);
  });
});

it('no line of the headers is longer than CDNs take', () => {
  const lines = read('_headers').split('\n');
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => line.length > 2000)).toEqual([]);
});

it('what is kept for a year has a digest in its name', () => {
  const files = fs
    .readdirSync(path.join(BUILD, 'assets'), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name));
  expect(files.length).toBeGreaterThan(50);
  expect(files.map(({name}) => name).filter((name) => !/[0-9a-f]{8,}(?:\.|$)/.test(name))).toEqual([]);
});

it('CDNs and nginx know the same redirects', () => {
  const cdn = read('_redirects').split('\n').filter(Boolean).map((line) => line.split(' ').slice(0, 2));
  const nginx = [...(/map \$docs_asked[^{]*\{([^}]*)\}/.exec(read('nginx-http.conf'))?.[1] ?? '').matchAll(/^ {2}"([^"]+)" "([^"]+)";$/gm)].map(
    ([, from = '', to = '']) => [from, to.replace('$is_args$args', '')],
  );
  expect(nginx).toEqual(cdn);
});

import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {type Options, type PluginOptions, validateOptions} from '../options';
import {writeHeaders} from '../write';

const check = (options: Options): PluginOptions =>
  validateOptions({
    options,
    validate: normalizePluginOptions as never,
  });

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'headers-'));
});
afterEach(() => rmSync(dir, {recursive: true}));

const page = (html: string) => writeFileSync(path.join(dir, 'index.html'), html);
const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
const NONE = {scripts: [], styles: [], sources: [], redirects: []};

describe('writeHeaders', () => {
  it('writes the same policy for CDNs and for nginx, and the same files again', async () => {
    page('<p>text</p>');
    const policy = await writeHeaders(dir, '/', NONE);
    const files = ['_headers', 'nginx-http.conf', 'nginx-server.conf'].map(read);
    expect(files[0]).toContain(`Content-Security-Policy: ${policy}\n`);
    expect(files[2]).toContain(`add_header Content-Security-Policy "${policy}" always;`);
    await writeHeaders(dir, '/', NONE);
    expect(['_headers', 'nginx-http.conf', 'nginx-server.conf'].map(read)).toEqual(files);
  });

  it('asks search engines to leave the site out when it is not to be indexed, and only then', async () => {
    page('<p>Preview</p>');
    const headers = () => ['_headers', 'nginx-server.conf'].map(read);
    await writeHeaders(dir, '/', {...NONE, noIndex: true});
    expect(headers()[0]).toContain('/*\n');
    expect(headers()[0]).toContain('\n  X-Robots-Tag: noindex, nofollow\n');
    expect(headers()[1]).toContain('add_header X-Robots-Tag "noindex, nofollow" always;');
    await writeHeaders(dir, '/', NONE);
    expect(headers().join('')).not.toContain('X-Robots-Tag');
  });

  it('fails on a script that nobody has allowed, and writes nothing', async () => {
    page('<script>track()</script>');
    await expect(writeHeaders(dir, '/', NONE)).rejects.toThrow(/index\.html: .*track\(\)/);
    expect(() => read('_headers')).toThrow();
  });

  it('fails when there are no pages', async () => {
    await expect(writeHeaders(dir, '/', NONE)).rejects.toThrow(/has no pages/);
  });

  it('fails on a policy that is too long for CDNs', async () => {
    page('<p>text</p>');
    const styles = Array.from({length: 40}, (_, index) => ({name: 'a', source: `a${index}{}`}));
    await expect(writeHeaders(dir, '/', {...NONE, styles})).rejects.toThrow(/CDNs take 2000/);
  });
});

describe('validateOptions', () => {
  it('fills in what is not given', () => {
    const checked = check({scripts: () => []});
    expect(checked).toMatchObject({styles: [], sources: []});
    expect(checked.redirects()).toEqual([]);
  });

  it.each([
    [
      'a source that is a keyword',
      {scripts: () => [], sources: [{feature: 'x', script: ["'unsafe-inline'"]}]},
    ],
    [
      'a source that ends the directive',
      {scripts: () => [], sources: [{feature: 'x', connect: ['https://a.example; script-src *']}]},
    ],
    ['a script without a text', {scripts: () => [{name: 'x'}]}],
    ['a redirect to nowhere', {scripts: () => [], redirects: () => [{from: '/a'}]}],
    ['a script by its digest', {scripts: () => [{name: 'x', sha256: 'mzHU'}]}],
  ])('refuses %s', (_, options) => {
    expect(() => check(options as Options)).toThrow(/response-headers plugin/);
  });
});

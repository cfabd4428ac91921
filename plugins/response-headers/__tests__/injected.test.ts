import type * as bundler from '@docusaurus/bundler';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {injectedScripts, minifiedScripts} from '../injected';

const loaded = vi.hoisted(() => ({minifier: undefined as unknown, isThere: true}));
vi.mock('@docusaurus/bundler', async (original) => {
  const {getHtmlMinifier} = await original<typeof bundler>();
  return {
    get getHtmlMinifier() {
      return loaded.isThere ? getHtmlMinifier : undefined;
    },
  };
});
afterEach(() => {
  loaded.isThere = true;
});

const plugin = (tags: object) => ({
  name: 'theme',
  content: undefined,
  injectHtmlTags: () => tags,
});

describe('scripts that a plugin injects', () => {
  it('are those with a text', () => {
    const tags = {
      headTags: ['<meta name="a">', {tagName: 'script', attributes: {src: '/a.js'}}],
      preBodyTags: [
        {tagName: 'script', innerHTML: 'a()'},
        {tagName: 'svg', innerHTML: '<g/>'},
      ],
      postBodyTags: {tagName: 'script', innerHTML: 'b()'},
    };
    const scripts = injectedScripts([plugin(tags)], 'theme');
    expect(scripts.map(({source}) => source)).toEqual(['a()', 'b()']);
  });

  it.each([
    ['none', plugin({}), /plugin theme puts no inline script into pages/],
    ['no such plugin', {...plugin({}), name: 'other'}, /plugin theme is not there/],
  ])('%s', (_, one, message) => {
    expect(() => injectedScripts([one], 'theme')).toThrow(message);
  });
});

describe('scripts as they are minified', () => {
  it.each(['swc', 'terser'] as const)('by %s', async (type) => {
    const [script] = await minifiedScripts([{name: 'a', source: '\n if ( a ) {\n b() }\n'}], type);
    expect(script?.source).toMatch(/^a&&b\(\);?$/);
  });

  it('of a Docusaurus that does not say how it minifies', async () => {
    loaded.isThere = false;
    await expect(minifiedScripts([], 'swc')).rejects.toThrow(
      /^@docusaurus\/bundler \d+\.\d+\.\d+ is expected to export getHtmlMinifier, .* Change plugins\/response-headers\/injected\.ts/,
    );
  });
});

import {describe, expect, it} from 'vitest';
import {parse} from '../../shared/markdown/parse';
import {readMeta} from '../../shared/markdown/meta';

describe('parse', () => {
  it('finds fences inside list items, with the place of their first character', () => {
    const {fences} = parse(
      '1. Do it:\n\n   ```bash title="a b.sh" verify="skip: it fails"\n   ls\n     -l\n   ```\n',
    );
    expect(fences).toEqual([
      {
        line: 3,
        column: 4,
        lang: 'bash',
        meta: {title: 'a b.sh', verify: 'skip: it fails'},
        value: 'ls\n  -l',
        content: {line: 4, column: 4},
      },
    ]);
  });

  it('reads written heading ids and derives the others as Docusaurus does', () => {
    const {headings} = parse(
      '## One `two`\n\n## One two\n\n## Three {#drei}\n\n## Four {/* #vier */}\n',
    );
    expect(headings.map(({id}) => id)).toEqual(['one-two', 'one-two-1', 'drei', 'vier']);
    expect(headings[2]?.text).toBe('Three');
  });

  it('tells the forms of links apart', () => {
    const {links} = parse('[a](/a.md) [b][x] https://c.example <a href="/d">d</a>\n\n[x]: /b.md\n');
    expect(links.map(({form, url}) => [form, url])).toEqual([
      ['inline', '/a.md'],
      ['reference', '/b.md'],
      ['bare', 'https://c.example'],
      ['attribute', '/d'],
    ]);
  });

  it('reads prose with a colon as prose, not as a directive', () => {
    const {blocks} = parse('The form is key:value.\n\n:::note[A title]\n\nText.\n\n:::\n');
    expect(blocks.map(({type, text}) => [type, text])).toEqual([
      ['paragraph', 'The form is key:value.'],
      ['label', 'A title'],
      ['paragraph', 'Text.'],
    ]);
  });

  it('gives the place of what is not valid', () => {
    expect(parse('---\ntitle: T\n---\n\nText {\n')).toMatchObject({
      error: {line: 5},
      frontMatter: {values: {title: 'T'}},
    });
  });

  it('counts words, code included', () => {
    expect(parse('One two.\n\n```text\nthree four\n```\n').words).toBe(4);
  });
});

describe('readMeta', () => {
  it('reads values in quotes, values without, words and lines', () => {
    expect(readMeta(`title='x y' a=b showLineNumbers {1,3-4}`)).toEqual({
      title: 'x y',
      a: 'b',
      showLineNumbers: true,
      highlight: '1,3-4',
    });
  });
});

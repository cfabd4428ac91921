import type {Element, Root} from 'hast';
import {describe, expect, it} from 'vitest';
import {prism} from '../../../config/prism';
import {rehypeHighlight} from '../rehype';
import {CLASSES, decode, encode, spansOfShown, type Span} from '../shared/spans';
import {tokenize} from '../tokenize';

const {additionalLanguages, defaultLanguage} = prism;
const shown = (code: string, language: string): string[][] =>
  (tokenize(code, language, additionalLanguages) ?? []).map((spans, index) => {
    let end = 0;
    return spans.map(({letter, length}) => {
      const text = (code.split('\n')[index] ?? '').slice(end, end + length);
      end += length;
      return CLASSES[letter] === '' ? text : `${CLASSES[letter]}:${text}`;
    });
  });

describe('colors', () => {
  it.each([
    ['bash', 'avn service list # all', [['keyword:avn', ' service list ', 'comment:# all']]],
    [
      'sql',
      "SELECT 1,\n'a';",
      [
        ['keyword:SELECT', ' ', 'number:1', ','],
        ["string:'a'", ';'],
      ],
    ],
    ['json', '{"a": true}', [['{', 'number:"a"', ': ', 'number:true', '}']]],
    ['properties', 'a.b=c', [['a.b=', 'string:c']]],
  ])('%s', (language, code, lines) => {
    expect(shown(code, language)).toEqual(lines);
  });

  it.each(additionalLanguages)('has a grammar for %s', (language) => {
    expect(tokenize('a', language, additionalLanguages)).toBeDefined();
  });

  it('colors comments of JSON', () => {
    const [first] = tokenize('// Why.\n{}', 'jsonc', additionalLanguages) ?? [];
    expect(first).toEqual([{letter: 'c', length: 7}]);
  });

  it('leaves a language without a grammar alone', () => {
    expect(tokenize('a', 'no-language', additionalLanguages)).toBeUndefined();
  });

  it('counts every character of every line', () => {
    const code = '<?php\n$a = ["b" => 1];\n\n// c\nforeach ($a as $b) { echo "{$b}\n"; }';
    const lengths = tokenize(code, 'php', additionalLanguages)?.map((spans) =>
      spans.reduce((sum, {length}) => sum + length, 0),
    );
    expect(lengths).toEqual(code.split('\n').map(({length}) => length));
  });
});

describe('encoding', () => {
  const spans: Span[][] = [
    [
      {letter: 'k', length: 4},
      {letter: 'p', length: 12},
    ],
    [],
    [{letter: 's', length: 1}],
  ];

  it('is short, and is read back', () => {
    expect(encode(spans)).toBe('k4p12//s1');
    expect(decode(encode(spans))).toEqual(spans);
  });

  it('reads what it does not know as plain', () => {
    expect(decode('x3')).toEqual([[{letter: 'p', length: 3}]]);
  });

  it('follows the lines that are left when a comment that highlights is taken out', () => {
    expect(spansOfShown(['a', '# highlight-next-line', 'b'], ['a', 'b'], spans)).toEqual([
      spans[0],
      spans[2],
    ]);
    expect(spansOfShown(['a'], ['other'], spans)).toEqual([[]]);
  });
});

describe('pages', () => {
  const compile = (code: Element): unknown => {
    const tree: Root = {
      type: 'root',
      children: [{type: 'element', tagName: 'pre', properties: {}, children: [code]}],
    };
    rehypeHighlight({defaultLanguage, additionalLanguages})(tree);
    return code.properties.spans;
  };
  const code = (value: string, className?: string[]): Element => ({
    type: 'element',
    tagName: 'code',
    properties: className ? {className} : {},
    children: [{type: 'text', value}],
  });

  it('carry the colors of their samples', () => {
    expect(compile(code('SELECT\n', ['language-sql']))).toBe('k6');
  });

  it('take the default language where none is named', () => {
    expect(compile(code('avn user\n'))).toBe('k3p5');
  });

  it('carry none where the language is not known', () => {
    expect(compile(code('a\n', ['language-no-language']))).toBeUndefined();
  });
});

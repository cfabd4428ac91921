import {describe, expect, it} from 'vitest';
import {checkInline} from '../allow';
import {emptyInline, type Inline, readInline} from '../inline';

const read = (html: string): Inline => {
  const inline = emptyInline();
  readInline(html, 'a.html', inline);
  return inline;
};

describe('readInline', () => {
  it('finds scripts of every kind that is run, character by character', () => {
    const {scripts} = read(
      '<script>if (a < b && "&amp;") {}</script><script type=module> x </script><script type=importmap>{}</script><template><script>t()</script></template>',
    );
    expect([...scripts]).toEqual([
      ['if (a < b && "&amp;") {}', 'a.html'],
      [' x ', 'a.html'],
      ['{}', 'a.html'],
      ['t()', 'a.html'],
    ]);
  });

  it('takes data and files for what they are', () => {
    const {scripts, foreign} = read(
      '<script type=application/ld+json>{"a":1}</script><script src=/x.js></script>',
    );
    expect(scripts.size).toBe(0);
    expect(foreign.size).toBe(0);
  });

  it.each([
    ['scripts', '<script>b()</script>'],
    ['scripts', '<SCRIPT>b()'],
    ['foreign', '<script src=https://a.example/x.js>'],
    ['foreign', '<link rel=stylesheet href=//a.example/x.css>'],
    ['styles', '<style>a{}</style>'],
    ['styleAttributes', '<i style = color:red>'],
    ['styleAttributes', '<i/style=color:red>'],
    ['styleAttributes', '<i id="a"style=color:red>'],
    ['handlers', '<i\nonclick=go()>'],
    ['handlers', '<i id="a"ONCLICK=go()>'],
    ['handlers', '<a href=" javascript:go()">'],
    ['handlers', '<a href="&#106;avascript:go()">'],
    ['handlers', '<a href="&Tab;javascript&colon;go()">'],
    ['handlers', '<a href="java&#115;cript:go()">'],
  ] as const)('finds %s behind the last script and a long text: %s', (kind, html) => {
    const alone = [...read(html)[kind].keys()];
    expect(alone).toHaveLength(1);
    const behind = read(`<script>a()</script><p>${'word '.repeat(1000)}</p>${html}`)[kind];
    expect([...behind.keys()]).toEqual(expect.arrayContaining(alone));
  });

  it('is not misled by the end of a script in an attribute', () => {
    const {handlers} = read(`<p>x</p><b onclick="go('</script>')">y</b>`);
    expect([...handlers.keys()]).toEqual([`<b onclick="go('</script>')">`]);
  });

  it('finds styles, with what is encoded decoded', () => {
    const {styles, styleAttributes} = read(
      '<style>a{}</style><b style="font-family:&quot;A&quot;">x</b><i style=color:red>',
    );
    expect([...styles.keys()]).toEqual(['a{}']);
    expect([...styleAttributes.keys()]).toEqual(['font-family:"A"', 'color:red']);
  });

  it('finds handlers, script links and what comes from elsewhere', () => {
    const {handlers, foreign} = read(
      '<b onclick="go()">x</b><a href=" javascript:go()">x</a><script src=//a.example/x.js></script><link rel=stylesheet href=https://b.example/x.css>',
    );
    expect([...handlers.keys()]).toEqual(['<b onclick="go()">', '<a href=" javascript:go()">']);
    expect([...foreign.keys()]).toEqual(['//a.example/x.js', 'https://b.example/x.css']);
  });

  it('names the first page of what many have', () => {
    const inline = read('<script>x()</script>');
    readInline('<script>x()</script>', 'b.html', inline);
    expect([...inline.scripts]).toEqual([['x()', 'a.html']]);
  });
});

describe('checkInline', () => {
  it('accepts a script by its source, and no other', () => {
    const inline = read('<script>alert(1+window.x)</script>');
    const allowing = (source: string) => () => checkInline(inline, [{name: 'a', source}], []);
    expect(allowing('alert(1+window.x)')).not.toThrow();
    expect(allowing('alert(1+window.y)')).toThrow(/nobody has allowed/);
  });

  it('names every thing that would be blocked, with its page and its beginning', () => {
    const inline = read(
      '<script>track()</script><b onclick="go()">x</b><script src=https://a.example/x.js></script><script src=https://b.example/y.js></script><style>a{}</style><i style=color:red>',
    );
    expect(() => checkInline(inline, [], [{feature: 'b', script: ['https://b.example']}]))
      .toThrowErrorMatchingInlineSnapshot(`
      [Error: response-headers: 5 thing(s) in the pages that the Content-Security-Policy blocks
      - a.html: an inline script nobody has allowed, sha256 lwtL9T8CD1M13qGmRSPkrfH0qWLKZiXHpFuuZAdSmkQ=: track()
      - a.html: <b onclick="go()">
      - a.html: a style element: a{}
      - a.html: a style attribute: color:red
      - a.html: loads https://a.example/x.js
      Make the script a file or a client module; if it must be in the page, or comes from a feature that is switched on, add it to config/headers.ts. Handlers in attributes are never allowed, nor are styles in pages: make them classes.]
    `);
  });
});

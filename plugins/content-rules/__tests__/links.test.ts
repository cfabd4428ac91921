import {describe, expect, it} from 'vitest';
import {links} from '../rules/links';
import {found, page, siteOf} from './site-of';

const A = 'docs/a.md';
const check = (body: string, more: Record<string, string> = {}) =>
  found(links, {
    [A]: page(body),
    'docs/x/target.md': page('## Part one'),
    'static/files/a.zip': '',
    ...more,
  });

describe('links', () => {
  it.each([
    '[t](/x/target.md)',
    '[t](/x/target.md#part-one)',
    '[t](x/target.md#part-one)',
    '[t](./x/target.md)',
    '[t](https://example.com/nowhere)',
    '[t](mailto:a@example.com)',
    '[t](/files/a.zip)',
    '[t](pathname:///files/a.zip)',
    '## Own\n\n[t](#own)',
    '<a id="own"></a>\n\n[t](#own)',
    '[t](https://aiven.io/pricing)',
  ])('accepts %s', async (body) => {
    expect(await check(body)).toEqual([]);
  });

  it.each([
    ['[t](/x/none.md)', 'missing-page'],
    ['[t](./target.md)', 'missing-page'],
    ['[t](../x/target)', 'url-form'],
    ['[t](/docs/x/none)', 'missing-page'],
    ['[t](/docs/x/target.html)', 'missing-page'],
    ['[t](/x/target)', 'missing-page'],
    ['[t](/docs/x/target)', 'url-form'],
    ['[t](x/target)', 'url-form'],
    ['[t](/x/target.md#part-two)', 'missing-anchor'],
    ['[t](#nothing)', 'missing-anchor'],
    ['[t](/files/b.zip)', 'missing-file'],
    ['[t](./a.zip)', 'missing-file'],
    ['[t](https://aiven.io/docs/x/target)', 'own-host'],
    ['[t](https://docs.aiven.io/x/target)', 'own-host'],
    ['[this page](/x/target.md)', 'vague-text'],
    ['[](/x/target.md)', 'vague-text'],
    ['![t](/img/none.svg)', 'missing-file'],
    ['![t](https://example.com/a.svg)', 'foreign-image'],
    ['<Link to="/docs/x/none">t</Link>', 'missing-page'],
  ])('refuses %s as %s', async (body, rule) => {
    expect(await check(body)).toEqual([`${A}:6:1 links/${rule}`]);
  });

  it('names the page that was meant, and the anchors that there are', async () => {
    const site = await siteOf({
      [A]: page('[t](/y/targets.md#part-one) and [u](/x/target.md#part-on)'),
      'docs/x/target.md': page('## Part one'),
    });
    const [first, second] = await links(site);
    expect(first?.hint).toBe('Did you mean `/x/target.md#part-one`?');
    expect(second?.hint).toBe('Did you mean `#part-one`? It has `part-one`.');
  });

  it('sees two letters that changed places in a short name, in its folder alone', async () => {
    const site = await siteOf({
      [A]: page('[t](/x/kcta.md) and [u](/y/kcta.md)'),
      'docs/x/kcat.md': page('text'),
    });
    const [first, second] = await links(site);
    expect(first?.hint).toBe('Did you mean `/x/kcat.md`?');
    expect(second?.hint).toBe('Link to a page that exists, or keep the text without a link.');
  });

  it('suggests nothing for a page that is like no other', async () => {
    const site = await siteOf({
      [A]: page('[t](/x/altogether-different.md)'),
      'docs/x/target.md': page(''),
    });
    expect((await links(site))[0]?.hint).toBe(
      'Link to a page that exists, or keep the text without a link.',
    );
  });

  it('counts the anchors of partials, and lets a partial use those of every page that imports it', async () => {
    const partial = '## From the partial\n\n[t](#own)\n';
    const importing = (heading: string) =>
      page(`import P from './_p.mdx';\n\n<P />\n\n## ${heading}\n\n[t](#from-the-partial)`);
    expect(await found(links, {[A]: importing('Own'), 'docs/_p.mdx': partial})).toEqual([]);
    expect(
      await found(links, {
        [A]: importing('Own'),
        'docs/b.md': importing('Other'),
        'docs/_p.mdx': partial,
      }),
    ).toEqual(['docs/_p.mdx:3:1 links/missing-anchor']);
  });
});

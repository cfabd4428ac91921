import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {trim, variablesOf} from '../trim';

function trimmed(css: string, own: string[] = []): string {
  const root = postcss.parse(css);
  trim(root, new Set(own));
  return root.toString();
}

describe('trim', () => {
  it('removes a component that is not used, and its variables', () => {
    expect(
      trimmed('.hero{a:b}.card__body{a:b}.button--primary{a:b}:root{--ifm-card-radius:1px}'),
    ).toBe(':root{}');
  });

  it('removes a variable that the site sets itself', () => {
    expect(trimmed(':root{--ifm-a:1px;--ifm-b:2px}', ['--ifm-a'])).toBe(':root{--ifm-b:2px}');
    const css = ':root {\n  --ifm-a: 1px;\n}\n.x {\n  --ifm-c: 1px;\n}\n';
    expect([...variablesOf(css)]).toEqual(['--ifm-a']);
  });

  it('keeps what is used beside it', () => {
    expect(trimmed('.navbar,.hero{a:b}')).toBe('.navbar{a:b}');
    const used =
      '.pagination-nav__link{a:b}.menu__link{a:b}.margin-right--md{a:b}:root{--ifm-pagination-nav-color:x;--ifm-color-primary:y}';
    expect(trimmed(used)).toBe(used);
  });
});

import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {trim} from '../trim';

function trimmed(css: string): string {
  const root = postcss.parse(css);
  trim(root);
  return root.toString();
}

describe('trim', () => {
  it('removes a component that is not used, and its variables', () => {
    expect(
      trimmed('.hero{a:b}.card__body{a:b}.button--primary{a:b}:root{--ifm-card-radius:1px}'),
    ).toBe(':root{}');
  });

  it('keeps what is used beside it', () => {
    expect(trimmed('.navbar,.hero{a:b}')).toBe('.navbar{a:b}');
    const used =
      '.pagination-nav__link{a:b}.menu__link{a:b}.margin-right--md{a:b}:root{--ifm-pagination-nav-color:x;--ifm-color-primary:y}';
    expect(trimmed(used)).toBe(used);
  });
});

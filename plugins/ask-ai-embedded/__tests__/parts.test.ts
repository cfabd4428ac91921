import {describe, expect, it} from 'vitest';
import {groupOf, partsOf, render} from '../shared/parts';
import type {Chunk, TwinSection} from '../shared/twin';

const chunk = (kind: Chunk['kind'], md: string): Chunk => ({kind, md, tab: ''});
const sectionOf = (...chunks: Chunk[]): TwinSection => ({anchor: '', headings: [], chunks});

describe('parts of a chunk', () => {
  it('are rows, items and sentences', () => {
    expect(partsOf(chunk('table', '| a |\n| --- |\n| 1 |\n| 2 |'))).toEqual(['| 1 |', '| 2 |']);
    expect(partsOf(chunk('list', '- a\n  b\n- c'))).toEqual(['- a\n  b', '- c']);
    expect(partsOf(chunk('text', 'One. Two? Three.'))).toEqual(['One.', 'Two?', 'Three.']);
    expect(partsOf(chunk('code', '```\na. B.\n```'))).toEqual(['```\na. B.\n```']);
  });
});

describe('sentences', () => {
  const text = chunk('text', 'Pools are off. This is on purpose. Turn them on. See how:');
  const group = (at: number) => groupOf(text, partsOf(text), at);

  it('come with the one that they lean on, and with the one after', () => {
    expect(group(1)).toEqual([0, 1, 2]);
  });
  it('do not drag along one that introduces something else', () => {
    expect(group(2)).toEqual([2]);
  });
});

describe('rendering', () => {
  it('marks what was left out between sentences', () => {
    const text = chunk('text', 'One. Two. Three.');
    expect(render(sectionOf(text), text, new Set([0, 2]))).toBe('One. … Three.');
    expect(render(sectionOf(text), text, new Set([1, 2]))).toBe('Two. Three.');
  });
  it('gives a list and a sample the sentence that introduces them', () => {
    const intro = chunk('text', 'It is fast. Run it:');
    const code = chunk('code', '```\nrun\n```');
    expect(render(sectionOf(intro, code), code, new Set([0]))).toBe('Run it:\n\n```\nrun\n```');
  });
});

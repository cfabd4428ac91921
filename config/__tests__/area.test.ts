import {describe, expect, it} from 'vitest';
import {filesOfArea, isInArea, isThere, sidebarOf} from '../area';

describe('one area', () => {
  it.each([
    ['products/kafka', true],
    ['products/kafka/howto/kcat', true],
    ['get-started', true],
    ['products/kafkaesque', false],
    ['platform/concepts/byoc', false],
  ])('%s', (id, isIn) => {
    expect(isInArea(id, 'kafka')).toBe(isIn);
  });

  it('is a folder under docs, or says so', () => {
    expect(filesOfArea('platform')).toContain('platform/**/*.md');
    expect(filesOfArea('kafka')).toContain('products/kafka.md');
    expect(() => filesOfArea('kafak')).toThrow('neither docs/products/kafak nor docs/kafak');
  });

  it('keeps its part of the sidebar, without empty categories', () => {
    const category = (label: string, items: string[], id?: string) => ({
      type: 'category' as const,
      label,
      items,
      ...(id && {link: {type: 'doc' as const, id}}),
    });
    const sidebar = [
      category('Kafka', ['products/kafka/get-started'], 'products/kafka'),
      category('Flink', ['products/flink/get-started'], 'products/flink'),
      category('Mixed', ['platform/concepts/byoc', 'products/kafka/howto/kcat'], 'platform'),
    ];
    expect(sidebarOf(sidebar, (id) => isInArea(id, 'kafka'))).toEqual([
      sidebar[0],
      category('Mixed', ['products/kafka/howto/kcat']),
    ]);
  });

  it('is not the only thing that the dev server leaves out: a page without a file is gone too', () => {
    expect(sidebarOf(['get-started', 'products/gone'], isThere)).toEqual(['get-started']);
  });
});

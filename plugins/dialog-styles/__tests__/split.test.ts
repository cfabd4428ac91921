import {describe, expect, it} from 'vitest';
import {splitStyles} from '../split';

type Group = {name: string; priority: number; test(module: object): boolean};

describe('splitStyles', () => {
  const split = () => {
    const styles = {name: 'styles', enforce: true, priority: 50};
    const config = {
      optimization: {splitChunks: {cacheGroups: {styles} as Record<string, unknown>}},
    };
    splitStyles(config as never);
    const groups = Object.values(config.optimization.splitChunks.cacheGroups) as Group[];
    return (file: string) =>
      groups
        .sort((one, other) => other.priority - one.priority)
        .find(({test}) => test({nameForCondition: () => file}))?.name;
  };

  it.each([
    ['/site/src/css/prose.css', 'styles'],
    ['/site/src/components/HomePage/styles.module.css', 'styles'],
    ['/site/plugins/reference-data/theme/ReferenceTable/styles.module.css', 'styles'],
    ['/site/src/components/Home/styles.module.css', 'styles'],
    ['/site/plugins/search-algolia/client/modal/styles.css', undefined],
    ['C:\\site\\plugins\\ask-ai-embedded\\client\\styles.module.css', undefined],
  ])('puts %s into %s', (file, group) => {
    expect(split()(file)).toBe(group);
  });

  it('says so when Docusaurus gathers styles otherwise', () => {
    expect(() => splitStyles({optimization: {splitChunks: {cacheGroups: {}}}})).toThrow(
      /^@docusaurus\/core .* is expected to gather the styles of the site/,
    );
  });
});

import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {splitStyles} from '../split';
import {dropUnread, namesIn} from '../variables';

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

  it('says so when the framework gathers styles otherwise', () => {
    expect(() => splitStyles({optimization: {splitChunks: {cacheGroups: {}}}})).toThrow(
      /no longer gathers styles/,
    );
  });
});

describe('dropUnread', () => {
  it("drops the framework's properties that nothing reads, and those that only these read", () => {
    const root = postcss.parse(
      ':root{--ifm-a:var(--ifm-b);--ifm-b:1px;--ifm-c:2px;--ifm-d:3px;--docs-e:4px}p{margin:var(--ifm-c)}.x{--ifm-a:0}',
    );
    expect(dropUnread([root], namesIn(['style.setProperty("--ifm-d", 1)']))).toBe(3);
    expect(root.toString()).toBe(
      ':root{--ifm-c:2px;--ifm-d:3px;--docs-e:4px}p{margin:var(--ifm-c)}',
    );
  });

  it('sees what another file reads', () => {
    const roots = [postcss.parse(':root{--ifm-a:1px}'), postcss.parse('p{margin:var(--ifm-a,0)}')];
    expect(dropUnread(roots, new Set())).toBe(0);
  });
});

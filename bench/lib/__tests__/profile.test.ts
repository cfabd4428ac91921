import {describe, expect, it} from 'vitest';
import {ownerOf, secondsByOwner} from '../profile';

const frame = (url: string, functionName = 'f') => ({url, functionName});

describe('a processor profile', () => {
  it.each([
    ['/site/plugins/highlight/rehype.ts', 'plugins/highlight'],
    ['file:///site/plugins/content-index/read/x.ts', 'plugins/content-index'],
    ['/site/node_modules/@docusaurus/core/lib/x.js', '@docusaurus/core'],
    ['/site/node_modules/a/node_modules/b/plugins/c/x.js', 'b'],
    ['node:fs', undefined],
  ])('knows whose %s is', (url, owner) => {
    expect(ownerOf(url)).toBe(owner);
  });

  it('gives a plugin what it calls, and leaves out idle time', () => {
    const profile = {
      nodes: [
        {id: 1, callFrame: frame('', '(root)'), children: [2, 5, 6]},
        {id: 2, callFrame: frame('/s/node_modules/@docusaurus/core/x.js'), children: [3]},
        {id: 3, callFrame: frame('/s/plugins/highlight/x.ts'), children: [4]},
        {id: 4, callFrame: frame('/s/node_modules/prismjs/x.js')},
        {id: 5, callFrame: frame('', '(idle)')},
        {id: 6, callFrame: frame('node:fs', 'read')},
      ],
      samples: [2, 4, 4, 5, 6],
      timeDeltas: [1e6, 2e6, 3e6, 9e6, 5e5],
    };
    expect(Object.fromEntries(secondsByOwner(profile))).toEqual({
      '@docusaurus/core': 1,
      'plugins/highlight': 5,
      'Node.js': 0.5,
    });
  });
});

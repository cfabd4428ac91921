import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {withoutPresets} from '../presets';

const bundler = createRequire(require.resolve('@docusaurus/bundler'));

describe('withoutPresets', () => {
  it('takes the plugin of the installed framework out, with its options or without', () => {
    const presets = bundler.resolve('postcss-preset-env');
    expect(withoutPresets([[presets, {}], presets])).toEqual([]);
  });

  it('leaves the others in their order', () => {
    const own = {postcssPlugin: 'trim-infima'};
    expect(withoutPresets([own, 'autoprefixer', ['postcss-nested', {}]])).toEqual([
      own,
      'autoprefixer',
      ['postcss-nested', {}],
    ]);
  });
});

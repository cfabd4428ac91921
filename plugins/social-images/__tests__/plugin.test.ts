import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import socialImages, {validateOptions, type Options} from '../index';
import type {PluginOptions} from '../options';
import {versionOf} from '../version';

const optionsOf = (options: Options): PluginOptions =>
  validateOptions({validate: normalizePluginOptions as never, options});
const context = {
  siteDir: process.cwd(),
  baseUrl: '/',
  siteConfig: {title: 'Aiven docs', tagline: 'A platform', themeConfig: {}},
} as LoadContext;

it('says which file is not there', () => {
  expect(() =>
    socialImages(context, optionsOf({headingFont: 'fonts/serif.woff'})),
  ).toThrowErrorMatchingInlineSnapshot(
    `[Error: social-images: headingFont is fonts/serif.woff, which is not there. The option of the plugin names a file relative to the site.]`,
  );
  expect(() => socialImages(context, optionsOf({icons: 'static/img/glyphs.svg'}))).toThrow(
    /icons is static\/img\/glyphs\.svg, which is not there/,
  );
});

it('refuses a bound that is none', () => {
  expect(() => optionsOf({maxBytes: 0})).toThrowErrorMatchingInlineSnapshot(
    `[ValidationError: "social-images plugin: maxBytes" must be greater than or equal to 1]`,
  );
});

it('has another version for another logo and for another name, and the same for the same', () => {
  const version = (files: string[], words: string[]) => versionOf(process.cwd(), files, words);
  const own = version(['static/img/logo.svg'], ['aiven']);
  expect(version(['static/img/logo.svg'], ['aiven'])).toBe(own);
  expect(version(['static/img/icons.svg'], ['aiven'])).not.toBe(own);
  expect(version(['static/img/logo.svg'], ['other'])).not.toBe(own);
});

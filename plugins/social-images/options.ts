import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export type PluginOptions = {
  id: string;
  /** Style sheet with the colours, relative to the site, as all files here. */
  tokens: string;
  /** Sprite with the glyphs of areas. */
  icons: string;
  /** Mark beside the site's name: an svg with a square viewBox. */
  logo: string;
  /** Face of titles and names of areas. */
  headingFont: string;
  /** Face of the rest. */
  textFont: string;
  /** Glyph of the sprite for pages that have no picture of their own. */
  icon: string;
  /** The most that a picture may weigh, in bytes. Default: 60 KiB. */
  maxBytes: number;
};
export type Options = Partial<Omit<PluginOptions, 'id'>>;

const FONTS = 'node_modules/@fontsource/instrument-sans/files/instrument-sans-latin';

export const DEFAULT_OPTIONS = {
  tokens: 'src/css/tokens.css',
  icons: 'static/img/icons.svg',
  logo: 'static/img/logo.svg',
  headingFont: `${FONTS}-600-normal.woff`,
  textFont: `${FONTS}-500-normal.woff`,
  icon: 'kafka',
  maxBytes: 60 * 1024,
} satisfies Options;

const text = (name: keyof typeof DEFAULT_OPTIONS) =>
  Joi.string().label(`social-images plugin: ${name}`).default(DEFAULT_OPTIONS[name]);

const schema = Joi.object<PluginOptions>({
  id: Joi.string(),
  tokens: text('tokens'),
  icons: text('icons'),
  logo: text('logo'),
  headingFont: text('headingFont'),
  textFont: text('textFont'),
  icon: text('icon'),
  maxBytes: Joi.number()
    .integer()
    .min(1)
    .label('social-images plugin: maxBytes')
    .default(DEFAULT_OPTIONS.maxBytes),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}

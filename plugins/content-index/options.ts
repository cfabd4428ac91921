import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export type PluginOptions = {
  id: string;
  /** JSON file with groups of words that mean the same. Default `data/synonyms.json`. */
  synonyms: string;
  /** JSON file with the names of each product, by its area. Default `data/product-names.json`. */
  products: string;
  /** Maximum length of one part of llms-full.txt in characters, since tools refuse longer files. Default 400,000. */
  llmsFullLimit: number;
};
export type Options = Partial<Omit<PluginOptions, 'id'>>;

export const DEFAULT_OPTIONS = {
  synonyms: 'data/synonyms.json',
  products: 'data/product-names.json',
  llmsFullLimit: 400_000,
} satisfies Options;

const label = (name: string) => `content-index plugin: ${name}`;

const schema = Joi.object<PluginOptions>({
  synonyms: Joi.string().label(label('synonyms')).default(DEFAULT_OPTIONS.synonyms),
  products: Joi.string().label(label('products')).default(DEFAULT_OPTIONS.products),
  llmsFullLimit: Joi.number()
    .integer()
    .min(10_000)
    .label(label('llmsFullLimit'))
    .default(DEFAULT_OPTIONS.llmsFullLimit),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}

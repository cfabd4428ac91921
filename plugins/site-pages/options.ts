import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export type PluginOptions = {
  id: string;
  /** Folder of the fact files that the home page counts, relative to the site. Default `data`. */
  dataDir: string;
  /** Route of the docs root page; none when the docs are mounted at the base URL, where the home page is. */
  docsRoot?: string;
};
export type Options = Partial<Pick<PluginOptions, 'dataDir' | 'docsRoot'>>;

export const DEFAULT_OPTIONS = {dataDir: 'data'} satisfies Options;

const schema = Joi.object<PluginOptions>({
  id: Joi.string(),
  dataDir: Joi.string().label('site-pages plugin: dataDir').default(DEFAULT_OPTIONS.dataDir),
  docsRoot: Joi.string().label('site-pages plugin: docsRoot'),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}

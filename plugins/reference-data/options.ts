import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

export type PluginOptions = {
  id: string;
  /** Folder of the fact files, relative to the site. Default `data`. */
  dir: string;
  /** Whether every parameter must have a description in data/descriptions. Default `true`. */
  describeAll: boolean;
};
export type Options = Partial<PluginOptions>;

const schema = Joi.object<PluginOptions>({
  id: Joi.string(),
  dir: Joi.string().label('reference-data plugin: dir').default('data'),
  describeAll: Joi.boolean().label('reference-data plugin: describeAll').default(true),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options) as PluginOptions;
}

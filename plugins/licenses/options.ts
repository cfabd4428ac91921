import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export type PluginOptions = {
  id: string;
  /** SPDX ids of the licenses that published packages may have. Any other fails the build. */
  allowed: string[];
};
export type Options = Pick<PluginOptions, 'allowed'>;

const schema = Joi.object<PluginOptions>({
  id: Joi.string(),
  allowed: Joi.array()
    .items(
      Joi.string()
        .pattern(/^[\w.+-]+$/)
        .message('{{#label}} is {{#value}}, but a license is one SPDX name, for example MIT')
        .label('licenses plugin: allowed[]'),
    )
    .min(1)
    .label('licenses plugin: allowed')
    .required(),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}

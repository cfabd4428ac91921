import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export type PluginOptions = {
  id: string;
  /** The vendor's script. */
  scriptUrl: string;
  /** The vendor's id of this site. */
  websiteId: string;
};
export type Options = Omit<PluginOptions, 'id'>;

const schema = Joi.object<PluginOptions>({
  scriptUrl: Joi.string()
    .uri({scheme: ['http', 'https']})
    .label('ask-ai-hosted plugin: scriptUrl')
    .required(),
  websiteId: Joi.string().label('ask-ai-hosted plugin: websiteId').required(),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}

import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export type PluginOptions = {
  id: string;
  /** Base URL of an endpoint with the OpenAI chat API. */
  url: string;
  /** Model to ask for. */
  model: string;
  /** Timeout for the first words in milliseconds. Default 8,000. */
  patience: number;
};
export type Options = Omit<PluginOptions, 'id' | 'patience'> & {patience?: number};

const label = (name: string) => `ask-ai-endpoint plugin: ${name}`;

const schema = Joi.object<PluginOptions>({
  url: Joi.string()
    .uri({scheme: ['http', 'https']})
    .label(label('url'))
    .required(),
  model: Joi.string().label(label('model')).required(),
  patience: Joi.number().integer().min(500).label(label('patience')).default(8_000),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}

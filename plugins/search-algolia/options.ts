import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export type PluginOptions = {
  id: string;
  appId: string;
  /** Search-only API key; it is published with the site. */
  searchKey: string;
  indexName: string;
  /** Origin to use instead of the service's own hosts. */
  host?: string;
};
export type Options = Omit<PluginOptions, 'id'>;

const label = (name: string) => `search-algolia plugin: ${name}`;

const schema = Joi.object<PluginOptions>({
  appId: Joi.string().label(label('appId')).required(),
  searchKey: Joi.string().label(label('searchKey')).required(),
  indexName: Joi.string().label(label('indexName')).required(),
  host: Joi.string()
    .uri({scheme: ['http', 'https']})
    .label(label('host')),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}

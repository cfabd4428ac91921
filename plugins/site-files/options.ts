import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export type PluginOptions = {
  id: string;
  /** Where to report a vulnerability: a page, or `mailto:` with an address. */
  securityContact: string;
  /** Style sheet with the colors of the page in both modes, relative to the site. */
  tokens: string;
};
export type Options = Pick<PluginOptions, 'securityContact'> & {tokens?: string};

export const DEFAULT_OPTIONS = {tokens: 'src/css/tokens.css'} satisfies Partial<Options>;

const schema = Joi.object<PluginOptions>({
  id: Joi.string(),
  securityContact: Joi.string()
    .uri({scheme: ['https', 'mailto']})
    .label('site-files plugin: securityContact')
    .required(),
  tokens: Joi.string().label('site-files plugin: tokens').default(DEFAULT_OPTIONS.tokens),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}

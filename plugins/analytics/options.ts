import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

export type PluginOptions = {
  id: string;
  /** Measurement id of gtag, for example `G-ABC123`. */
  gtagId?: string;
  /** URL of gtag.js; `?id=` is added. */
  gtagScriptUrl: string;
  /** Origin of a Snowplow-compatible collector. */
  collectorUrl?: string;
  /** Name of this site in the collector's records. */
  appId: string;
  /** Script of a consent manager. Without one, the site asks by itself. */
  consentScriptUrl?: string;
  /** The manager's id of this site, given to its script as `data-domain-script`. */
  consentScriptId?: string;
  /** The manager's category that analytics belongs to. */
  consentCategory: string;
};
export type Options = Partial<Omit<PluginOptions, 'id'>>;

export const DEFAULT_OPTIONS = {
  gtagScriptUrl: 'https://www.googletagmanager.com/gtag/js',
  appId: 'docs',
  consentCategory: 'C0002',
} satisfies Options;

const text = (name: keyof Options) => Joi.string().label(`analytics plugin: ${name}`);
const address = (name: keyof Options) => text(name).uri({scheme: ['http', 'https']});

const schema = Joi.object<PluginOptions>({
  id: Joi.string(),
  gtagId: text('gtagId').pattern(/^[A-Z]+-[A-Z0-9-]+$/),
  gtagScriptUrl: address('gtagScriptUrl').default(DEFAULT_OPTIONS.gtagScriptUrl),
  collectorUrl: address('collectorUrl'),
  appId: text('appId').default(DEFAULT_OPTIONS.appId),
  consentScriptUrl: address('consentScriptUrl'),
  consentScriptId: text('consentScriptId'),
  consentCategory: text('consentCategory').default(DEFAULT_OPTIONS.consentCategory),
})
  .or('gtagId', 'collectorUrl')
  .messages({
    'object.missing':
      'analytics plugin: neither gtagId nor collectorUrl is set, so there is nothing to send events to. Set one, or leave the plugin out',
  });

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}

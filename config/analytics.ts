import type {PluginConfig} from '@docusaurus/types';
import type {Options} from '../plugins/analytics/options';
import {env} from './env';

export const hasAnalytics = Boolean(env.GTAG_ID ?? env.SNOWPLOW_COLLECTOR_URL);

/** Analytics is off unless the environment says where to send events. */
export const analytics: PluginConfig[] = hasAnalytics
  ? [
      [
        './plugins/analytics/index.ts',
        {
          ...(env.GTAG_ID && {gtagId: env.GTAG_ID}),
          ...(env.GTAG_SCRIPT_URL && {gtagScriptUrl: env.GTAG_SCRIPT_URL}),
          ...(env.SNOWPLOW_COLLECTOR_URL && {collectorUrl: env.SNOWPLOW_COLLECTOR_URL}),
          ...(env.CONSENT_SCRIPT_URL && {consentScriptUrl: env.CONSENT_SCRIPT_URL}),
          ...(env.CONSENT_SCRIPT_ID && {consentScriptId: env.CONSENT_SCRIPT_ID}),
        } satisfies Options,
      ],
    ]
  : [];

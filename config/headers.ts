import {inlineScript} from '../plugins/hydrate-on-intent/script';
import type {Options, Sources} from '../plugins/response-headers/options';
import {baseUrlBanner} from '../plugins/shared/base-url-banner';
import {env, type Env} from './env';
import {redirects} from './redirects';
import {site} from './search';

const originOf = (address = ''): string => new URL(address).origin;

/** Hosts that the vendor of the default widget asks for: https://docs.kapa.ai/integrations/understanding-csp-cors. */
const KAPA: Omit<Sources, 'feature'> = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connect: [
    'https://proxy.kapa.ai',
    'https://kapa-widget-proxy-la7dkmplpq-uc.a.run.app',
    'https://metrics.kapa.ai',
    'https://www.google.com/recaptcha/',
  ],
  frame: ['https://www.google.com/recaptcha/'],
};

const GOOGLE = 'https://www.googletagmanager.com';

/** Hosts that the enabled hosted features load from and talk to, for the Content-Security-Policy. */
export function sourcesOf({
  SEARCH_PROVIDER,
  ALGOLIA_APP_ID = '',
  ALGOLIA_HOST,
  ASK_AI_PROVIDER,
  ASK_AI_SCRIPT_URL,
  ASK_AI_ENDPOINT_URL,
  GTAG_ID,
  GTAG_SCRIPT_URL,
  SNOWPLOW_COLLECTOR_URL,
  CONSENT_SCRIPT_URL,
}: Env): Sources[] {
  const sources: Sources[] = [];
  if (SEARCH_PROVIDER === 'algolia') {
    const app = ALGOLIA_APP_ID.toLowerCase();
    const hosts = [1, 2, 3].map((index) => `https://${app}-${index}.algolianet.com`);
    sources.push({
      feature: 'search at Algolia',
      connect: ALGOLIA_HOST ? [ALGOLIA_HOST] : [`https://${app}-dsn.algolia.net`, ...hosts],
    });
  }
  if (ASK_AI_PROVIDER === 'hosted') {
    const vendor = originOf(ASK_AI_SCRIPT_URL);
    const isKapa = vendor === 'https://widget.kapa.ai';
    sources.push({
      feature: "the vendor's Ask AI widget",
      script: [vendor, ...(isKapa ? (KAPA.script ?? []) : [])],
      style: [vendor],
      img: [vendor],
      font: [vendor],
      connect: [vendor, ...(isKapa ? (KAPA.connect ?? []) : [])],
      frame: [vendor, ...(isKapa ? (KAPA.frame ?? []) : [])],
      inlineStyles: true,
    });
  }
  if (ASK_AI_PROVIDER === 'endpoint') {
    sources.push({
      feature: 'Ask AI at an endpoint',
      connect: [originOf(ASK_AI_ENDPOINT_URL)],
    });
  }
  if (GTAG_ID) {
    sources.push({
      feature: 'Google Analytics',
      script: [originOf(GTAG_SCRIPT_URL ?? GOOGLE)],
      // Hosts that Google asks for: https://developers.google.com/tag-platform/security/guides/csp.
      connect: [GOOGLE, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
      img: [GOOGLE, 'https://*.google-analytics.com'],
    });
  }
  if (SNOWPLOW_COLLECTOR_URL) {
    sources.push({feature: 'the collector', connect: [originOf(SNOWPLOW_COLLECTOR_URL)]});
  }
  if (CONSENT_SCRIPT_URL) {
    const manager = originOf(CONSENT_SCRIPT_URL);
    sources.push({
      feature: 'the consent manager',
      script: [manager],
      style: [manager],
      img: [manager],
      connect: [manager],
      frame: [manager],
      // Consent managers usually write inline styles. A static file cannot have the nonce that would allow only theirs.
      inlineStyles: true,
    });
  }
  return sources;
}

const root = `${env.BASE_URL.slice(0, -1)}${env.DOCS_ROUTE === '/' ? '' : `/${env.DOCS_ROUTE}`}`;

export const headers: Options = {
  scripts: () => [
    {name: 'script of hydrate-on-intent', source: inlineScript(site)},
    {name: 'banner about a wrong base URL', source: baseUrlBanner(env.BASE_URL)},
  ],
  // Docusaurus's inline scripts for the color mode and the announcement bar.
  injectedBy: ['docusaurus-theme-classic'],
  sources: sourcesOf(env),
  styles:
    env.SEARCH_PROVIDER === 'algolia'
      ? [
          {
            name: "the mark of DocSearch's maker, which its window always has",
            source: '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}',
          },
        ]
      : [],
  redirects: () => redirects.map(({from, to}) => ({from: `${root}${from}`, to: `${root}${to}`})),
};

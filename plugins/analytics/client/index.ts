import type {ClientModule} from '@docusaurus/types';
import options from '@generated/analytics/default/options.json';
import {createAnalytics} from './analytics';
import {storeChoice, storedChoice} from './choice';
import type {View} from './collector';
import {gtag} from './gtag';
import {trackLinks} from './links';
import {openManager, watchManager} from './manager';
import {QUESTION, REFUSED, showPanel} from './panel';
import {isRefused} from './privacy';
import {snowplow} from './snowplow';
import {isPageView} from './views';

const {gtagId, gtagScriptUrl, collectorUrl, appId, baseUrl} = options;

const currentView = (referrer: string): View => ({
  path: location.pathname + location.search + location.hash,
  url: location.href,
  title: document.title,
  referrer,
});

function start() {
  const collectors = [
    ...(gtagId ? [gtag({id: gtagId, scriptUrl: gtagScriptUrl})] : []),
    ...(collectorUrl ? [snowplow({collectorUrl, appId})] : []),
  ];
  const links = trackLinks((click) => collectors.forEach((collector) => collector.click(click)));
  const analytics = createAnalytics(collectors, links, currentView, document.referrer);
  const hasRefused = isRefused(navigator as Navigator & {globalPrivacyControl?: boolean});
  const {consentScriptUrl: url, consentScriptId: id, consentCategory: category} = options;

  const ask = (opener?: HTMLElement) => {
    analytics.ask();
    showPanel(QUESTION, answer, opener);
  };
  const answer = (isAllowed: boolean) => {
    // A consent manager stores its own answer, so only the site's own is stored here.
    if (!url) storeChoice(isAllowed);
    analytics.allow(isAllowed);
  };
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest<HTMLElement>('.docs-cookie-settings');
    if (!button) return;
    if (hasRefused) showPanel(REFUSED, () => {}, button);
    else if (!(url && openManager())) ask(button);
  });

  if (hasRefused) {
    analytics.allow(false);
    return analytics;
  }
  if (url) watchManager({url, id, category}, analytics.allow);
  else if (storedChoice() === undefined) ask();
  else analytics.allow(storedChoice() === true);
  return analytics;
}

let analytics: ReturnType<typeof start> | undefined;

/** Docusaurus sets `document.title` in the next animation frame; a background tab has no frames. */
function afterTitle(then: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) then();
    isDone = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, 500);
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location: to, previousLocation}) {
    analytics ??= start();
    const [navigation] = performance.getEntriesByType('navigation');
    const arrival = {
      origin: location.origin,
      baseUrl,
      referrer: document.referrer,
      type: (navigation as PerformanceNavigationTiming | undefined)?.type ?? 'navigate',
    };
    if (!isPageView(to, previousLocation, arrival)) return;
    afterTitle(() => analytics?.view());
  },
};

export default clientModule;

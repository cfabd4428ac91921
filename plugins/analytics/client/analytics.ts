import type {Collector, View} from './collector';
import type {LinkClicks} from './links';

export type Analytics = {
  allow: (isAllowed: boolean) => void;
  view: () => void;
};

/** Nothing is kept for later: a page that was read before the reader agreed is not counted afterwards. */
export function createAnalytics(
  collectors: readonly Collector[],
  links: LinkClicks,
  current: (referrer: string) => View,
  arrivedFrom: string,
): Analytics {
  let isAllowed = false;
  let last = arrivedFrom;
  return {
    allow(next) {
      if (next === isAllowed) return;
      isAllowed = next;
      collectors.forEach((collector) => (next ? collector.start() : collector.stop()));
      if (next) links.refresh(current(last));
      else links.stop();
    },
    view() {
      const view = current(last);
      last = view.url;
      if (!isAllowed) return;
      collectors.forEach((collector) => collector.view(view));
      links.refresh(view);
    },
  };
}

import type {Collector, View} from './collector';
import type {LinkClicks} from './links';

export type Analytics = {
  allow: (isAllowed: boolean) => void;
  /** Called when the reader has not answered before: shows the question. */
  ask: () => void;
  view: () => void;
};

/**
 * Sends nothing before the reader agrees, and stores nothing for later: pages that were read before are not counted
 * afterwards. Only the current page view waits until the stored answer of an earlier visit is known.
 */
export function createAnalytics(
  collectors: readonly Collector[],
  links: LinkClicks,
  current: (referrer: string) => View,
  arrivedFrom: string,
): Analytics {
  let isAllowed: boolean | undefined;
  let waiting: View | undefined;
  let last = arrivedFrom;

  const send = (view: View) => {
    collectors.forEach((collector) => collector.view(view));
    links.refresh(view);
  };
  const allow = (next: boolean) => {
    const [view, was] = [waiting, isAllowed];
    waiting = undefined;
    isAllowed = next;
    if (next && !was) {
      collectors.forEach((collector) => collector.start());
      if (view) send(view);
      else links.refresh(current(last));
    } else if (!next && was) {
      collectors.forEach((collector) => collector.stop());
      links.stop();
    }
  };
  return {
    allow,
    ask() {
      if (isAllowed === undefined) allow(false);
    },
    view() {
      const view = current(last);
      last = view.url;
      if (isAllowed) send(view);
      else if (isAllowed === undefined) waiting = view;
    },
  };
}

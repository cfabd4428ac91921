import type {Collector, View} from './collector';
import type {LinkClicks} from './links';

export type Analytics = {
  allow: (isAllowed: boolean) => void;
  /** The reader has not answered before, and is asked now. */
  ask: () => void;
  view: () => void;
};

/**
 * Nothing is sent before the reader agrees, and nothing kept for later: a page that was read before is not counted
 * afterwards. Only the view of the page that is shown waits until it is known what the reader answered at a former visit.
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

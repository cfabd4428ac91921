import type {Click, View} from './collector';

type Listen = Pick<Document, 'addEventListener' | 'removeEventListener'>;
const CAPTURE = {capture: true};

export type LinkClicks = {refresh: (page: View) => void; stop: () => void};

/** The link that an event is about. Fragments of the page itself are route changes, and counted as those. */
function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  return link && /^https?:/.test(link.href) ? link : undefined;
}

/**
 * Reports clicks on every link, those that come later too. A refresh binds them to the page that is now shown: when
 * a link is pressed the router may have written the next address before the event is through.
 */
export function trackLinks(onClick: (click: Click) => void, root: Listen = document): LinkClicks {
  let listener: ((event: Event) => void) | undefined;
  const stop = () => {
    for (const type of ['click', 'auxclick'])
      if (listener) root.removeEventListener(type, listener, CAPTURE);
    listener = undefined;
  };
  return {
    stop,
    refresh(page) {
      stop();
      listener = (event) => {
        const link = linkOf(event);
        // The right button opens a menu, and no page.
        if (!link || (event as MouseEvent).button === 2) return;
        onClick({target: link.href, id: link.id, classes: Array.from(link.classList), page});
      };
      for (const type of ['click', 'auxclick']) root.addEventListener(type, listener, CAPTURE);
    },
  };
}

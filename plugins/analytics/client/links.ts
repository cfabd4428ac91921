import type {Click, View} from './collector';

type Listen = Pick<Document, 'addEventListener' | 'removeEventListener'>;
const CAPTURE = {capture: true};

export type LinkClicks = {refresh: (page: View) => void; stop: () => void};

/** The web link that an event happened in; undefined for `mailto:` and the like. */
function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  return link && /^https?:/.test(link.href) ? link : undefined;
}

/**
 * Reports clicks on all links, including later ones. `refresh` stores the URL of the current page: during a click, the
 * router may already have written the next URL.
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
        // The right button opens a context menu.
        if (!link || (event as MouseEvent).button === 2) return;
        onClick({target: link.href, id: link.id, classes: Array.from(link.classList), page});
      };
      for (const type of ['click', 'auxclick']) root.addEventListener(type, listener, CAPTURE);
    },
  };
}

import {type MouseEvent, type SyntheticEvent} from 'react';
import {useHistory} from '@docusaurus/router';

type Listeners = {
  onClick: (event: MouseEvent) => void;
  onMouseOver: (event: SyntheticEvent) => void;
  onTouchStart: (event: SyntheticEvent) => void;
};

const linkOf = ({target}: SyntheticEvent): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;

const isOwn = ({origin, target}: HTMLAnchorElement): boolean =>
  origin === window.location.origin && target !== '_blank';

/**
 * Listeners that make plain links navigate and preload as Docusaurus's `Link` does. A menu can have hundreds of links;
 * as `Link` each would be a component with hooks and an observer.
 */
export function usePlainLinks(onNavigate?: () => void): Listeners {
  const history = useHistory();
  const onIntent = (event: SyntheticEvent) => {
    const link = linkOf(event);
    if (link && isOwn(link)) window.docusaurus.preload(link.pathname);
  };
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link) return;
    onNavigate?.();
    const isForBrowser =
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.altKey ||
      event.ctrlKey ||
      event.shiftKey;
    if (isForBrowser || !isOwn(link)) return;
    event.preventDefault();
    const {pathname, search, hash} = link;
    const {location} = history;
    const isHere = pathname + search + hash === location.pathname + location.search + location.hash;
    history[isHere ? 'replace' : 'push'](pathname + search + hash);
  };
  return {onClick, onMouseOver: onIntent, onTouchStart: onIntent};
}

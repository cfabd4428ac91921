import {type ReactNode, useEffect} from 'react';
import {useHistory} from '@docusaurus/router';

type Wanted = CustomEvent<{href: string; isReplaced: boolean}>;

/**
 * Makes the router follow links in the dialogs, which React does not render. Without it, the browser loads the page.
 */
export default function DialogLinks(): ReactNode {
  const history = useHistory();
  useEffect(() => {
    const go = (event: Event) => {
      event.preventDefault();
      const {href, isReplaced} = (event as Wanted).detail;
      const {pathname, search, hash} = new URL(href);
      history[isReplaced ? 'replace' : 'push'](pathname + search + hash);
    };
    window.addEventListener('docs:go', go);
    return () => window.removeEventListener('docs:go', go);
  }, [history]);
  return null;
}

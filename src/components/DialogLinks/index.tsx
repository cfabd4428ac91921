import {type ReactNode, useEffect} from 'react';
import {useHistory} from '@docusaurus/router';

type Wanted = CustomEvent<{href: string; isReplaced: boolean}>;

/** Has the router follow links of the dialogs, which are not React's. Without it the browser follows them. */
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

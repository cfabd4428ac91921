import React, {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PageMetadata} from '@docusaurus/theme-common';
import SearchBar from '@theme/SearchBar';
import {nearestRoutes, type Route} from '../../lib/nearest';
import Icon from '../Icon';
import styles from './styles.module.css';

/**
 * Routes similar to the requested URL. The list is fetched only here, and only in the browser, since one 404.html
 * serves all URLs.
 */
function useNearest(): Route[] {
  const {pathname} = useLocation();
  const [found, setFound] = useState<Route[]>([]);
  useEffect(() => {
    let current = true;
    setFound([]);
    import('@generated/site-pages/default/routes.json').then(
      ({default: routes}) => current && setFound(nearestRoutes(pathname, routes)),
      // The list did not load: the links below still work.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [pathname]);
  return found;
}

/** The not-found page. Suggestions come last, and the page fills the window, so that nothing moves when they arrive. */
export default function NotFound(): ReactNode {
  const routes = useNearest();
  const home = useBaseUrl('/');
  return (
    <main className={styles.page} data-not-found="">
      <PageMetadata title="Page Not Found" />
      <p className={styles.code}>404</p>
      <h1>Page not found</h1>
      <p className={styles.lead}>
        Nothing is published at this address. It may have moved, or the link that brought you here
        is wrong.
      </p>
      <div className={styles.ways}>
        <SearchBar />
        <Link to={home} className="docs-button">
          <Icon name="home" />
          Home
        </Link>
      </div>
      {routes.length > 0 && (
        <nav aria-labelledby="near" className={styles.near}>
          <h2 id="near">Did you mean</h2>
          <ul>
            {routes.map(([to, title]) => (
              <li key={to}>
                <Link to={to}>
                  <b>{title}</b>
                  <span>{to}</span>
                  <Icon name="arrow" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </main>
  );
}

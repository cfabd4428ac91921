import React, {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import SearchBar from '@theme/SearchBar';
import {nearestRoutes, type Route} from '../../lib/nearest';
import Icon from '../Icon';
import styles from './styles.module.css';

/** The list of routes is fetched only here, and only in the browser: the page is one file for all addresses. */
function useNearest(): {path?: string; routes: Route[]} {
  const {pathname} = useLocation();
  const [found, setFound] = useState<{path?: string; routes: Route[]}>({routes: []});
  useEffect(() => {
    let current = true;
    setFound({path: pathname, routes: []});
    import('@generated/site-pages/default/routes.json').then(
      ({default: routes}) =>
        current && setFound({path: pathname, routes: nearestRoutes(pathname, routes)}),
      // Offline and not seen before: the links below still lead somewhere.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [pathname]);
  return found;
}

export default function NotFound(): ReactNode {
  const {path, routes} = useNearest();
  const home = useBaseUrl('/');
  return (
    <main className={styles.page}>
      <p className={styles.code}>404</p>
      <h1>Page not found</h1>
      <p className={styles.lead}>
        {path ? (
          <>
            Nothing is published at <code>{path}</code>. It may have moved, or the link that brought
            you here is wrong.
          </>
        ) : (
          'Nothing is published at this address. It may have moved, or the link that brought you here is wrong.'
        )}
      </p>
      <SearchBar />
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
      <p className={styles.ways}>
        <Link to={home} className="docs-button">
          <Icon name="home" />
          Home
        </Link>
      </p>
    </main>
  );
}

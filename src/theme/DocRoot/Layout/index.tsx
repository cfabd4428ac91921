import React, {useEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import BackToTopButton from '@theme/BackToTopButton';
import DocSidebar from '@theme/DocSidebar';
import type {Props} from '@theme/DocRoot/Layout';
import {areaIndexOf} from '@site/plugins/area-bundles/shared/prune';
import {showOpenPage} from '@site/plugins/hydrate-on-intent/shared/sidebar';
import styles from './styles.module.css';

export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  const area = sidebar && areaIndexOf(sidebar.items, pathname);
  // On the first page, the inline script has done this already.
  useEffect(showOpenPage, [pathname]);
  return (
    <div className={clsx(styles.frame, !sidebar && styles.alone)}>
      {area !== undefined && (
        <Head>
          {/* The first script of the page reads it: plugins/area-bundles. */}
          <html data-area={area} />
        </Head>
      )}
      <BackToTopButton />
      {sidebar && (
        <aside className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.sidebar)}>
          <DocSidebar
            sidebar={sidebar.items}
            path={pathname}
            onCollapse={() => {}}
            isHidden={false}
          />
        </aside>
      )}
      <main className={styles.main}>{children}</main>
    </div>
  );
}

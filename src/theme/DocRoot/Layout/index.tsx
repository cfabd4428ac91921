import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import BackToTopButton from '@theme/BackToTopButton';
import DocSidebar from '@theme/DocSidebar';
import type {Props} from '@theme/DocRoot/Layout';
import styles from './styles.module.css';

export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  return (
    <div className={clsx(styles.frame, !sidebar && styles.alone)}>
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

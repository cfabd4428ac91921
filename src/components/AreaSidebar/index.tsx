import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {areaOf, areasOf, linksOf} from '@site/plugins/shared/sidebar-areas';
import {usePlainLinks} from '../../lib/usePlainLinks';
import Items from './Items';
import Switcher from './Switcher';
import styles from './styles.module.css';

export type Props = {
  sidebar: readonly PropSidebarItem[];
  path: string;
  /** Called when the reader follows a link; closes the mobile menu. */
  onNavigate?: () => void;
};

/**
 * The part of the sidebar that belongs to the current area, below a menu of all areas. Its links work without scripts.
 */
export default function AreaSidebar({sidebar, path, onNavigate}: Props): ReactNode {
  const links = usePlainLinks(onNavigate);
  const {withBaseUrl} = useBaseUrlUtils();
  const {collectLink} = useBrokenLinks();
  const areas = areasOf(sidebar);
  const current = areaOf(areas, path);
  if (!current) return null;
  linksOf(areas, current).forEach((link) => collectLink(withBaseUrl(link)));
  return (
    <div {...links}>
      <Switcher areas={areas} current={current} path={path} />
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list', styles.list)}>
        <Items
          items={current.items}
          path={path}
          level={1}
          group={current.label}
          withBaseUrl={withBaseUrl}
        />
      </ul>
    </div>
  );
}

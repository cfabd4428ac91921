import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {areaOf, areasOf} from '../../lib/areas';
import Items from './Items';
import Switcher from './Switcher';
import styles from './styles.module.css';

export type Props = {
  sidebar: readonly PropSidebarItem[];
  path: string;
  /** Called when a link is followed; the mobile menu closes then. */
  onNavigate?: () => void;
};

/** One area of the site's single sidebar, with the way to the others at its top. Works as plain links. */
export default function AreaSidebar({sidebar, path, onNavigate}: Props): ReactNode {
  const areas = areasOf(sidebar);
  const current = areaOf(areas, path);
  if (!current) return null;
  return (
    <>
      <Switcher areas={areas} current={current} path={path} onNavigate={onNavigate} />
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list', styles.list)}>
        <Items
          items={current.items}
          path={path}
          level={1}
          group={current.label}
          onNavigate={onNavigate}
        />
      </ul>
    </>
  );
}

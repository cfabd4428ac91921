import React, {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useVisibleSidebarItems} from '@docusaurus/plugin-content-docs/client';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import Icon from '../Icon';
import {hasPath} from '@site/plugins/shared/sidebar-areas';
import styles from './styles.module.css';

type Shared = {
  path: string;
  level: number;
  group: string;
  /** Passed down, so that not every item calls `useBaseUrlUtils`. */
  withBaseUrl: (href: string) => string;
};

export default function Items({items, ...shared}: Shared & {items: PropSidebarItem[]}): ReactNode {
  return useVisibleSidebarItems(items, shared.path).map((item, index) => {
    if (item.type === 'category') return <Category key={index} item={item} {...shared} />;
    if (item.type === 'link') return <Leaf key={index} item={item} {...shared} />;
    return (
      <li key={index} className={item.className} dangerouslySetInnerHTML={{__html: item.value}} />
    );
  });
}

function Leaf({item, path, level, withBaseUrl}: Shared & {item: PropSidebarItemLink}): ReactNode {
  const active = item.href === path;
  const isExternal = /^https?:/.test(item.href);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        'menu__list-item',
      )}
    >
      <a
        className={clsx('menu__link', styles.link, active && 'menu__link--active')}
        href={item.autoAddBaseUrl === false ? item.href : withBaseUrl(item.href)}
        aria-current={active ? 'page' : undefined}
        {...(isExternal && {target: '_blank', rel: 'noopener noreferrer'})}
      >
        {item.label}
        {isExternal && <Icon name="external" className={styles.external} />}
      </a>
    </li>
  );
}

/**
 * A category as a native `<details>`: it opens before any script runs, and `name` lets the browser close its neighbors.
 */
function Category({item, ...shared}: Shared & {item: PropSidebarItemCategory}): ReactNode {
  const {path, level, group} = shared;
  const {autoCollapseCategories} = useThemeConfig().docs.sidebar;
  const inside = hasPath(item, path);
  const ref = useRef<HTMLDetailsElement>(null);
  const shown = useRef(path);

  useEffect(() => {
    // Not on the first page, where the HTML has it open: the reader may have opened another one before hydration.
    if (inside && ref.current && shown.current !== path) ref.current.open = true;
    shown.current = path;
  }, [inside, path]);

  const name = autoCollapseCategories ? {name: `sidebar ${group}`} : {};
  const active = item.href === path;
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        styles.category,
      )}
    >
      {item.href && (
        <a className={styles.own} href={item.href} aria-current={active ? 'page' : undefined}>
          {item.label}
        </a>
      )}
      <details ref={ref} open={inside || !item.collapsed} {...name}>
        <summary
          className={clsx(styles.link, inside && styles.inside, active && 'menu__link--active')}
        >
          {item.href ? (
            <>
              {/* The label is the link that lies over this one's left: here it only keeps the height. */}
              <span className={styles.ghost}>{item.label}</span>
              <span className="visually-hidden">Pages of {item.label}</span>
            </>
          ) : (
            item.label
          )}
          <Icon name="chevron" className={styles.chevron} />
        </summary>
        <ul className="menu__list">
          <Items
            items={item.items}
            {...shared}
            level={level + 1}
            group={`${group} ${item.label}`}
          />
        </ul>
      </details>
    </li>
  );
}

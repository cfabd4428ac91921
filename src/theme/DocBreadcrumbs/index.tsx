import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import menu from '@generated/site-pages/default/menu.json';
import {shortLabel} from '@site/plugins/shared/sidebar-areas';
import {nearestArea} from '@site/src/lib/nearestArea';

/** Breadcrumbs of a page that is in no sidebar: the docs root, and the area with the most similar path. */
function BreadcrumbsByAddress(): ReactNode {
  const {permalink} = useDoc().metadata;
  const area = nearestArea(menu, permalink);
  return (
    <nav className={clsx(ThemeClassNames.docs.docBreadcrumbs)} aria-label="Breadcrumbs">
      <ul className="breadcrumbs">
        <HomeBreadcrumbItem />
        {area && (
          <li className="breadcrumbs__item">
            <Link className="breadcrumbs__link" to={area.path}>
              {shortLabel(area.label)}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

export default function DocBreadcrumbsOfAnyPage(): ReactNode {
  return useSidebarBreadcrumbs() ? <DocBreadcrumbs /> : <BreadcrumbsByAddress />;
}

import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';

/** The first breadcrumb leads to the docs root, which is the home page if the docs are at the base URL. */
export default function HomeBreadcrumbItem(): ReactNode {
  const version = useActiveVersion(undefined);
  return (
    <li className="breadcrumbs__item">
      <Link className="breadcrumbs__link" to={version?.path ?? '/'}>
        Docs
      </Link>
    </li>
  );
}

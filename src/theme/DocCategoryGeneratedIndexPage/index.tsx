import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocCardList from '@theme/DocCardList';
import DocPaginator from '@theme/DocPaginator';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import PageHeader from '@site/src/components/PageHeader';

export default function DocCategoryGeneratedIndexPage({categoryGeneratedIndex}: Props): ReactNode {
  const {title, description, keywords, navigation} = categoryGeneratedIndex;
  const {items} = useCurrentSidebarCategory();
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} />
      <DocBreadcrumbs />
      <article className="markdown">
        <PageHeader title={title} lead={description} />
        <div className="docs-wide">
          <DocCardList items={items} />
        </div>
      </article>
      <DocPaginator previous={navigation.previous} next={navigation.next} />
    </>
  );
}

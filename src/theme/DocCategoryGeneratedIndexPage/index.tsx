import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {
  useCurrentSidebarCategory,
  useDocById,
  useDocsSidebar,
} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocPaginator from '@theme/DocPaginator';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import Cards from '@site/src/components/Cards';
import PageHeader from '@site/src/components/PageHeader';
import SocialImageTags from '@site/src/components/SocialImageTags';
import {pagePicture} from '@site/plugins/social-images/shared/pagePicture';

function Card({item}: {item: PropSidebarItem}): ReactNode {
  const page = useDocById(item.type === 'link' ? (item.docId ?? undefined) : undefined);
  if (item.type === 'html' || !item.href) return null;
  return (
    <li>
      <Link to={item.href}>{item.label}</Link> {page?.description}
    </li>
  );
}

/** Shows the pages of a category as cards, for categories without a page of their own. */
export default function DocCategoryGeneratedIndexPage({categoryGeneratedIndex}: Props): ReactNode {
  const {title, description, keywords, navigation, permalink} = categoryGeneratedIndex;
  const {items} = useCurrentSidebarCategory();
  const sidebar = useDocsSidebar()?.items;
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} />
      <SocialImageTags picture={pagePicture(title, sidebar, permalink)} />
      <DocBreadcrumbs />
      <article className="markdown">
        <PageHeader title={title} lead={description} />
        <Cards>
          <ul>
            {items.map((item, index) => (
              <Card key={index} item={item} />
            ))}
          </ul>
        </Cards>
      </article>
      <DocPaginator previous={navigation.previous} next={navigation.next} />
    </>
  );
}

import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import SocialImageTags from '@site/src/components/SocialImageTags';
import {pagePicture} from '@site/plugins/social-images/shared/pagePicture';
import {techArticle} from '@site/src/lib/techArticle';
import {useSocialImage} from '@site/src/lib/useSocialImage';

/** Adds JSON-LD for search engines and the picture for shared links. */
export default function MetadataWithArticle(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {metadata} = useDoc();
  const {title, description, permalink, lastUpdatedAt, unlisted} = metadata;
  const picture = pagePicture(title, useDocsSidebar()?.items, permalink);
  const image = useSocialImage(picture);
  const article = techArticle({
    url: siteConfig.url + permalink,
    headline: title,
    description,
    changed: lastUpdatedAt,
    image: image?.url,
    language: i18n.currentLocale,
    site: {name: siteConfig.title, url: siteConfig.url + siteConfig.baseUrl},
  });
  return (
    <>
      <Metadata />
      <SocialImageTags picture={picture} />
      {!unlisted && (
        <Head>
          <script type="application/ld+json">{article}</script>
        </Head>
      )}
    </>
  );
}

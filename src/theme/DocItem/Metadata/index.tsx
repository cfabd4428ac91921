import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import {techArticle} from '@site/src/lib/techArticle';

/** Tells search engines what the page is. */
export default function MetadataWithArticle(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {metadata} = useDoc();
  const {title, description, permalink, lastUpdatedAt, unlisted} = metadata;
  const article = techArticle({
    url: siteConfig.url + permalink,
    headline: title,
    description,
    changed: lastUpdatedAt,
    language: i18n.currentLocale,
    site: {name: siteConfig.title, url: siteConfig.url + siteConfig.baseUrl},
  });
  return (
    <>
      <Metadata />
      {!unlisted && (
        <Head>
          <script type="application/ld+json">{article}</script>
        </Head>
      )}
    </>
  );
}

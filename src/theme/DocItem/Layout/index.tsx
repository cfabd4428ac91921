import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocVersionBanner from '@theme/DocVersionBanner';
import type {Props} from '@theme/DocItem/Layout';
import CheckedNote from '@site/src/components/CheckedNote';
import PageSamplesProvider, {samplesOf} from '@site/src/components/Placeholders/PageSamples';
import styles from './styles.module.css';

export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const checked = samplesOf(frontMatter)?.summary;
  return (
    <div className={styles.columns}>
      <div className={styles.text}>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <article>
          <DocBreadcrumbs />
          <PageSamplesProvider frontMatter={frontMatter}>
            <DocItemContent>{children}</DocItemContent>
          </PageSamplesProvider>
          {checked && (
            <div className={styles.checked}>
              <CheckedNote {...checked} />
            </div>
          )}
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      <DocItemTOCDesktop />
    </div>
  );
}

import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemNotice from '@theme/DocItem/Notice';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocItemValues from '@theme/DocItem/Values';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';
import PageHeader from '@site/src/components/PageHeader';
import type {Availability} from '@site/src/components/Badge';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  const {availability} = frontMatter as {availability?: Availability};
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {contentTitle === undefined && !frontMatter.hide_title && (
        <PageHeader
          title={metadata.title}
          lead={frontMatter.description}
          availability={availability}
        />
      )}
      <DocItemNotice />
      <DocItemTOCMobile />
      <DocItemValues />
      <MDXContent>{children}</MDXContent>
    </div>
  );
}

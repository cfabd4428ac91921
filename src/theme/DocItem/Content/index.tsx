import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';
import PageHeader from '@site/src/components/PageHeader';
import PageValues from '@site/src/components/Placeholders';
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
      <DocItemTOCMobile />
      <PageValues />
      <MDXContent>{children}</MDXContent>
    </div>
  );
}

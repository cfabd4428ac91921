import React, {type ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import CopyAsMarkdown from '@theme/CopyAsMarkdown';
import EditThisPage from '@theme/EditThisPage';
import TOCItems from '@theme/TOCItems';
import CheckedNote from '@site/src/components/CheckedNote';
import {samplesOf} from '@site/src/components/Placeholders/PageSamples';
import PageTools from '@site/src/components/PageTools';
import ReportProblem from '@site/src/components/ReportProblem';

export default function DocItemTOCDesktop(): ReactNode {
  const {toc, frontMatter, metadata} = useDoc();
  const checked = samplesOf(frontMatter)?.summary;
  const hasContents = toc.length > 0 && !frontMatter.hide_table_of_contents;
  return (
    <PageTools
      className={ThemeClassNames.docs.docTocDesktop}
      contents={
        hasContents && (
          <TOCItems
            toc={toc}
            minHeadingLevel={frontMatter.toc_min_heading_level}
            maxHeadingLevel={frontMatter.toc_max_heading_level}
            className="table-of-contents"
            linkClassName="table-of-contents__link toc-highlight"
            linkActiveClassName="table-of-contents__link--active"
          />
        )
      }
    >
      <CopyAsMarkdown />
      {metadata.editUrl && <EditThisPage editUrl={metadata.editUrl} />}
      <ReportProblem />
      {checked && <CheckedNote {...checked} />}
    </PageTools>
  );
}

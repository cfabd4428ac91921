import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import CopyPage from '@site/src/components/CopyPage';
import Icon from '@site/src/components/Icon';
import {markdownExportOf} from '@site/plugins/content-index/shared/markdown-export';

/** Links to the Markdown export. Unlisted pages have none. */
export default function CopyAsMarkdown(): ReactNode {
  const {metadata} = useDoc();
  return metadata.unlisted ? null : (
    <CopyPage
      href={markdownExportOf(metadata.permalink)}
      copyIcon={<Icon name="copy" />}
      viewIcon={<Icon name="code" />}
    />
  );
}

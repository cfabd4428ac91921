import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-init/DocItem/Metadata';
import {markdownExportOf} from '../../../shared/markdown-export';

/** Links the Markdown export in the head of a page. Unlisted pages have none. */
export default function MetadataWithMarkdownExport(): ReactNode {
  const {metadata} = useDoc();
  return (
    <>
      <Metadata />
      {!metadata.unlisted && (
        <Head>
          <link rel="alternate" type="text/markdown" href={markdownExportOf(metadata.permalink)} />
        </Head>
      )}
    </>
  );
}

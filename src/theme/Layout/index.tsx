import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import font from '@site/src/css/fonts/instrument-sans-core.woff2';

/** The one font file starts to load with the page, so that the text does not change its face later. */
export default function LayoutWrapper(props: Props): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      <Layout {...props} />
    </>
  );
}

import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import SiteMetadata from '@theme-original/SiteMetadata';
import SocialImageTags from '@site/src/components/SocialImageTags';
import font from '@site/src/css/fonts/instrument-sans-core.woff2';

/** The font that every page is written with, and the picture of the site for pages that have none of their own. */
export default function SiteMetadataWithFontAndImage(): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      <SiteMetadata />
      <SocialImageTags />
    </>
  );
}

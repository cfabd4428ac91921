import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import SiteMetadata from '@theme-original/SiteMetadata';
import SocialImageTags from '@site/src/components/SocialImageTags';
import font from '@site/src/css/fonts/instrument-sans-core.woff2';

/** Preloads the font of the site, and adds the default picture for shared links. */
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

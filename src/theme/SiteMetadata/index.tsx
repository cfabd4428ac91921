import React, {type ReactNode} from 'react';
import SiteMetadata from '@theme-original/SiteMetadata';
import SocialImageTags from '@site/src/components/SocialImageTags';

/** The picture of the site, for pages that have none of their own. */
export default function SiteMetadataWithImage(): ReactNode {
  return (
    <>
      <SiteMetadata />
      <SocialImageTags />
    </>
  );
}

import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {HEIGHT, type Picture, WIDTH} from '@site/plugins/social-images/shared/picture';
import {useSocialImage} from '../../lib/useSocialImage';

/** The meta tags for the picture of a shared link. The tags of the innermost component win. */
export default function SocialImageTags({picture}: {picture?: Picture}): ReactNode {
  const image = useSocialImage(picture);
  if (!image) return null;
  return (
    <Head>
      <meta property="og:image" content={image.url} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(WIDTH)} />
      <meta property="og:image:height" content={String(HEIGHT)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:image" content={image.url} />
      <meta name="twitter:image:alt" content={image.alt} />
    </Head>
  );
}

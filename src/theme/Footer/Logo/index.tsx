import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/Footer/Logo';
import Mark from '@site/src/components/Mark';

/** The mark as a link to the site of the company; it says where it leads. */
export default function FooterLogo({logo: {href, alt, width, target}}: Props): ReactNode {
  return (
    // A target that is not set would keep the link from opening a new tab.
    <Link href={href} {...(target && {target})} aria-label={alt}>
      <Mark className="footer__logo" size={Number(width)} />
    </Link>
  );
}

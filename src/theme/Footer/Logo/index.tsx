import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/Footer/Logo';
import Mark from '@site/src/components/Mark';

/** The company's logo with a link to its site, named by its alt text. */
export default function FooterLogo({logo: {href, alt, width, target}}: Props): ReactNode {
  return (
    // Passing `target={undefined}` would stop `Link` from opening a new tab.
    <Link href={href} {...(target && {target})} aria-label={alt}>
      <Mark className="footer__logo" size={Number(width)} />
    </Link>
  );
}

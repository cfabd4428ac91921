import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useThemeConfig} from '@docusaurus/theme-common';
import Mark from '@site/src/components/Mark';

/** The logo, and the title "aiven docs" as a name and a label. */
export default function NavbarLogo(): ReactNode {
  const {title, logo} = useThemeConfig().navbar;
  const [name, ...kind] = (title ?? '').split(' ');
  const home = useBaseUrl(logo?.href ?? '/');
  return (
    <Link
      className={`navbar__brand ${logo?.className ?? ''}`}
      to={home}
      target={logo?.target}
      aria-label={logo?.alt}
    >
      <Mark className="navbar__logo" size={Number(logo?.width)} />
      <b className="navbar__title">{name}</b>
      {kind.length > 0 && <small className="navbar__kind">{kind.join(' ')}</small>}
    </Link>
  );
}

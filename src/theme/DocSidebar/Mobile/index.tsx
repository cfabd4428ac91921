import React, {type ReactNode} from 'react';
import {
  NavbarSecondaryMenuFiller,
  type NavbarSecondaryMenuComponent,
} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebar/Mobile';
import AreaSidebar from '@site/src/components/AreaSidebar';

const SecondaryMenu: NavbarSecondaryMenuComponent<Props> = ({sidebar, path}) => {
  const menu = useNavbarMobileSidebar();
  return <AreaSidebar sidebar={sidebar} path={path} onNavigate={menu.toggle} />;
};

function DocSidebarMobile(props: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={SecondaryMenu} props={props} />;
}

export default React.memo(DocSidebarMobile);

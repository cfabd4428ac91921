import React, {type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import type LayoutType from '@theme/Navbar/MobileSidebar/Layout';
import type {WrapperProps} from '@docusaurus/types';
import {useMenuFocus} from '@site/src/lib/useMenuFocus';

export default function LayoutWrapper({
  header,
  ...props
}: WrapperProps<typeof LayoutType>): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const place = useMenuFocus({shown, close: toggle});
  return <Layout header={<div ref={place}>{header}</div>} {...props} />;
}

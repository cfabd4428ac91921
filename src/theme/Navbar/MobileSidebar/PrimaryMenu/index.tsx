import React, {type ReactNode} from 'react';
import PrimaryMenu from '@theme-original/Navbar/MobileSidebar/PrimaryMenu';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import AskAiButton from '@site/src/components/AskAiButton';

/** Asking comes before the links; the menu makes way for the dialog. */
export default function PrimaryMenuWithAskAi(): ReactNode {
  const {toggle, shown} = useNavbarMobileSidebar();
  return (
    <>
      <AskAiButton isWide onOpen={() => shown && toggle()} />
      <PrimaryMenu />
    </>
  );
}

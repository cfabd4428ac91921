import React, {type ReactNode} from 'react';
import PrimaryMenu from '@theme-original/Navbar/MobileSidebar/PrimaryMenu';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import AreaMenu from '@site/src/components/AreaMenu';
import AskAiButton from '@site/src/components/AskAiButton';

/** The mobile menu: Ask AI, the areas, then the links of the navbar. It closes when the reader chooses one. */
export default function PrimaryMenuWithAreas(): ReactNode {
  const {toggle, shown} = useNavbarMobileSidebar();
  const close = () => shown && toggle();
  return (
    <>
      <AskAiButton isWide onOpen={close} />
      <AreaMenu onNavigate={close} />
      <PrimaryMenu />
    </>
  );
}

import React, {type ReactNode} from 'react';
import Root from '@theme-original/Root';
import AskHost from '@site/src/components/AskHost';
import BaseUrlBanner from '@site/src/components/BaseUrlBanner';
import DialogLinks from '@site/src/components/DialogLinks';
import SearchHost from '@theme/SearchHost';

export default function RootWithDialogs({children}: {children: ReactNode}): ReactNode {
  return (
    <Root>
      <BaseUrlBanner />
      {children}
      <DialogLinks />
      <SearchHost />
      <AskHost />
    </Root>
  );
}

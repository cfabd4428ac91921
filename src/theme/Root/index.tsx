import React, {type ReactNode} from 'react';
import Root from '@theme-original/Root';
import AskHost from '@site/src/components/AskHost';
import BaseUrlBanner from '@site/src/components/BaseUrlBanner';
import SearchHost from '@site/src/components/SearchHost';

export default function RootWithDialogs({children}: {children: ReactNode}): ReactNode {
  return (
    <Root>
      <BaseUrlBanner />
      {children}
      <SearchHost />
      <AskHost />
    </Root>
  );
}

import React, {type ReactNode} from 'react';
import Root from '@theme-original/Root';
import AskHost from '@site/src/components/AskHost';

export default function RootWithAskAi({children}: {children: ReactNode}): ReactNode {
  return (
    <Root>
      {children}
      <AskHost />
    </Root>
  );
}

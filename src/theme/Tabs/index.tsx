import React, {type ReactNode} from 'react';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/Tabs';
import TabSet from '@site/src/components/TabSet';

export default function Tabs(props: Props): ReactNode {
  const value = useTabsContextValue(props);
  // Mounted again after hydration: the stored choice is not known to the server.
  const isBrowser = useIsBrowser();
  return (
    <TabsProvider value={value} key={String(isBrowser)}>
      <TabSet className={props.className}>{sanitizeTabsChildren(props.children)}</TabSet>
    </TabsProvider>
  );
}

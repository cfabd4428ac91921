import React, {type ReactNode} from 'react';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import siteStorage from '@generated/site-storage';
import type {Props} from '@theme/Tabs';
import TabSet from '@site/src/components/TabSet';

export default function Tabs(props: Props): ReactNode {
  const value = useTabsContextValue(props);
  // Mounted again after hydration: the stored choice is not known to the server.
  const isBrowser = useIsBrowser();
  // As the framework names it. A set whose panels are not all there is not shown before it.
  const choice =
    props.groupId && !props.lazy
      ? `docusaurus.tab.${props.groupId}${siteStorage.namespace}`
      : undefined;
  return (
    <TabsProvider value={value} key={String(isBrowser)}>
      <TabSet className={props.className} choice={choice}>
        {sanitizeTabsChildren(props.children)}
      </TabSet>
    </TabsProvider>
  );
}

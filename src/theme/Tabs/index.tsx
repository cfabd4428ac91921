import React, {type ReactNode} from 'react';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import siteStorage from '@generated/site-storage';
import type {Props} from '@theme/Tabs';
import TabSet from '@site/src/components/TabSet';

/** As Docusaurus names it. A set whose panels are not all there, or that is in the address, is not shown before it. */
function choiceOf({groupId, lazy, queryString}: Props): string | undefined {
  if (lazy || queryString) return undefined;
  return groupId ? `docusaurus.tab.${groupId}${siteStorage.namespace}` : '';
}

/**
 * Docusaurus's own mounts the set anew after hydration, and the focus is lost. It need not: the first render has the
 * first tab, as the server's has, and the stored one follows before the page is painted again.
 */
export default function Tabs(props: Props): ReactNode {
  const value = useTabsContextValue(props);
  return (
    <TabsProvider value={value}>
      <TabSet className={props.className} choice={choiceOf(props)}>
        {sanitizeTabsChildren(props.children)}
      </TabSet>
    </TabsProvider>
  );
}

import React, {type ReactNode} from 'react';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import siteStorage from '@generated/site-storage';
import type {Props} from '@theme/Tabs';
import TabSet from '@site/src/components/TabSet';

/**
 * Docusaurus's localStorage key of the tab group. A set with `lazy` panels or a `queryString` cannot be switched before
 * hydration.
 */
function choiceOf({groupId, lazy, queryString}: Props): string | undefined {
  if (lazy || queryString) return undefined;
  return groupId ? `docusaurus.tab.${groupId}${siteStorage.namespace}` : '';
}

/**
 * Tabs without the remount after hydration that Docusaurus's own do, which loses the focus. It is not needed: the first
 * render has the first tab, as in the HTML, and the stored one is applied before the next paint.
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

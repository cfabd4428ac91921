import React, {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import DocRoot from '@theme-original/DocRoot';
import type {Props} from '@theme/DocRoot';
import {candidatesOf} from '@site/plugins/lean-rendering/candidates';

/** The frame around a page, which looks for the page's route among all of them. */
export default function DocRootOfPage(props: Props): ReactNode {
  const {pathname} = useLocation();
  const {routes} = props.route;
  const route = {...props.route, ...(routes && {routes: candidatesOf(routes, pathname)})};
  return <DocRoot {...props} route={route} />;
}

import React, {type ComponentType, type ReactElement} from 'react';
import {retry} from './retry';

type Loadable = ComponentType & {preload: () => Promise<unknown>};

/** Whether the server can be reached; it may answer that the page does not exist. */
function isReachable(): Promise<boolean> {
  return fetch(window.location.href, {method: 'HEAD', cache: 'no-store'}).then(
    ({status}) => status < 500,
    () => false,
  );
}

/**
 * Wraps a page component whose scripts may fail to load. If the server can be reached, the error goes to Docusaurus,
 * which loads the page's document: after a deploy, scripts have new names. Otherwise the page shows the error and a
 * retry button.
 */
export function recoverable(create: () => Loadable): Loadable {
  let component = create();
  const Page = (props: object): ReactElement => React.createElement(component, props);
  const load = () =>
    component.preload().catch((error: unknown) => {
      // react-loadable remembers a failure, so the next attempt needs a new component.
      component = create();
      throw error;
    });
  const turnTo = () =>
    load().catch(async (error: unknown) => {
      if (await isReachable()) throw error;
    });
  return Object.assign(Page, {preload: () => (window.docusaurusRoot ? turnTo() : retry(load))});
}

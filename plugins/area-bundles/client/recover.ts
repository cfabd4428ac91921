import React, {type ComponentType, type ReactElement} from 'react';
import {retry} from './retry';

type Loadable = ComponentType & {preload: () => Promise<unknown>};

/** Whether the site can be reached at all: its answer may well be that the page is no more. */
function isReachable(): Promise<boolean> {
  return fetch(window.location.href, {method: 'HEAD', cache: 'no-store'}).then(
    ({status}) => status < 500,
    () => false,
  );
}

/**
 * A page whose scripts may fail to arrive. Docusaurus then loads the page's document: right after a new deploy,
 * whose scripts have other names. Where no document can be had either, the page says so and lets the reader retry.
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

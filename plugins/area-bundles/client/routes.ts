import ComponentCreator from '@docusaurus/ComponentCreator';
import {stayWhileLeaving} from './leave';
import {recoverable} from './recover';
import type {CompactRoute} from './table';

const create = ComponentCreator as unknown as (
  path: string,
  hash?: string,
) => ReturnType<typeof recoverable>;

function build([path, hash, rest, inner]: CompactRoute): object {
  const component = recoverable(() => (path === '*' ? create('*') : create(path, hash)));
  return {
    path,
    ...rest,
    // Layout routes and `*` also match pages that the table does not have.
    component: inner || path === '*' ? stayWhileLeaving(component) : component,
    ...(inner && {routes: inner.map(build)}),
  };
}

/** Replaces `@generated/routes`, Docusaurus's list of all routes. */
export default window.areaTable.routes.map(build);

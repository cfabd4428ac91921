import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import {pagePicture} from './shared/pagePicture';
import type {Picture} from './shared/picture';

/** A page and its picture. */
export type Page = {route: string; picture: Picture};

type Sidebars = Record<string, PropSidebarItem[]>;

/**
 * The pages of the docs with their pictures, from the routes of the docs plugin, which have the data that pages are
 * rendered with.
 */
export function pagesOf(
  routes: readonly RouteConfig[],
  titles: ReadonlyMap<string, string>,
): Page[] {
  const visit = (route: RouteConfig, outer: Sidebars): Page[] => {
    const {version, categoryGeneratedIndex} = (route.props ?? {}) as {
      version?: {docsSidebars: Sidebars};
      categoryGeneratedIndex?: {title: string};
    };
    const sidebars = version?.docsSidebars ?? outer;
    if (route.routes) return route.routes.flatMap((inner) => visit(inner, sidebars));
    const title = categoryGeneratedIndex?.title ?? titles.get(route.path);
    if (title === undefined) return [];
    const sidebar = typeof route.sidebar === 'string' ? sidebars[route.sidebar] : undefined;
    return [{route: route.path, picture: pagePicture(title, sidebar, route.path)}];
  };
  return routes.flatMap((route) => visit(route, {}));
}

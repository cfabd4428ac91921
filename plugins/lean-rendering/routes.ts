/** Stands for react-router-config, which tries every route. */
import {
  matchRoutes as matchAll,
  renderRoutes,
  type MatchedRoute,
  type RouteConfig,
} from 'react-router-config/esm/react-router-config.js';
import {candidatesOf} from './candidates';

export {renderRoutes};

export function matchRoutes<Params extends {[K in keyof Params]?: string}>(
  routes: RouteConfig[],
  path: string,
): MatchedRoute<Params>[] {
  const narrow = (all: RouteConfig[]): RouteConfig[] =>
    candidatesOf(all, path).map((route) =>
      route.routes ? {...route, routes: narrow(route.routes)} : route,
    );
  return matchAll<Params>(narrow(routes), path);
}

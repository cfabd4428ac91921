/** A route: path, hash of its component, further attributes, and nested routes. */
export type CompactRoute = [
  path: string,
  hash: string,
  rest: {exact?: boolean; sidebar?: string},
  inner?: CompactRoute[],
];

export type AreaTable = {
  routes: CompactRoute[];
  names: Record<string, unknown>;
  registry: Record<string, unknown>;
};

declare global {
  interface Window {
    /** Set before Docusaurus starts, whose modules read it while they load. */
    areaTable: AreaTable;
  }
}

/** Whether the table of this document's area has a page. */
export function hasRoute(pathname: string): boolean {
  const path = pathname.replace(/(.)\/$/, '$1');
  const isIn = (routes: CompactRoute[]): boolean =>
    routes.some(([own, , , inner]) => (inner ? isIn(inner) : own === path));
  return isIn(window.areaTable.routes);
}

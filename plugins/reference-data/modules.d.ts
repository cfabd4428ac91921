declare module '@reference-data/html' {
  /** HTML of a table; undefined where it has to be taken from the published page. */
  export function tableHtml(component: string, props: {[name: string]: string}): string | undefined;
  /** Anchors in that HTML, for the check of links; none in the browser. */
  export function tableAnchors(component: string, props: {[name: string]: string}): string[];
}

declare module '@generated/reference-data/default/facts.json' {
  const facts: unknown;
  export default facts;
}

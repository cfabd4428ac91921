declare module '@reference-data/html' {
  /** HTML of a table; undefined if it has to be taken from the published page. */
  export function tableHtml(component: string, props: {[name: string]: string}): string | undefined;
  /** Ids in that HTML, for Docusaurus's check of broken anchors; empty in the browser. */
  export function tableAnchors(component: string, props: {[name: string]: string}): string[];
}

declare module '@generated/reference-data/default/facts.json' {
  const facts: unknown;
  export default facts;
}

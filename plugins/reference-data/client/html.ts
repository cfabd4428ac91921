/** In the browser of a published site a table is taken from the page's own HTML: nothing is made here. */
export function tableHtml(
  _component: string,
  _props: {[name: string]: string},
): string | undefined {
  return undefined;
}

export function tableAnchors(_component: string, _props: {[name: string]: string}): string[] {
  return [];
}

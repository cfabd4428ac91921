/** In the browser of a published site, tables come from the HTML of the page, so this renders nothing. */
export function tableHtml(
  _component: string,
  _props: {[name: string]: string},
): string | undefined {
  return undefined;
}

export function tableAnchors(_component: string, _props: {[name: string]: string}): string[] {
  return [];
}

/** Where pages that moved or went away have gone. `from` and `to` are routes under the docs root, without it. */
export type Redirect = {from: string; to: string};

export const redirects: Redirect[] = [];

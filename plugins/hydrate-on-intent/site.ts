/** What every page's inline script knows about the site. The same in all pages of a build. */
export type Site = {
  /** Path under which the site is served, with slashes at both ends. */
  base: string;
  /** Script that fills the search dialog; absent where search is hosted and comes with Docusaurus's scripts. */
  search?: string;
  /** Script of the search index: runs in a worker, or in the page where no worker can start. */
  worker?: string;
};

declare global {
  interface Window {
    docsSite: Site;
    /** Questions that were asked before the assistant was there; it answers them when it comes. */
    docsQuestions: string[];
    /** Started by the inline script when search opens, before anything that uses it has arrived. */
    docsWorker?: Worker;
  }
}

/** What the inline script knows about the site; the same in all pages of a build. */
export type Site = {
  /** Path under which the site is served, with slashes at both ends. */
  base: string;
  /**
   * URL of the script that fills the search dialog; absent for hosted search, which loads with Docusaurus's scripts.
   */
  search?: string;
  /** URL of the search index's script, which runs in a worker, or in the page if no worker can start. */
  worker?: string;
};

declare global {
  interface Window {
    docsSite: Site;
    /** Questions from before Ask AI loaded; it answers them when it loads. */
    docsQuestions: string[];
    /** Started by the inline script when search opens, before the scripts that use it load. */
    docsWorker?: Worker;
  }
}

type Docusaurus = typeof window.docusaurus;

/**
 * Every link in sight would have the scripts of its page fetched, again after each edit. Pointing at a link still has
 * its page compiled.
 */
if (typeof window !== 'undefined') {
  let current: Docusaurus | undefined;
  // Docusaurus sets its own after this module has run, and again with each hot update.
  Object.defineProperty(window, 'docusaurus', {
    configurable: true,
    get: () => current,
    set: (given: Docusaurus) => {
      current = {...given, prefetch: () => false};
    },
  });
}

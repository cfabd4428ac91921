type Docusaurus = typeof window.docusaurus;

/**
 * Disables Docusaurus's prefetch of visible links, which would compile their pages, again after each edit. Pointing at
 * a link still compiles its page.
 */
if (typeof window !== 'undefined') {
  let current: Docusaurus | undefined;
  // Docusaurus assigns `window.docusaurus` after this module has run, and again with each hot update.
  Object.defineProperty(window, 'docusaurus', {
    configurable: true,
    get: () => current,
    set: (given: Docusaurus) => {
      current = {...given, prefetch: () => false};
    },
  });
}

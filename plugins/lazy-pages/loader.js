/**
 * Docusaurus's registry has the number of each module as well (`require.resolveWeak`), for a server that renders. A dev
 * server does not render, and Rspack compiles what a number is asked of.
 * @param {string} registry
 * @returns {string}
 */
module.exports = function withoutNumbers(registry) {
  if (!registry.includes('require.resolveWeak('))
    throw new Error(
      'lazy-pages: the registry of @docusaurus/core has no require.resolveWeak. Change plugins/lazy-pages/loader.js, and its row in plugins/COUPLING.md.',
    );
  return registry.replace(/require\.resolveWeak\(("[^"]+")\)/g, '$1');
};

/**
 * Removes `require.resolveWeak` from Docusaurus's registry. It is for server rendering, which the dev server does not do,
 * and Rspack compiles every module that it names.
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

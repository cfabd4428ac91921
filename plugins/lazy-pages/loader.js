/**
 * Of each module, the framework's registry has the number as well (`require.resolveWeak`), for a server that renders.
 * A dev server does not render, and the bundler compiles what a number is asked of.
 * @param {string} registry
 * @returns {string}
 */
module.exports = function withoutNumbers(registry) {
  return registry.replace(/require\.resolveWeak\(("[^"]+")\)/g, '$1');
};

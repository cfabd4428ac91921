/**
 * Rspack loader for drawings. On the server the module is the SVG markup, which is rendered into the page. In the
 * browser it is the URL: hydration keeps the markup, and only client-side navigation fetches the file. This file is
 * JavaScript, since Rspack loads it directly.
 */
module.exports = function diagramLoader(source) {
  // Query parameters in an alias arrive as strings.
  const {side} = this.getOptions();
  if (side === 'server') return `module.exports = ${JSON.stringify(source.trim())};`;
  const file = `assets/diagrams/${this.resourcePath.split(/[\\/]/).pop()}`;
  this.emitFile(file, source);
  return `module.exports = __webpack_public_path__ + ${JSON.stringify(file)};`;
};

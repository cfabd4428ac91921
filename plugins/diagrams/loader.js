/**
 * A drawing as two modules: its markup for the server, which writes it into the page, and its address for the browser,
 * which keeps what the page has and fetches only what it comes to without loading a page. JavaScript, since the bundler
 * loads it by itself.
 */
module.exports = function diagramLoader(source) {
  // Options of an alias come as text.
  const {side} = this.getOptions();
  if (side === 'server') return `module.exports = ${JSON.stringify(source.trim())};`;
  const file = `assets/diagrams/${this.resourcePath.split(/[\\/]/).pop()}`;
  this.emitFile(file, source);
  return `module.exports = __webpack_public_path__ + ${JSON.stringify(file)};`;
};

/**
 * Bundler loader for .docusaurus/registry.js: empties the module's path in `[loader, path, id]`,
 * which only the server reads.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function dropModulePaths(source) {
  return source.replace(/("\), )"[^"]*"(, require\.resolveWeak)/g, '$1""$2');
};

const BY_LANGUAGE = 'a[0].localeCompare(b[0])';

/**
 * Bundler loader for theme-common's lib/utils/reactUtils.js (3.9.1), which orders the names of a
 * component's properties by the reader's language: that starts the browser's internationalization, 100 ms
 * on a slow phone, for an order that only has to be the same each time.
 *
 * @param {string} source
 * @returns {string}
 * @throws {Error} when the line is no longer there, so that a new version of the theme is looked at
 */
module.exports = function plainOrder(source) {
  if (!source.includes(BY_LANGUAGE)) {
    throw new Error(
      'src/plugins/lean-bundle: reactUtils.js of theme-common changed. Look whether it still uses localeCompare, and adapt loaders/plainOrder.cjs or take it out.',
    );
  }
  return source.replace(BY_LANGUAGE, '(a[0] < b[0] ? -1 : 1)');
};

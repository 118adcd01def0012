/**
 * Bundler loader: gives a module's text and file to the function `read` in its options and takes what
 * that gives. `namesOnly` of the options is handed on.
 *
 * @this {{resourcePath: string, getOptions: () => {read: Function, namesOnly: boolean}}}
 * @param {string} source
 * @returns {string}
 */
module.exports = function passToReader(source) {
  const {read, namesOnly} = this.getOptions();
  return read(source, this.resourcePath, namesOnly);
};

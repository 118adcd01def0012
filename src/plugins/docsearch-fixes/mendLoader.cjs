/**
 * Bundler loader: gives a module's code to the function in its options and takes what that gives.
 * CommonJS, since the bundler loads it without TypeScript.
 *
 * @this {{getOptions: () => {mend: (source: string) => string}}}
 * @param {string} source
 * @returns {string}
 */
module.exports = function mendLoader(source) {
  return this.getOptions().mend(source);
};

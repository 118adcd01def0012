/**
 * Bundler loader, JSON in and JSON out. Options: `keys`, properties to drop wherever they stand; `unset`,
 * those to drop where they are false; `empty`, arrays and objects to empty. CommonJS, since the bundler loads it without TypeScript.
 *
 * @this {{getOptions: () => {keys?: string[], unset?: string[], empty?: string[]}}}
 * @param {string} source
 * @returns {string}
 */
module.exports = function dropKeys(source) {
  const {keys = [], unset = [], empty = []} = this.getOptions();
  return JSON.stringify(JSON.parse(source), (key, value) => {
    if (keys.includes(key) || (unset.includes(key) && !value)) return undefined;
    if (!empty.includes(key)) return value;
    return Array.isArray(value) ? [] : {};
  });
};

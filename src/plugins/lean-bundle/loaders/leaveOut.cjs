/**
 * Bundler loader: leaves out what a regular expression matches. Options: `pattern` and `flags`, its two
 * parts, as text because the bundler compares options as JSON; `instead`, what comes in its place.
 *
 * @this {{getOptions: () => {pattern: string, flags?: string, instead?: string}}}
 * @param {string} source
 * @returns {string}
 */
module.exports = function leaveOut(source) {
  const {pattern, flags = '', instead = ''} = this.getOptions();
  return source.replace(new RegExp(pattern, flags), instead);
};

/**
 * Bundler loader for .docusaurus/docusaurus.config.mjs, a module whose default export is plain JSON:
 * keeps the settings that code in the browser reads and leaves out what only the build does.
 * Options: `keep`, names of settings; `drop`, names of settings of the themes and of `future`.
 *
 * @this {{getOptions: () => {keep: string[], drop: string[]}}}
 * @param {string} source
 * @returns {string}
 */
module.exports = function keepSettings(source) {
  const {keep, drop} = this.getOptions();
  const [, json] = /export default (\{[^]*\});\s*$/.exec(source) ?? [];
  if (!json) throw new Error('.docusaurus/docusaurus.config.mjs is not an exported object.');
  const config = JSON.parse(json);
  const pick = (object, isWanted) =>
    Object.fromEntries(Object.entries(object).filter(([key]) => isWanted(key)));
  const kept = pick(config, (key) => keep.includes(key));
  const isRead = (key) => !drop.includes(key);
  kept.themeConfig = pick(config.themeConfig, isRead);
  kept.future = pick(config.future, isRead);
  return `export default ${JSON.stringify(kept)};`;
};

/**
 * Bundler loader for .docusaurus/registry.js and routesChunkNames.json, the two lists of all pages'
 * chunks, of which every reader gets a copy: shortens each name, a hash of eight digits, to as many
 * digits as tell the site's pages apart. Both lists hold the same names, so both get the same.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function shortenChunkNames(source) {
  const shorten = shortNames(source.match(NAME) ?? []);
  return source.replace(NAME, (name) => shorten(name));
};

/** Docusaurus' name of a chunk (utils' docuHash of the module's path), in quotes. */
const NAME = /(?<=")[\da-f]{8}(?=")/g;

/**
 * @param {readonly string[]} names hashes
 * @returns {(name: string) => string} gives the short form of one of them; it begins with a letter, since
 *   the bundler's own chunks have numbers for names
 */
function shortNames(names) {
  const all = new Set(names);
  let digits = 2;
  while (new Set([...all].map((name) => name.slice(0, digits))).size < all.size) digits += 1;
  return (name) => `p${name.slice(0, digits)}`;
}

module.exports.shortNames = shortNames;

// The site is compiled by SWC (@docusaurus/faster). Docusaurus reads this file where it uses Babel all the same:
// `docusaurus write-translations`, and builds without `experimental_faster`.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};

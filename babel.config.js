// The site itself is compiled by SWC (@docusaurus/faster). This file is for tools that read Babel, such as an editor's, and
// for a build without `experimental_faster`.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};

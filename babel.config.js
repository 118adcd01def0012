// The site itself is compiled by SWC (@docusaurus/faster). This file stays for tools that read Babel.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};

/** Where further languages would register; the theme calls for it on every page. */
export const Prism = {};

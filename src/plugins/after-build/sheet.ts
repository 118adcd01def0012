/** The site's one style sheet, as Docusaurus names it. Others come on demand. */
export const SHEET = /^styles\.[\da-f]+\.css$/;

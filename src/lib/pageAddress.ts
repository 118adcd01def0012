/**
 * @param file a path below docs/, with forward slashes
 * @returns whether it is a page; Docusaurus makes none of what begins with `_`, which pages import, or with a dot,
 *   which editors and systems leave there
 */
export function isPageFile(file: string): boolean {
  return /\.mdx?$/.test(file) && !/(?:^|\/)[._]/.test(file);
}

/**
 * @param file a page's path below docs/, with forward slashes
 * @returns the page's address below the base path: none for Welcome, otherwise with a slash at the end
 */
export function routeOfPage(file: string): string {
  return file
    .replace(/\.mdx?$/, '')
    .replace(/(^|\/)index$/, '$1')
    .replace(/([^/])$/, '$1/');
}

/**
 * @param file a path below the folder of a build, with forward slashes
 * @returns its address below the base path: a page's without the file's name
 */
export function routeOfBuiltFile(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '$1');
}

/**
 * @param route a page's address below the base path, with or without a slash at the end
 * @returns its file below the folder of a build
 */
export function fileOfRoute(route: string): string {
  if (route === '' || route.endsWith('.html')) return route || 'index.html';
  return route.replace(/\/?$/, '/index.html');
}

/** @returns where a page's Markdown copy stands: its address with `.md`; Welcome's is `index.md` */
export function copyOfRoute(route: string): string {
  return `${route.replace(/\/$/, '') || 'index'}.md`;
}

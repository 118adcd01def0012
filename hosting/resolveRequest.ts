/** What a host answers: a file with a status, or another address. */
export type Answer =
  | {status: 200 | 404; file: string}
  | {status: 301 | 302; location: string}
  | {status: 404; file?: undefined};

/** What a path of the build folder holds. */
export type Entry = 'file' | 'folder' | undefined;

/**
 * The site's addresses as any host should answer them (specification, section 2): a trailing
 * `/index.html` or `.html` is stripped, a missing slash is added, double slashes become single, the rest is
 * not found. Capitals are not found either; the page that says so leads on (src/shell/address).
 *
 * @param pathname decoded path of the request
 * @param baseUrl the site's base path, with slashes at both ends
 * @param look tells what a path relative to the build folder holds
 */
export function resolveRequest(
  pathname: string,
  baseUrl: string,
  look: (path: string) => Entry,
): Answer {
  const single = pathname.replace(/\/{2,}/g, '/');
  if (single !== pathname && `${single}/`.startsWith(baseUrl)) {
    return {status: 301, location: single};
  }
  if (pathname === '/') return {status: 302, location: baseUrl};
  if (`${pathname}/` === baseUrl) return {status: 301, location: baseUrl};
  if (!pathname.startsWith(baseUrl)) return {status: 404}; // another site's, such as /v1

  const path = pathname.slice(baseUrl.length);
  const clean = path.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '/');
  if (clean !== path && path !== '404.html' && look(`${clean}index.html`) === 'file') {
    return {status: 301, location: baseUrl + clean};
  }
  if (path === '' || path.endsWith('/')) {
    const file = `${path}index.html`;
    return look(file) === 'file' ? {status: 200, file} : {status: 404, file: '404.html'};
  }
  if (path !== '404.html' && look(path) === 'file') return {status: 200, file: path};
  if (look(`${path}/index.html`) === 'file') return {status: 301, location: `${pathname}/`};
  return {status: 404, file: '404.html'};
}

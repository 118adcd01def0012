import {SITE} from '../../src/config/site';
import {NOT_FOUND_PAGE, REDIRECTS} from '../rules';

/**
 * The file `_redirects`, as Netlify, Cloudflare Pages and others read it. Such hosts strip
 * `/index.html` and add missing slashes by themselves, and would go in circles if told to; they serve
 * the folder at their top, so the last rule puts it under the base path.
 *
 * @param files paths of the build's files, below the base path
 */
export function redirectsFile(files: readonly string[]): string {
  const endings = files
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'/index.html'.length))
    .sort()
    .map((page) => [`${SITE.baseUrl}${page}.html`, `${SITE.baseUrl}${page}/`, 301]);
  const lines = [
    ...REDIRECTS.filter(({from}) => from === '/').map(({from, to, status}) => [from, to, status]),
    ...endings,
    [`${SITE.baseUrl}*`, '/:splat', 200],
    ['/*', `/${NOT_FOUND_PAGE}`, 404],
  ].map((fields) => fields.join(' '));
  return `# Made by "npm run build" from hosting/rules.ts.\n${lines.join('\n')}\n`;
}

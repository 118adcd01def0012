import {SITE} from '../../src/config/site';
import {REDIRECTS} from '../rules';

/**
 * The file `_redirects`, as Netlify and Cloudflare Pages read it at the top of the folder they publish,
 * which holds the site under its base path (README.md). Such hosts strip `/index.html`, add missing slashes
 * and show 404.html by themselves, and go in circles or out of the site if told to.
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
  ].map((fields) => fields.join(' '));
  return `# Made by "npm run build" from hosting/rules.ts.\n${lines.join('\n')}\n`;
}

import type {Header} from '../rules';
import {cacheControlOf, CACHE_RULES, globPattern, HTTPS_HEADER, SECURITY_HEADERS} from '../rules';
import {SITE} from '../../src/config/site';

/**
 * The file `_headers`, as Netlify, Cloudflare Pages and others read it. These join the values of all
 * rules that fit an address, so no two rules here give one header to one address: folders get a rule
 * of their own instead of a general one with exceptions.
 *
 * @param files paths of the build's files, below the base path
 * @param policy Content-Security-Policy for the header
 */
export function headersFile(files: readonly string[], policy: string): string {
  const always: Header[] = [[POLICY_FIELD, policy], ...SECURITY_HEADERS, HTTPS_HEADER];
  const rules: [string, readonly Header[]][] = [
    [`${SITE.baseUrl}*`, always], // what stands beside it, such as version 1, has its own
    ...cacheRules(files).map(([path, value]): [string, Header[]] => [
      SITE.baseUrl + path,
      [['Cache-Control', value]],
    ]),
  ];
  const text = rules.map(([path, headers]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `# Made by "npm run build" from hosting/rules.ts.\n${text.join('\n\n')}\n`;
}

const POLICY_FIELD = 'Content-Security-Policy';

/** @returns the policy of a `_headers` file, or `undefined` when it has none */
export function readHeaderPolicy(headersFile: string): string | undefined {
  const field = `${POLICY_FIELD}: `;
  const line = headersFile.split('\n').find((text) => text.trim().startsWith(field));
  return line?.trim().slice(field.length);
}

/**
 * Paths with their Cache-Control: whole top-level folders, pages and data at the top, and what rules.ts
 * names there. Other files at the top (lists for programs) are left to the host, which has
 * browsers ask each time.
 */
function cacheRules(files: readonly string[]): [string, string][] {
  const rules = new Map<string, string>();
  const named = CACHE_RULES.flatMap(({paths}) => paths).filter((path) => path !== '*');
  const patterns = named.map(globPattern);
  const atTop = files.filter(
    (file) =>
      !file.includes('/') &&
      (/\.(?:html|json)$/.test(file) || patterns.some((pattern) => pattern.test(file))),
  );
  const folders = files.filter((file) => file.includes('/'));
  for (const file of [...atTop, ...folders, ...named.filter((path) => !path.includes('*'))]) {
    const [folder = '', ...rest] = file.split('/');
    const path = rest.length > 0 ? folderPath(folder, folders) : file.replace(/^index\.html$/, '');
    const cacheControl = cacheControlOf(file);
    if ((rules.get(path) ?? cacheControl) !== cacheControl) {
      throw new Error(
        `hosting/rules.ts: two cache rules for "${path}"; _headers needs one a folder.`,
      );
    }
    rules.set(path, cacheControl);
  }
  return [...rules].sort(([one], [other]) => one.localeCompare(other, 'en'));
}

/** Some hosts take `search/*` for `search-index.json` too, so a folder of one page is named exactly. */
function folderPath(folder: string, files: readonly string[]): string {
  const hasMore = files.some(
    (file) => file.startsWith(`${folder}/`) && file !== `${folder}/index.html`,
  );
  return hasMore ? `${folder}/*` : `${folder}/`;
}

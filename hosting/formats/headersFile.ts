import type {Header} from '../rules';
import {CACHE_RULES, globPattern, HTTPS_HEADER, SECURITY_HEADERS} from '../rules';
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
  const always: Header[] = [['Content-Security-Policy', policy], ...SECURITY_HEADERS, HTTPS_HEADER];
  const rules: [string, readonly Header[]][] = [
    ['/*', always],
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

/** @returns paths, a whole top-level folder where one rule covers it, with their Cache-Control */
function cacheRules(files: readonly string[]): [string, string][] {
  const rules = new Map<string, string>();
  for (const file of files) {
    const rule = CACHE_RULES.find(({paths}) => paths.some((path) => globPattern(path).test(file)));
    if (!rule) continue;
    const [folder = '', ...rest] = file.split('/');
    const path = rest.length > 0 ? `${folder}/*` : addressOf(file);
    const known = rules.get(path) ?? rule.cacheControl;
    if (known !== rule.cacheControl) {
      throw new Error(
        `hosting/rules.ts: two cache rules for "${path}"; _headers needs one a folder.`,
      );
    }
    rules.set(path, rule.cacheControl);
  }
  return [...rules].sort(([one], [other]) => one.localeCompare(other, 'en'));
}

function addressOf(file: string): string {
  return file === 'index.html' ? '' : file;
}

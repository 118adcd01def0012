import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseAllHeaders} from 'netlify-headers-parser';
import {parseAllRedirects} from 'netlify-redirect-parser';
import {beforeAll, describe, expect, it} from 'vitest';
import {SITE} from '../../src/config/site';
import {listFiles} from '../../src/lib/listFiles';
import {cacheControlOf, HOST_FILES, HTTPS_HEADER, SECURITY_HEADERS} from '../../hosting/rules';
import {BUILD, readPages} from '../support/builtSite';
import {policyOf} from '../support/inlineCode';
import {ALL_ROUTES} from '../support/routes';

/** `_headers` and `_redirects` of the build, read by Netlify's own parsers. */

interface HeaderRule {
  forRegExp: RegExp;
  values: Record<string, string>;
}
interface RedirectRule {
  from: string;
  to: string;
  status: number;
}

let files: string[];
let headers: HeaderRule[];
let redirects: RedirectRule[];

beforeAll(async () => {
  files = (await listFiles(BUILD)).filter((file) => !HOST_FILES.some((name) => name === file));
  const parsedHeaders = await parseAllHeaders({
    headersFiles: [path.join(BUILD, '_headers')] as never[],
    netlifyConfigPath: undefined,
    minimal: false,
  });
  const parsedRedirects = await parseAllRedirects({
    redirectsFiles: [path.join(BUILD, '_redirects')],
    configRedirects: [],
    minimal: true,
  });
  expect([...parsedHeaders.errors, ...parsedRedirects.errors]).toEqual([]);
  headers = parsedHeaders.headers as unknown as HeaderRule[];
  redirects = parsedRedirects.redirects as RedirectRule[];
});

/** Joins the values of all rules that fit, as hosts do. */
function headersOf(address: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const {values} of headers.filter((rule) => rule.forRegExp.test(address))) {
    for (const [name, value] of Object.entries(values)) {
      const before = found.get(name);
      found.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return found;
}

const addressOf = (file: string): string => `/v2/${file.replace(/(^|\/)index\.html$/, '$1')}`;

describe('_headers', () => {
  it('lets browsers keep every file as long as hosting/rules.ts says', () => {
    // Lists at the top are left to the host, which makes browsers ask each time.
    const covered = files.filter((file) => file.includes('/') || /\.(?:html|js|json)$/.test(file));
    expect(covered.length).toBeGreaterThan(ALL_ROUTES.length);
    const faults = covered
      .filter((file) => headersOf(addressOf(file)).get('Cache-Control') !== cacheControlOf(file))
      .map((file) => `${file}: ${String(headersOf(addressOf(file)).get('Cache-Control'))}`);
    expect(faults).toEqual([]);
  });

  it('sends each page the security headers and its own policy', () => {
    for (const {route, $} of readPages(BUILD, ALL_ROUTES)) {
      const sent = headersOf(`/v2/${route}`);
      for (const [name, value] of [...SECURITY_HEADERS, HTTPS_HEADER]) {
        expect(sent.get(name), `${name} of /${route}`).toBe(value);
      }
      const inPage = [...policyOf($)].map(([name, sources]) => [name, ...sources].join(' '));
      const inHeader = sent.get('Content-Security-Policy')?.split('; ') ?? [];
      expect([...inHeader].sort()).toEqual([...inPage, "frame-ancestors 'self'"].sort());
    }
  });

  it.each(['/v1/', '/v1/index.html', '/robots.txt'])(
    'leaves %s, beside the site, alone',
    (address) => {
      expect(headersOf(address)).toEqual(new Map());
    },
  );
});

describe('robots.txt', () => {
  it('names the map of the site', () => {
    const map = readFileSync(path.join(BUILD, 'robots.txt'), 'utf8').match(/^Sitemap: (.*)$/m)?.[1];
    expect(map).toBe('https://help.sunhou.se/v2/sitemap.xml');
    expect(map).toBe(`${SITE.url}${SITE.baseUrl}sitemap.xml`);
    expect(files).toContain('sitemap.xml');
  });
});

describe('_redirects', () => {
  it('leads from every page’s address with .html to the one without', () => {
    for (const route of ALL_ROUTES.filter(Boolean)) {
      const address = `/v2/${route.slice(0, -1)}.html`;
      expect(redirects.find(({from}) => from === address)).toMatchObject({
        to: `/v2/${route}`,
        status: 301,
      });
    }
  });

  it('leads from / to the help', () => {
    expect(redirects.find(({from}) => from === '/')).toMatchObject({to: '/v2/', status: 302});
  });

  it('leaves missing slashes and the not-found page to hosts', () => {
    // Cloudflare Pages takes no status 404, and leads out of the site by a rule with 200.
    expect(redirects.filter(({status}) => status !== 301 && status !== 302)).toEqual([]);
  });

  it('leads to addresses that exist', () => {
    const known = new Set(files.map(addressOf));
    const lost = redirects.filter(({to, status}) => status < 400 && status > 299 && !known.has(to));
    expect(lost).toEqual([]);
  });
});

import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseAllHeaders} from 'netlify-headers-parser';
import {parseAllRedirects} from 'netlify-redirect-parser';
import {beforeAll, describe, expect, it} from 'vitest';
import {listFiles} from '../../src/lib/listFiles';
import {cacheControlOf, HOST_FILES, HTTPS_HEADER, SECURITY_HEADERS} from '../../hosting/rules';
import {readPolicy} from '../../hosting/securePage';
import {ALL_ROUTES} from '../support/routes';

/** `_headers` and `_redirects` of the build, read by Netlify's own parsers. */
const BUILD = path.resolve('build');

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
  if (!existsSync(BUILD)) throw new Error('There is no build: run "npm run build:strict" first.');
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

/** As hosts do it: the values of all rules that fit, joined. */
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
  it('has every file kept as long as rules.ts says', () => {
    // Feeds and lists at the top are left to the host, which has browsers ask each time.
    const looked = files.filter((file) => file.includes('/') || /\.(?:html|js|json)$/.test(file));
    expect(looked.length).toBeGreaterThan(ALL_ROUTES.length);
    const faults = looked
      .filter((file) => headersOf(addressOf(file)).get('Cache-Control') !== cacheControlOf(file))
      .map((file) => `${file}: ${String(headersOf(addressOf(file)).get('Cache-Control'))}`);
    expect(faults).toEqual([]);
  });

  it('sends each page the security headers and its own policy', () => {
    for (const route of ALL_ROUTES) {
      const sent = headersOf(`/v2/${route}`);
      for (const [name, value] of [...SECURITY_HEADERS, HTTPS_HEADER]) {
        expect(sent.get(name), `${name} of /${route}`).toBe(value);
      }
      const page = readFileSync(path.join(BUILD, route, 'index.html'), 'utf8');
      expect(sent.get('Content-Security-Policy')).toBe(
        `${String(readPolicy(page))}; frame-ancestors 'none'`,
      );
    }
  });
});

describe('_redirects', () => {
  it('strips .html off every page’s address', () => {
    for (const route of ALL_ROUTES.filter(Boolean)) {
      const address = `/v2/${route.slice(0, -1)}.html`;
      expect(redirects.find(({from}) => from === address)).toMatchObject({
        to: `/v2/${route}`,
        status: 301,
      });
    }
  });

  it('leads from / to the help, and shows the not-found page with status 404', () => {
    expect(redirects.find(({from}) => from === '/')).toMatchObject({to: '/v2/', status: 302});
    expect(redirects.at(-1)).toMatchObject({to: '/404.html', status: 404});
  });

  it('leads to addresses that exist', () => {
    const known = new Set(files.map(addressOf));
    const lost = redirects.filter(({to, status}) => status < 400 && status > 299 && !known.has(to));
    expect(lost).toEqual([]);
  });
});

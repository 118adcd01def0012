/**
 * How any host answers for the built site, as data. From it are made hosting/nginx.conf, the build's
 * `_headers` and `_redirects`, and the answers of `npm run serve`, so that they can't disagree.
 * Which address leads to which page is told by resolveRequest.ts.
 */
import {SITE} from '../src/config/site';

/** How long browsers and a CDN may keep a kind of file. */
interface CacheRule {
  /** Paths below the base path; `*` stands for any characters. The first rule that fits counts. */
  readonly paths: readonly string[];
  readonly cacheControl: string;
}

/** A header field: name and value. */
export type Header = readonly [name: string, value: string];

const MINUTES = 60;
const DAYS = 24 * 60 * MINUTES;

export const WORKER_FILE = 'sw.js';

export const CACHE_RULES: readonly CacheRule[] = [
  {
    // The name changes with the content.
    paths: ['assets/*'],
    cacheControl: `public, max-age=${365 * DAYS}, immutable`,
  },
  {
    // Browsers ask for it at most once a day anyway; a CDN must not hand out an old one.
    paths: [WORKER_FILE],
    cacheControl: 'no-cache',
  },
  {paths: ['img/*'], cacheControl: `public, max-age=${1 * DAYS}`},
  {
    // Pages: old for five minutes at most after a release.
    paths: ['*'],
    cacheControl: `public, max-age=${5 * MINUTES}`,
  },
];

/** Headers of every answer. The Content-Security-Policy is made from the built pages: policy.ts. */
export const SECURITY_HEADERS: readonly Header[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  [
    'Permissions-Policy',
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(self), payment=(), usb=()',
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['X-Frame-Options', 'SAMEORIGIN'], // for browsers that don't know frame-ancestors
];

/** Header of answers over https only: browsers then never use http for this host, for a year. */
export const HTTPS_HEADER: Header = ['Strict-Transport-Security', `max-age=${365 * DAYS}`];

/** Addresses outside the site that lead into it. */
export const REDIRECTS: readonly {from: string; to: string; status: 301 | 302}[] = [
  {from: '/', to: SITE.baseUrl, status: 302}, // not for good: another version may take its place
  {from: SITE.baseUrl.slice(0, -1), to: SITE.baseUrl, status: 301},
];

/** Answer to unknown addresses, with status 404; never shown at an address of its own. */
export const NOT_FOUND_PAGE = '404.html';

/** Counts at the top of a host only, where it must be put; there it speaks for version 1 too. */
export const ROBOTS_FILE = 'robots.txt';

/** Files of the build that are meant for hosts, not for readers. */
export const HOST_FILES = ['_headers', '_redirects', '_nginx-headers.conf'] as const;

/** Endings of files that are worth compressing. */
export const COMPRESSIBLE = /\.(?:css|html|ico|js|json|map|md|svg|txt|webmanifest|xml)$/;

/**
 * @param file path below the base path
 * @returns value of its Cache-Control header
 */
export function cacheControlOf(file: string): string {
  const rule = CACHE_RULES.find(({paths}) => paths.some((path) => globPattern(path).test(file)));
  if (!rule) throw new Error(`hosting/rules.ts: no cache rule fits "${file}"; end with "*".`);
  return rule.cacheControl;
}

/** @returns regular expression of a path with `*` */
export function globPattern(path: string): RegExp {
  return new RegExp(`^${globSource(path)}$`);
}

/** @returns the same as text, without anchors, as nginx reads it too */
export function globSource(path: string): string {
  return path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
}

import {createHash} from 'node:crypto';
import type {HostedSearch} from '../src/config/services';

/** Which inline code the site's pages have, as sources of a policy: `'sha256-…'`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Outside services that the build was configured for; each opens its own sources and no others. */
export interface Services {
  readonly hostedSearch?: HostedSearch | undefined;
  readonly trackingID?: string | undefined;
}

type Directives = Record<string, string[]>;

const SELF = "'self'";

/** Types of `<script>` that browsers run; others, such as JSON-LD, are data. */
const RUN = /^(?:|module|text\/javascript)$/;
const SCRIPT = /<script(\s[^>]*)?>([\s\S]*?)<\/script>/g;
const STYLE = /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/g;
const TYPE = /\stype=["']?([^\s"'>]*)/;

/**
 * Hashes of all inline scripts and styles of some pages, each once, in a fixed order.
 *
 * @param pages HTML as it is sent
 */
export function hashInlineCode(pages: readonly string[]): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const html of pages) {
    for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
      const type = TYPE.exec(attributes)?.[1] ?? '';
      if (!/\ssrc=/.test(attributes) && RUN.test(type)) scripts.add(code);
    }
    for (const [, code = ''] of html.matchAll(STYLE)) styles.add(code);
  }
  return {scripts: [...scripts].map(sourceOf).sort(), styles: [...styles].map(sourceOf).sort()};
}

function sourceOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/**
 * The site's Content-Security-Policy. It is the same for all pages, since one document shows many of
 * them. Nothing is allowed that is not listed, and no inline code but the site's own.
 *
 * @param hashes of all pages of the build
 * @param services outside services of the build
 * @param place a `meta` element can't say who may frame the page; the header can
 */
export function contentSecurityPolicy(
  hashes: InlineHashes,
  services: Services,
  place: 'meta' | 'header',
): string {
  const directives: Directives = {
    'default-src': ["'none'"],
    'script-src': [SELF, ...hashes.scripts],
    'style-src': [SELF, ...hashes.styles],
    'img-src': [SELF, 'data:'], // the theme's icons are data addresses in its styles
    'connect-src': [SELF],
    'manifest-src': [SELF],
    'worker-src': [SELF],
    'base-uri': ["'none'"],
    'form-action': [SELF],
    ...(place === 'header' ? {'frame-ancestors': ["'none'"]} : {}),
  };
  if (services.hostedSearch) addAlgolia(directives, services.hostedSearch);
  if (services.trackingID) addGoogleAnalytics(directives);
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Hosts that Algolia's client asks (algoliasearch 5: searchClient's default hosts). */
function addAlgolia(directives: Directives, {appId, askAi}: HostedSearch): void {
  const app = appId.toLowerCase();
  const hosts = [`${app}-dsn.algolia.net`, `${app}.algolia.net`].concat(
    [1, 2, 3].map((number) => `${app}-${String(number)}.algolianet.com`),
  );
  directives['connect-src']?.push(...hosts.map((host) => `https://${host}`));
  if (askAi) directives['connect-src']?.push('https://askai.algolia.com');
}

/** Sources that Google asks sites with gtag.js to allow (its "Content Security Policy" guide for GA4). */
function addGoogleAnalytics(directives: Directives): void {
  const measure = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
  directives['script-src']?.push('https://*.googletagmanager.com');
  directives['img-src']?.push(...measure);
  directives['connect-src']?.push(...measure, 'https://*.analytics.google.com');
}

import type {HostedSearch} from '../src/config/services';

/** Which inline code the site's pages have, as sources of a policy: `'sha256-…'`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Values of style attributes. */
  readonly attributes: readonly string[];
}

/** Outside services that the build was configured for; each opens its own sources and no others. */
export interface Services {
  readonly hostedSearch?: HostedSearch | undefined;
  readonly trackingID?: string | undefined;
}

type Directives = Record<string, string[]>;

const SELF = "'self'";

/** The style of the `pre` in which WebKit shows a file of text: refused, its lines would never break. */
const WEBKIT_TEXT = "'sha256-4Su6mBWzEIFnH4pAGMOuaeBrstwJN4Z3pq/s1Kn4/KQ='";

/**
 * The site's Content-Security-Policy. It is the same for all pages, since one document shows many of
 * them. What is not listed comes from this host only, and there is no inline code but the site's own.
 * Only directives that Chromium, Firefox and WebKit all know: WebKit would complain of manifest-src on
 * every page, and the manifest comes from this host as well.
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
    'default-src': [SELF], // Firefox judges what is prefetched by it; the others, by each kind's own
    'script-src': [SELF, ...hashes.scripts],
    // Without the keyword, hashes hold for elements only (CSP 3, section 8.3).
    'style-src': [SELF, ...hashes.styles, "'unsafe-hashes'", WEBKIT_TEXT, ...hashes.attributes],
    'img-src': [SELF, 'data:'], // the theme's icons are data addresses in its styles
    'font-src': [SELF],
    'connect-src': [SELF],
    'worker-src': [SELF],
    'object-src': ["'none'"],
    'frame-src': [SELF], // from static/, such as a manual
    'media-src': [SELF],
    'base-uri': ["'none'"],
    'form-action': [SELF],
    ...(place === 'header' ? {'frame-ancestors': [SELF]} : {}),
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

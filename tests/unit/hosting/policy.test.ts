import {expect, it} from 'vitest';
import {contentSecurityPolicy} from '../../../hosting/policy';

const HASHES = {
  scripts: ["'sha256-script'"],
  styles: ["'sha256-style'"],
  attributes: ["'sha256-attribute'"],
};
const SEARCH = {appId: 'APP', apiKey: 'key', indexName: 'help'};

/** As text, so that a change of any directive is seen here and meant: each engine reads some of them otherwise. */
const POLICY = [
  "default-src 'self'", // Firefox judges prefetching by it: with 'none' it fetches nothing ahead
  "script-src 'self' 'sha256-script'",
  "style-src 'self' 'sha256-style' 'unsafe-hashes' 'sha256-4Su6mBWzEIFnH4pAGMOuaeBrstwJN4Z3pq/s1Kn4/KQ=' 'sha256-attribute'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "frame-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
];

const ALGOLIA =
  'https://app-dsn.algolia.net https://app.algolia.net https://app-1.algolianet.com https://app-2.algolianet.com https://app-3.algolianet.com';
const MEASURE = 'https://*.google-analytics.com https://*.googletagmanager.com';
const GOOGLE = {
  'script-src': 'https://*.googletagmanager.com',
  'img-src': MEASURE,
  'connect-src': `${MEASURE} https://*.analytics.google.com`,
};
const ANALYTICS = {trackingID: 'G-TEST'};

it.each([
  ['no services', {}, {}],
  ['hosted search', {hostedSearch: SEARCH}, {'connect-src': ALGOLIA}],
  [
    'an assistant',
    {hostedSearch: {...SEARCH, askAi: 'a1'}},
    {'connect-src': `${ALGOLIA} https://askai.algolia.com`},
  ],
  ['analytics', ANALYTICS, GOOGLE],
  [
    'both',
    {hostedSearch: SEARCH, ...ANALYTICS},
    {...GOOGLE, 'connect-src': `${ALGOLIA} ${GOOGLE['connect-src']}`},
  ],
])('says just this with %s', (_name, services, added: Record<string, string>) => {
  const expected = POLICY.map((directive) => {
    const more = added[directive.split(' ')[0] ?? ''];
    return more ? `${directive} ${more}` : directive;
  });
  expect(contentSecurityPolicy(HASHES, services, 'header').split('; ')).toEqual(expected);
  // In a page browsers ignore who may frame it.
  expect(contentSecurityPolicy(HASHES, services, 'meta').split('; ')).toEqual(
    expected.slice(0, -1),
  );
});

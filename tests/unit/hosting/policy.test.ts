import {describe, expect, it} from 'vitest';
import {contentSecurityPolicy} from '../../../hosting/policy';

const SCRIPT = "'sha256-script'";
const STYLE = "'sha256-style'";
const ATTRIBUTE = "'sha256-attribute'";

const HASHES = {scripts: [SCRIPT], styles: [STYLE], attributes: [ATTRIBUTE]};
const SEARCH = {appId: 'APP', apiKey: 'key', indexName: 'help'};

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('contentSecurityPolicy', () => {
  const configurations = {
    'no services': {},
    'hosted search': {hostedSearch: SEARCH},
    analytics: {trackingID: 'G-TEST'},
    both: {hostedSearch: SEARCH, trackingID: 'G-TEST'},
  };

  it.each(Object.entries(configurations))(
    'allows only the site’s own scripts with %s',
    (_name, services) => {
      for (const place of ['meta', 'header'] as const) {
        const {'default-src': others, 'script-src': scripts} = directives(
          contentSecurityPolicy(HASHES, services, place),
        );
        expect(others).toEqual(["'self'"]);
        expect(scripts?.slice(0, 2)).toEqual(["'self'", SCRIPT]);
        expect(scripts?.join(' ')).not.toMatch(/unsafe|data:|blob:|(?:^| )(?:https?:|\*)(?: |$)/);
      }
    },
  );

  // As text, so that a change of any directive is seen here and meant: each engine reads some of them otherwise.
  it('says just this', () => {
    expect(contentSecurityPolicy(HASHES, {}, 'header').split('; ')).toEqual([
      "default-src 'self'", // Firefox judges prefetching by it: with 'none' it fetches nothing ahead
      "script-src 'self' 'sha256-script'",
      "style-src 'self' 'sha256-style' 'unsafe-hashes' 'sha256-attribute'",
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
    ]);
  });

  it('says just this with hosted search and analytics', () => {
    const policy = contentSecurityPolicy(
      HASHES,
      {hostedSearch: {...SEARCH, askAi: 'a1'}, trackingID: 'G-TEST'},
      'meta',
    );
    expect(policy.split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self' 'sha256-script' https://*.googletagmanager.com",
      "style-src 'self' 'sha256-style' 'unsafe-hashes' 'sha256-attribute'",
      "img-src 'self' data: https://*.google-analytics.com https://*.googletagmanager.com",
      "font-src 'self'",
      "connect-src 'self' https://app-dsn.algolia.net https://app.algolia.net https://app-1.algolianet.com https://app-2.algolianet.com https://app-3.algolianet.com https://askai.algolia.com https://*.google-analytics.com https://*.googletagmanager.com https://*.analytics.google.com",
      "worker-src 'self'",
      "object-src 'none'",
      "frame-src 'self'",
      "media-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
    ]);
  });

  it('names other hosts only for the services that need them', () => {
    const foreign = (services: object) =>
      contentSecurityPolicy(HASHES, services, 'header').match(/https:\/\/[^\s;]+/g) ?? [];
    expect(foreign(configurations['no services'])).toEqual([]);
    expect(
      foreign(configurations['hosted search']).filter((host) => !host.includes('algolia')),
    ).toEqual([]);
    expect(foreign(configurations.analytics).filter((host) => !host.includes('google'))).toEqual(
      [],
    );
    expect(foreign(configurations.both).sort()).toEqual(
      [...foreign(configurations['hosted search']), ...foreign(configurations.analytics)].sort(),
    );
  });

  it('lets pages connect to the application’s own hosts, and to the assistant if there is one', () => {
    const asked = (hostedSearch: typeof SEARCH & {askAi?: string}) =>
      directives(contentSecurityPolicy(HASHES, {hostedSearch}, 'meta'))['connect-src'];
    expect(asked(SEARCH)).toEqual([
      "'self'",
      'https://app-dsn.algolia.net',
      'https://app.algolia.net',
      'https://app-1.algolianet.com',
      'https://app-2.algolianet.com',
      'https://app-3.algolianet.com',
    ]);
    expect(asked({...SEARCH, askAi: 'a1'})).toContain('https://askai.algolia.com');
  });

  it('allows the pages’ own styles and style attributes, and no others', () => {
    const stylesOf = (hashes: typeof HASHES) =>
      directives(contentSecurityPolicy(hashes, {}, 'meta'))['style-src'];
    expect(stylesOf(HASHES)).toEqual(["'self'", STYLE, "'unsafe-hashes'", ATTRIBUTE]);
    expect(stylesOf({...HASHES, attributes: []})).toEqual(["'self'", STYLE]);
  });

  it('keeps other sites from framing it, in the header only, since browsers ignore that in a page', () => {
    expect(contentSecurityPolicy(HASHES, {}, 'header')).toContain("frame-ancestors 'self'");
    expect(contentSecurityPolicy(HASHES, {}, 'meta')).not.toContain('frame-ancestors');
  });
});

import {describe, expect, it} from 'vitest';
import {contentSecurityPolicy, hashInlineCode} from '../../../hosting/policy';

/** `printf 'alert(1)' | openssl dgst -sha256 -binary | base64`, and the same of `p{}` */
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
const STYLE = "'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='";

const HASHES = {scripts: [ALERT], styles: [STYLE]};
const SEARCH = {appId: 'APP', apiKey: 'key', indexName: 'help'};

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('hashInlineCode', () => {
  it('hashes each inline script and style once', () => {
    const page =
      '<style>p{}</style><script>alert(1)</script><script type="module">alert(1)</script>';
    expect(hashInlineCode([page, page])).toEqual({scripts: [ALERT], styles: [STYLE]});
  });

  it('leaves out files, and data that no browser runs', () => {
    expect(
      hashInlineCode([
        '<script src="a.js"></script><script type="application/ld+json">{}</script>',
      ]),
    ).toEqual({scripts: [], styles: []});
  });
});

describe('contentSecurityPolicy', () => {
  const configurations = {
    'no services': {},
    'hosted search': {hostedSearch: SEARCH},
    analytics: {trackingID: 'G-TEST'},
    both: {hostedSearch: SEARCH, trackingID: 'G-TEST'},
  };

  it.each(Object.entries(configurations))('allows no made-up script with %s', (_name, services) => {
    for (const place of ['meta', 'header'] as const) {
      const {'default-src': others, 'script-src': scripts} = directives(
        contentSecurityPolicy(HASHES, services, place),
      );
      expect(others).toEqual(["'none'"]);
      expect(scripts?.slice(0, 2)).toEqual(["'self'", ALERT]);
      expect(scripts?.join(' ')).not.toMatch(/unsafe|data:|blob:|(?:^| )(?:https?:|\*)(?: |$)/);
    }
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

  it('lets pages ask the application’s own hosts and, when there is one, the assistant', () => {
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

  it('says who may frame a page in the header only, where browsers heed it', () => {
    expect(contentSecurityPolicy(HASHES, {}, 'header')).toContain("frame-ancestors 'none'");
    expect(contentSecurityPolicy(HASHES, {}, 'meta')).not.toContain('frame-ancestors');
  });
});

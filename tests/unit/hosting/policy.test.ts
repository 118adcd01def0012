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
        expect(others).toEqual(["'none'"]);
        expect(scripts?.slice(0, 2)).toEqual(["'self'", SCRIPT]);
        expect(scripts?.join(' ')).not.toMatch(/unsafe|data:|blob:|(?:^| )(?:https?:|\*)(?: |$)/);
      }
    },
  );

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

  it('forbids frames in the header only, since browsers ignore that in a page', () => {
    expect(contentSecurityPolicy(HASHES, {}, 'header')).toContain("frame-ancestors 'none'");
    expect(contentSecurityPolicy(HASHES, {}, 'meta')).not.toContain('frame-ancestors');
  });
});

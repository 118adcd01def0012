import {describe, expect, it} from 'vitest';
import {algoliaThemeConfig} from '../../../src/config/search';
import {readHostedSearch, readTrackingId} from '../../../src/config/services';

const ALL = {
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_SEARCH_KEY: 'key',
  ALGOLIA_INDEX_NAME: 'help',
};

describe('hosted search', () => {
  it('is off without variables', () => {
    expect(readHostedSearch({})).toBeUndefined();
    expect(readHostedSearch({ALGOLIA_APP_ID: ' '})).toBeUndefined();
  });

  it('is on with all three, and takes the assistant', () => {
    expect(readHostedSearch(ALL)).toEqual({appId: 'APP', apiKey: 'key', indexName: 'help'});
    expect(readHostedSearch({...ALL, ALGOLIA_ASK_AI_ASSISTANT_ID: 'a1'})).toMatchObject({
      askAi: 'a1',
    });
  });

  it.each(Object.keys(ALL))('names %s when it is missing', (name) => {
    expect(() => readHostedSearch({...ALL, [name]: ''})).toThrow(
      new RegExp(`^Hosted search is only half configured: set ${name} too`),
    );
  });

  it('takes a replacement in the paths of results, both parts or none', () => {
    const [from, to] = ['/beta/', '/v2/'];
    expect(
      readHostedSearch({...ALL, ALGOLIA_RESULT_PATH_FROM: from, ALGOLIA_RESULT_PATH_TO: to}),
    ).toMatchObject({replaceSearchResultPathname: {from, to}});
    expect(() => readHostedSearch({...ALL, ALGOLIA_RESULT_PATH_FROM: from})).toThrow(
      'half configured: set ALGOLIA_RESULT_PATH_TO too, or unset ALGOLIA_RESULT_PATH_FROM.',
    );
    expect(() => readHostedSearch({...ALL, ALGOLIA_RESULT_PATH_TO: to})).toThrow(
      'half configured: set ALGOLIA_RESULT_PATH_FROM too, or unset ALGOLIA_RESULT_PATH_TO.',
    );
  });

  it('never puts the admin key into pages', () => {
    expect(() => readHostedSearch({...ALL, ALGOLIA_ADMIN_KEY: ALL.ALGOLIA_SEARCH_KEY})).toThrow(
      'set it to the search-only key',
    );
    const hosted = readHostedSearch({...ALL, ALGOLIA_ADMIN_KEY: 'admin'});
    expect(JSON.stringify(algoliaThemeConfig(hosted))).not.toContain('admin');
  });

  it.each([
    ['https://help.sunhou.se/v2/how-to/record/', false],
    ['/v2/how-to/record/', false],
    ['https://help.sunhou.se/beta/how-to/record/', false],
    ['https://help.sunhou.se/v1/', true],
    ['https://help.sunhou.se/v1', true],
    ['https://example.com/v2/', true],
  ])('tells whether a result is external: %s, %s', (url, external) => {
    const {externalUrlRegex = ''} = algoliaThemeConfig(readHostedSearch(ALL));
    expect(new RegExp(externalUrlRegex, 'gi').test(url)).toBe(external);
  });

  it('names everything that an assistant alone lacks', () => {
    expect(() => readHostedSearch({ALGOLIA_ASK_AI_ASSISTANT_ID: 'a1'})).toThrow(
      /ALGOLIA_APP_ID and ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX_NAME/,
    );
  });

  it('turns contextual search off in both modes (specification, section 7)', () => {
    expect(algoliaThemeConfig(undefined)).toMatchObject({
      contextualSearch: false,
      searchPagePath: 'search',
      embedded: true,
    });
    expect(algoliaThemeConfig(readHostedSearch(ALL))).toMatchObject({
      contextualSearch: false,
      appId: 'APP',
      embedded: false,
    });
  });
});

describe('analytics', () => {
  it('is off without a tracking id', () => {
    expect(readTrackingId({})).toBeUndefined();
  });

  it('takes a Google tag and refuses anything else', () => {
    expect(readTrackingId({GTAG_TRACKING_ID: 'G-ABC123DEF4'})).toBe('G-ABC123DEF4');
    expect(() => readTrackingId({GTAG_TRACKING_ID: 'my site'})).toThrow(/not a Google tag/);
  });
});

import {describe, expect, it} from 'vitest';
import {algoliaThemeConfig} from '../../src/config/search';
import {readHostedSearch, readTrackingId} from '../../src/config/services';

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

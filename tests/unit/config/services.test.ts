import {describe, expect, it} from 'vitest';
import {readHostedSearch, readOffline, readTrackingId} from '../../../src/config/services';

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

  it('is on with all three variables, and takes an assistant', () => {
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

  it.each([
    ['ALGOLIA_APP_ID', '"APP"'],
    ['ALGOLIA_APP_ID', 'AP P'],
    ['ALGOLIA_APP_ID', 'https://app-dsn.algolia.net'],
    ['ALGOLIA_SEARCH_KEY', "'key'"],
    ['ALGOLIA_SEARCH_KEY', 'key # public'],
    ['ALGOLIA_INDEX_NAME', '"help"'],
    ['ALGOLIA_ASK_AI_ASSISTANT_ID', '"abc"'],
    ['ALGOLIA_RESULT_PATH_FROM', '"/beta/"'],
    ['ALGOLIA_RESULT_PATH_TO', "'/v2/'"],
  ])('refuses %s as %s', (name, value) => {
    const paths = {ALGOLIA_RESULT_PATH_FROM: '/beta/', ALGOLIA_RESULT_PATH_TO: '/v2/'};
    expect(() => readHostedSearch({...ALL, ...paths, [name]: value})).toThrow(
      `Correct ${name}: write it as Algolia's dashboard shows it, without quotes.`,
    );
  });

  it('takes keys and names as Algolia gives them', () => {
    const names = {ALGOLIA_SEARCH_KEY: 'aGVsbG8+/w==', ALGOLIA_INDEX_NAME: 'Sunhouse help_v2.0'};
    expect(readHostedSearch({...ALL, ...names})?.apiKey).toBe('aGVsbG8+/w==');
  });

  it('takes both parts of a replacement in results’ paths, or none', () => {
    const [from, to] = ['/beta/', '/v2/'];
    expect(
      readHostedSearch({...ALL, ALGOLIA_RESULT_PATH_FROM: from, ALGOLIA_RESULT_PATH_TO: to}),
    ).toMatchObject({replacePath: {from, to}});
    expect(() => readHostedSearch({...ALL, ALGOLIA_RESULT_PATH_FROM: from})).toThrow(
      'half configured: set ALGOLIA_RESULT_PATH_TO too, or unset ALGOLIA_RESULT_PATH_FROM.',
    );
    expect(() => readHostedSearch({...ALL, ALGOLIA_RESULT_PATH_TO: to})).toThrow(
      'half configured: set ALGOLIA_RESULT_PATH_FROM too, or unset ALGOLIA_RESULT_PATH_TO.',
    );
  });

  it('refuses an admin key in the place of the search-only key', () => {
    const env = {...ALL, ALGOLIA_ADMIN_KEY: ALL.ALGOLIA_SEARCH_KEY};
    expect(() => readHostedSearch(env)).toThrow('set it to the search-only key');
    expect(readHostedSearch({...ALL, ALGOLIA_ADMIN_KEY: 'admin'})).toEqual(readHostedSearch(ALL));
  });

  it('names all variables that are missing beside an assistant', () => {
    expect(() => readHostedSearch({ALGOLIA_ASK_AI_ASSISTANT_ID: 'a1'})).toThrow(
      /ALGOLIA_APP_ID and ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX_NAME/,
    );
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

describe('the offline help', () => {
  it('is on unless it is switched off', () => {
    expect(readOffline({})).toBe(true);
    expect(readOffline({SERVICE_WORKER: ' on '})).toBe(true);
    expect(readOffline({SERVICE_WORKER: 'off'})).toBe(false);
  });

  it('refuses any other word, and names the right ones', () => {
    expect(() => readOffline({SERVICE_WORKER: 'false'})).toThrow(
      /SERVICE_WORKER is "false": set it to off .* or unset it/,
    );
  });
});

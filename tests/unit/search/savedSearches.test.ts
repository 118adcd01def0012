import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {plainText, type SearchResult} from '../../../src/search/clients/answer';
import {savedSearches} from '../../../src/search/savedSearches';

/** Keys of DocSearch: what readers have saved there must be found. */
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__help';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__help';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('window', {localStorage, location: {href: ''}, dispatchEvent: () => true});
  vi.stubGlobal('document', {createEvent: () => ({initStorageEvent: () => undefined})});
});

afterEach(() => vi.unstubAllGlobals());

const unmarked = (text: string) => [{text, found: false}];

function search(name: string): SearchResult {
  return {url: `/v2/${name}/`, titles: ['How-to guides', name].map(unmarked), snippet: []};
}

const names = (list: readonly SearchResult[]): string[] =>
  list.map(({titles}) => plainText(titles[1] ?? []));
const visitAll = (...visited: string[]): void =>
  visited.forEach((name) => savedSearches('help').visit(search(name)));

describe('savedSearches', () => {
  it('keeps the last seven, newest first, each once', () => {
    visitAll('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'c');
    expect(names(savedSearches('help').recent())).toEqual(['c', 'h', 'g', 'f', 'e', 'd', 'b']);
  });

  it('shows four recent searches beside favorites, as DocSearch does', () => {
    visitAll('a', 'b', 'c', 'd', 'e', 'f');
    const saved = savedSearches('help');
    saved.addFavorite(search('f'));
    expect(names(saved.favorites())).toEqual(['f']);
    expect(names(saved.recent())).toEqual(['e', 'd', 'c', 'b']);
  });

  it('leaves a favorite where it is when it is visited again', () => {
    const saved = savedSearches('help');
    saved.addFavorite(search('a'));
    saved.visit(search('a'));
    expect(saved.recent()).toEqual([]);
    expect(names(saved.favorites())).toEqual(['a']);
  });

  it('removes a search from both lists', () => {
    const saved = savedSearches('help');
    visitAll('a', 'b');
    saved.addFavorite(search('c'));
    saved.remove(search('a'));
    saved.remove(search('c'));
    expect(names(saved.recent())).toEqual(['b']);
    expect(saved.favorites()).toEqual([]);
  });

  it('keeps the searches of two indexes apart', () => {
    savedSearches('help').visit(search('a'));
    expect(savedSearches('other').recent()).toEqual([]);
  });

  it('keeps searches for as long as the page where storage is blocked, and warns once', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('window', {
      get localStorage() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    savedSearches('blocked').visit(search('a'));
    savedSearches('blocked').addFavorite(search('b'));
    expect(names(savedSearches('blocked').recent())).toEqual(['a']);
    expect(names(savedSearches('blocked').favorites())).toEqual(['b']);
    savedSearches('blocked').remove(search('a'));
    expect(savedSearches('blocked').recent()).toEqual([]);
    expect(vi.mocked(console.warn).mock.calls.length).toBeLessThanOrEqual(1);
    vi.mocked(console.warn).mockRestore();
  });
});

describe('searches that were stored before', () => {
  /** An entry as DocSearch 4.7.0 wrote it: a whole hit without its content and highlights. */
  const OF_DOCSEARCH = {
    objectID: 'https://help.sunhou.se/v2/how-to/record/#arm',
    url: '/v2/how-to/record/#arm',
    url_without_anchor: '/v2/how-to/record/',
    type: 'lvl2',
    anchor: 'arm',
    content: null,
    hierarchy: {lvl0: 'How-to guides', lvl1: 'Record', lvl2: 'Arm', lvl3: null, lvl4: null},
  };

  it('is read in DocSearch’s own layout', () => {
    stored.set(FAVORITE, JSON.stringify([OF_DOCSEARCH]));
    const saved = savedSearches('help');
    const [{url, titles} = search('')] = saved.favorites();
    expect(url).toBe('/v2/how-to/record/#arm');
    expect(titles.map(plainText)).toEqual(['How-to guides', 'Record', 'Arm']);
    saved.remove(search('a'));
    expect(saved.favorites()).toHaveLength(1);
    saved.remove({url, titles, snippet: []});
    expect(saved.favorites()).toEqual([]);
  });

  it.each(['[{', '{"0": 1}', '', 'null'])('count as nothing, and are replaced: %j', (text) => {
    stored.set(RECENT, text);
    const saved = savedSearches('help');
    expect(saved.recent()).toEqual([]);
    saved.visit(search('a'));
    expect(names(saved.recent())).toEqual(['a']);
  });

  it('is read without its broken entries', () => {
    const hierarchy = {lvl0: 'How-to guides', lvl1: 'a'};
    const good = {objectID: '/v2/a/', url: '/v2/a/', type: 'lvl1', hierarchy};
    const broken = [
      null,
      'text',
      7,
      [],
      {},
      {...good, url: 7},
      {...good, url: '/v2/100%/'}, // no link can lead there
      {...good, hierarchy: null},
      {...good, hierarchy: 'text'},
      {...good, hierarchy: {lvl0: 7, lvl1: {}}},
    ];
    stored.set(RECENT, JSON.stringify([...broken, good]));
    expect(savedSearches('help').recent()).toEqual([search('a')]);
  });
});

describe('a result that is saved', () => {
  const storedEntries = (): unknown => JSON.parse(stored.get(RECENT) ?? '');

  it('is the same when it is shown again, without its marks', () => {
    const titles = ['How-to guides', 'Record', 'Arm'];
    const result = {
      url: '/v2/how-to/record/#arm',
      titles: [...titles.slice(0, 2).map(unmarked), [{text: 'Arm', found: true}]],
      snippet: unmarked('Text'),
    };
    savedSearches('help').visit(result);
    expect(storedEntries()).toMatchObject([{objectID: result.url, type: 'lvl2'}]);
    const [shown] = savedSearches('help').recent();
    expect(shown).toEqual({url: result.url, titles: titles.map(unmarked), snippet: []});
  });

  it('is a page when it has no heading', () => {
    savedSearches('help').visit({url: '/v2/', titles: [unmarked('Welcome')], snippet: []});
    expect(storedEntries()).toMatchObject([{type: 'lvl1'}]);
  });
});

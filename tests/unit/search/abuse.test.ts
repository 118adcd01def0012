import {beforeAll, describe, expect, it} from 'vitest';
import {SEARCH_SYNONYMS} from '../../../src/search/data/synonyms';
import {createSearchEngine, type SearchEngine} from '../../../src/search/engine/engine';
import {toSearchResult, type SearchResult} from '../../../src/search/engine/response';
import {embeddedIndex} from '../../../src/search/records/embeddedIndex';
import {pageOf} from '../../support/searchFixture';
import {readDocsPages} from '../../support/searchPages';

const IMG = '<img src=x onerror=alert(1)>';

let search: SearchEngine;
const ask = (query: string): SearchResult =>
  toSearchResult(search(query), {query, indexName: 'help'}, 'https://host');

beforeAll(async () => {
  const hostile = pageOf(
    'hostile/',
    `${IMG} title`,
    `Text "with" ${IMG} & <script>alert(1)</script>.`,
  );
  const index = embeddedIndex([...readDocsPages(), hostile], {keywords: {}, weights: {}}, '/v2/');
  search = await createSearchEngine(index, SEARCH_SYNONYMS);
});

describe('hostile queries', () => {
  it.each([
    ['markup', IMG],
    ['markup that closes a mark', '</em><script>alert(1)</script>'],
    ['right to left', '\u202Eדרכון\u202C drum'],
    ['Arabic with marks', 'مَرْحَبًا'],
    ['emoji', '🥁🥁 👩🏽‍🎤 snare'],
    ['a lone surrogate', '\uD83E snare \uDD41'],
    ['a null', 'snare\0drum'],
    ['only stop words', 'how do i get it to do what i want'],
    ['a regular expression', '(a+)+$ .* [^]'],
    ['names of object members', 'constructor __proto__ toString hasOwnProperty'],
    ['one endless word', 'a'.repeat(100_000)],
    ['endless words', 'drum sensor '.repeat(10_000)],
    ['endless other words', Array.from({length: 5000}, (_unused, n) => `word${n}`).join(' ')],
    ['many combining marks', `e${'\u0301'.repeat(10_000)}`],
  ])('answers %s in the usual shape, without markup', (_name, query) => {
    const {hits, nbHits} = ask(query);
    expect(hits.length).toBe(Math.min(nbHits, 20));
    for (const hit of hits) {
      const shown = JSON.stringify([hit._highlightResult, hit._snippetResult]);
      expect(shown.replace(/<\/?em>/g, '')).not.toMatch(/[<>]/);
    }
  });

  it('finds a page whose text is markup, and shows it as text', () => {
    const [hit] = ask('onerror alert title').hits;
    expect(hit?.url).toBe('https://host/v2/hostile/');
    expect(hit?._highlightResult.hierarchy.lvl1?.value).toContain('&lt;img');
    expect(hit?._snippetResult.content?.value).toContain('&lt;');
  });

  it('reads the beginning of an endless query', () => {
    const endless = `choke sounds ${'and more of the same '.repeat(5000)}`;
    expect(ask(endless).hits.map(({url}) => url)).toContain('https://host/v2/how-to/choke-sounds/');
  });

  it('lives through 10,000 keystrokes, and answers as before', () => {
    const before = ask('choke');
    const letters = 'abcdefghijklmnopqrstuvwxyz  ';
    let typed = '';
    let seed = 7;
    for (let key = 0; key < 10_000; key += 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      typed = typed.length > 30 ? '' : typed + (letters[seed % letters.length] ?? '');
      search(typed);
    }
    expect(ask('choke')).toEqual(before);
  }, 120_000);
});

import {describe, expect, it} from 'vitest';
import {createSearchEngine} from '../../../src/lib/search/engine';
import {highlightParts, HIGHLIGHT_TAGS} from '../../../src/lib/search/highlight';
import {toSearchResult} from '../../../src/lib/search/response';
import {indexTerm} from '../../../src/lib/search/terms';

const section = (url: string, titles: string[], content: string) => ({url, titles, content});
const INDEX = {
  sections: [
    section('/v2/choke/', ['How-to', 'Choke one sound with another'], 'Stop a ringing cymbal.'),
    section('/v2/metro/', ['Software', 'Metro'], 'A clock that plays modules, like a metronome.'),
    section('/v2/metro/#tempo', ['Software', 'Metro', 'Tempo'], 'Beats <per> minute & "taps".'),
    section('/v2/noise/', ['Help', 'Noise'], 'When drums choke on leakage from each other.'),
  ],
};
const search = createSearchEngine(INDEX, [
  ['click', 'metronome', 'metro'],
  ['bleed', 'leakage'],
]);
const urls = (query: string) => search(query).map((match) => match.section.url);

describe('search engine', () => {
  it('ranks a title over text', () => {
    expect(urls('choke')).toEqual(['/v2/choke/', '/v2/noise/']);
  });

  it.each([
    ['a typo', 'chooke', '/v2/choke/'],
    ['half a word', 'cho', '/v2/choke/'],
    ['a plural', 'cymbals', '/v2/choke/'],
    ['another form', 'choking', '/v2/choke/'],
    ['a synonym', 'click', '/v2/metro/'],
    ['a synonym in text', 'bleed', '/v2/noise/'],
    ['any word order', 'sound choke', '/v2/choke/'],
    ['words that say nothing', 'how do I choke a sound', '/v2/choke/'],
  ])('finds %s', (_name, query, url) => {
    expect(urls(query)[0]).toBe(url);
  });

  it.each(['', '   ', 'how to', '<>', '🥁', 'ً'])('finds nothing for "%s"', (query) => {
    expect(urls(query)).toEqual([]);
  });
});

describe('response', () => {
  const request = {
    query: 'tempo',
    indexName: 'help',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };

  it('has Algolia’s shape, full addresses and marks', () => {
    const result = toSearchResult(search('tempo'), request, 'https://host');
    expect(result).toMatchObject({nbHits: 1, page: 0, nbPages: 1, query: 'tempo', index: 'help'});
    expect(result.hits[0]).toMatchObject({
      url: 'https://host/v2/metro/#tempo',
      type: 'lvl2',
      hierarchy: {lvl0: 'Software', lvl1: 'Metro', lvl2: 'Tempo', lvl3: null},
      _highlightResult: {hierarchy: {lvl2: {value: '<mark>Tempo</mark>', matchLevel: 'full'}}},
      _snippetResult: {content: {value: 'Beats &lt;per&gt; minute &amp; &quot;taps&quot;.'}},
    });
  });

  it('pages', () => {
    const page = toSearchResult(search('choke'), {...request, hitsPerPage: 1, page: 1}, '');
    expect(page.hits.map(({url}) => url)).toEqual(['/v2/noise/']);
    expect(page.nbPages).toBe(2);
  });
});

describe('highlightParts', () => {
  it('gives plain text, found or not', () => {
    const {open, close} = HIGHLIGHT_TAGS;
    expect(highlightParts(`Beats &lt;b&gt; ${open}tempo${close}.`)).toEqual([
      {text: 'Beats <b> ', found: false},
      {text: 'tempo', found: true},
      {text: '.', found: false},
    ]);
  });
});

describe('indexTerm', () => {
  it.each([
    ['Samples', 'sample'],
    ['buses', 'bus'],
    ['setting', 'set'],
    ['Café', 'cafe'],
    ['press', 'press'],
    ['the', null],
  ])('reduces %s', (word, term) => {
    expect(indexTerm(word)).toBe(term);
  });
});

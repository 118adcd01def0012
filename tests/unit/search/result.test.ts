import {describe, expect, it} from 'vitest';
import {highlightParts, HIGHLIGHT_TAGS} from '../../../src/search/engine/highlight';
import {toSearchResult} from '../../../src/search/engine/response';
import {indexTerm} from '../../../src/search/engine/terms';
import {pageOf, searchOver} from '../../support/searchFixture';

describe('response', async () => {
  const {find} = await searchOver([
    pageOf('choke/', 'Choke one sound with another', 'Stop a ringing cymbal.'),
    pageOf('metro/', 'Metro', 'A clock.', {Tempo: 'Beats <per> minute & "taps".'}),
    pageOf('noise/', 'Noise', 'When drums choke on leakage.'),
  ]);
  const request = {
    query: 'tempo',
    indexName: 'help',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };

  it('has Algolia’s shape, full addresses and marks', () => {
    const result = toSearchResult(find('tempo'), request, 'https://host');
    expect(result).toMatchObject({nbHits: 1, page: 0, nbPages: 1, query: 'tempo', index: 'help'});
    expect(result.hits[0]).toMatchObject({
      url: 'https://host/v2/metro/#tempo',
      type: 'lvl2',
      hierarchy: {lvl0: 'How-to guides', lvl1: 'Metro', lvl2: 'Tempo', lvl3: null},
      _highlightResult: {hierarchy: {lvl2: {value: '<mark>Tempo</mark>', matchLevel: 'full'}}},
      _snippetResult: {content: {value: 'Beats &lt;per&gt; minute &amp; &quot;taps&quot;.'}},
    });
  });

  it('pages', () => {
    const page = toSearchResult(find('choke'), {...request, hitsPerPage: 1, page: 1}, '');
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
    ['Samples', 'sampl'],
    ['sample', 'sampl'],
    ['Café', 'cafe'],
    ['drum’s', 'drum'],
    ['triggering', 'trigger'],
    ['the', null],
  ])('reduces %s', (word, term) => {
    expect(indexTerm(word)).toBe(term);
  });
});

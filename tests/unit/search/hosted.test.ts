import {describe, expect, it} from 'vitest';
import {resultAddress, resultOfHit, type Hit} from '../../../src/search/clients/hosted';
import {plainText} from '../../../src/search/clients/answer';

/** As Algolia marks words it found, with the marks that the site asks for. */
const found = (text: string): string => `\uE000${text}\uE001`;

const HIT: Hit = {
  objectID: '1',
  url: 'https://help.sunhou.se/v2/how-to/record/#arm',
  hierarchy: {lvl0: 'How-to guides', lvl1: 'A <b> & c', lvl2: null},
};

describe('resultOfHit', () => {
  it('reads the marks, and leaves markup as text', () => {
    const value = `A <b> & ${found('c')} <mark>`;
    const result = resultOfHit({
      ...HIT,
      _highlightResult: {hierarchy: {lvl0: {value: 'How-to guides'}, lvl1: {value}}},
      _snippetResult: {content: {value}},
    });
    const marked = [
      {text: 'A <b> & ', found: false},
      {text: 'c', found: true},
      {text: ' <mark>', found: false},
    ];
    expect(result).toEqual({
      url: '/v2/how-to/record/#arm',
      titles: [[{text: 'How-to guides', found: false}], marked],
      snippet: marked,
    });
  });

  it('reads several marks, also across lines, and drops one that has no end', () => {
    const value = `${found('a')} b ${found('c\nd')}${found('e')} \uE000f`;
    const {snippet} = resultOfHit({...HIT, _snippetResult: {content: {value}}});
    const marked = snippet.filter((part) => part.found).map(({text}) => text);
    expect(marked).toEqual(['a', 'c\nd', 'e']);
    expect(plainText(snippet)).toBe('a b c\nde f');
  });

  it('takes plain titles where an index gives no marks', () => {
    expect(resultOfHit(HIT)).toEqual({
      url: '/v2/how-to/record/#arm',
      titles: [[{text: 'How-to guides', found: false}], [{text: 'A <b> & c', found: false}]],
      snippet: [],
    });
  });

  it('shows a hit of an index that has no titles at all', () => {
    expect(resultOfHit({objectID: '1', url: 'https://a.example/'})).toEqual({
      url: 'https://a.example/',
      titles: [],
      snippet: [],
    });
  });
});

// Others: plugin.test.ts
it.each([
  ['https://help.sunhou.se/v3/how-to/', '/beta/', 'https://help.sunhou.se/v3/how-to/'],
  ['http://help.sunhou.se/v2/', '/beta/', '/v2/'],
  ['https://help.sunhou.se/beta/midi/#/beta/', '/beta/', '/v2/midi/#/beta/'],
  ['https://help.sunhou.se/v1', '/beta/', 'https://help.sunhou.se/v1'],
  ['https://help.sunhou.se/v1/pads/#rim', '/beta/', 'https://help.sunhou.se/v1/pads/#rim'],
])('a hit at %s leads, with /v2/ in place of %s, to %s', (url, from, address) => {
  expect(resultAddress(url, {from, to: '/v2/'})).toBe(address);
});

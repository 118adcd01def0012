import {describe, expect, it} from 'vitest';
import {plainText, type MarkedText, type SearchResult} from '../../../src/search/clients/answer';
import {embeddedClient} from '../../../src/search/clients/embedded';
import {resultOfMatch} from '../../../src/search/engine/result';
import {indexTerm} from '../../../src/search/engine/terms';
import {embeddedIndex} from '../../../src/search/records/embeddedIndex';
import {pageOf, searchOver} from '../../support/searchFixture';

const PAGES = [
  pageOf('choke/', 'Choke one sound with another', 'Stop a ringing cymbal.'),
  pageOf('metro/', 'Metro', 'A clock.', {Tempo: 'Beats <per> minute & "taps".'}),
  pageOf('noise/', 'Noise', 'When drums choke on leakage.'),
];

const found = (text: MarkedText): string[] =>
  text.filter((part) => part.found).map((part) => part.text);

describe('resultOfMatch', async () => {
  const {find} = await searchOver(PAGES);
  const first = (query: string): SearchResult | undefined => find(query).map(resultOfMatch)[0];

  it('has the address of the section, and titles from the part of the site down to it', () => {
    const result = first('tempo');
    expect(result?.url).toBe('/v2/metro/#tempo');
    expect(result?.titles.map(plainText)).toEqual(['How-to guides', 'Metro', 'Tempo']);
  });

  it('marks the words that were found, in titles and text, in other forms too', () => {
    expect(first('tempo')?.titles.map(found)).toEqual([[], [], ['Tempo']]);
    expect(found(first('rings')?.snippet ?? [])).toEqual(['ringing']);
  });

  it('leaves the words of a longer synonym unmarked, which alone mean something else', async () => {
    const groups = pageOf('groups/', 'Choke groups', 'A mute group is a group of sounds.');
    const search = await searchOver([...PAGES, groups], {synonyms: [['choke', 'mute group']]});
    const result = search
      .find('choke')
      .map(resultOfMatch)
      .find(({url}) => url.endsWith('groups/'));
    expect(result?.titles.map(found)).toEqual([[], ['Choke']]);
    expect(found(result?.snippet ?? [])).toEqual([]);
  });

  it('marks what stands for a word only where the word itself is missing', async () => {
    const rim = pageOf('rim/', 'Rim', 'The rim is the hoop.', {Hoop: 'A ring of wood.'});
    const search = await searchOver([...PAGES, rim], {synonyms: [['rim', 'hoop']]});
    const marks = search.find('rim').map((match) => {
      const {url, titles, snippet} = resultOfMatch(match);
      return [url, ...titles.flatMap(found), ...found(snippet)];
    });
    expect(marks).toEqual([
      ['/v2/rim/', 'Rim', 'rim'],
      ['/v2/rim/#hoop', 'Rim', 'Hoop'],
    ]);
  });

  it('ends with no sentence that introduces a list, or says that it goes on', async () => {
    const notes = pageOf('notes/', 'Notes', 'Drums have numbers.', {
      Zero: 'Zero is a number. Other numbers are:',
      Eight: 'The eighth has these:',
    });
    const search = await searchOver([...PAGES, notes]);
    const said = (query: string) =>
      search.find(query).map((match) => plainText(resultOfMatch(match).snippet))[0];
    expect(said('zero')).toBe('Zero is a number.');
    expect(said('eighth')).toBe('The eighth has these: …');
  });

  it('gives the text as it is written', () => {
    expect(plainText(first('tempo')?.snippet ?? [])).toBe('Beats <per> minute & "taps".');
  });

  const snippetOf = (text: string, opening = text): string => {
    const terms = new Set([indexTerm('needle') ?? '']);
    const partOf = (said: string) => ({url: '/v2/a/', titles: ['A'], text: said, isWhole: false});
    const judged = {answers: true, fit: 1, isMeaning: false, share: 1};
    const match = {section: partOf(text), opening: partOf(opening), terms, typed: terms, ...judged};
    return plainText(resultOfMatch(match).snippet);
  };
  const words = (name: string, count: number): string =>
    Array.from({length: count}, (_unused, number) => `${name}${String(number)}`).join(' ');

  it('cuts a long sentence at words: five before the first one found, 150 characters in all', () => {
    const snippet = snippetOf(`${words('b', 9)} needle ${words('c', 60)}`);
    expect(snippet).toMatch(/^… b4 b5 b6 b7 b8 needle c0 c1 .* c\d+ …$/);
    expect(snippet.length).toBeLessThanOrEqual(150 + '… '.length + ' …'.length);
    expect(snippet.length).toBeGreaterThan(140);
  });

  it('shows whole sentences: the one with most of what was found, and what follows it', () => {
    expect(snippetOf('First of all. A needle here. It is thin. Nothing more.')).toBe(
      'A needle here. It is thin. Nothing more.',
    );
  });

  it('shows what the page is about where the section says nothing of what was found', () => {
    expect(snippetOf('Far away.', 'How to sew.')).toBe('How to sew.');
    expect(snippetOf('A needle here.', 'How to sew.')).toBe('A needle here.');
  });

  it('shows what a sentence leans on before it', () => {
    expect(snippetOf('Buy thread. It needs a needle.')).toBe('Buy thread. It needs a needle.');
  });

  it('shows no step, no question, no example of numbers and no part of a table’s row', () => {
    expect(snippetOf('1. Take a needle.\nSewing is easy.')).toBe('Sewing is easy.');
    for (const step of ['2', '12'])
      expect(snippetOf(`${step}. Take a needle.`, 'How to sew.')).toBe('How to sew.');
    expect(snippetOf('New needle?', 'How to sew.')).toBe('How to sew.');
    expect(snippetOf('Sewing is easy.\nA needle: 1 2 3 4, twice.')).toBe('Sewing is easy.');
    const row = `| Thread; Made of: ${words('silk', 30)}; Fits: a needle.`;
    expect(snippetOf(row)).toMatch(/^Thread; Made of: silk0 .* …$/);
    expect(snippetOf('- Take a needle.')).toBe('Take a needle.');
  });

  it('shows no sentence of another place in the page beside it', () => {
    expect(snippetOf('Far away.\nA needle here.\nFarther still.')).toBe('A needle here.');
  });
});

describe('embeddedClient', () => {
  it('gives as many results as are wanted, and says how many there are', async () => {
    const index = embeddedIndex(PAGES, {keywords: {}, weights: {}}, '/v2/');
    const search = await embeddedClient(index);
    const {results, total} = await search('choke', 1);
    expect(results.map(({url}) => url)).toEqual(['/v2/choke/']);
    expect(total).toBe(2);
    expect((await search('choke', 9)).results).toHaveLength(2);
  });
});

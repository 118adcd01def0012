import {beforeAll, describe, expect, it} from 'vitest';
import {inAudit} from '../../support/audit';
import {SEARCH_SYNONYMS} from '../../../src/search/data/synonyms';
import {createSearchEngine, type SearchEngine} from '../../../src/search/engine/engine';
import {textOfLines} from '../../../src/search/engine/lines';
import {resultOfMatch} from '../../../src/search/engine/result';
import {plainText} from '../../../src/search/clients/answer';
import {embeddedIndex} from '../../../src/search/records/embeddedIndex';
import {pageOf} from '../../support/searchFixture';
import {readDocsPages} from '../../support/searchPages';

const IMG = '<img src=x onerror=alert(1)>';

let search: SearchEngine;
const ask = (query: string) => search(query).map(resultOfMatch);

beforeAll(async () => {
  const hostile = pageOf(
    'hostile/',
    `${IMG} title`,
    `Text "with" ${IMG} & <script>alert(1)</script>.`,
  );
  const pages = [...(await readDocsPages()), hostile];
  const index = embeddedIndex(pages, {keywords: {}, weights: {}}, '/v2/');
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
    ['a regular expression', '(a+)+$ .* [^]'],
    ['names of object members', 'constructor __proto__ toString hasOwnProperty'],
    ['one endless word', 'a'.repeat(100_000)],
    ['endless words', 'drum sensor '.repeat(10_000)],
    ['endless other words', Array.from({length: 5000}, (_unused, n) => `word${n}`).join(' ')],
    ['many combining marks', `e${'\u0301'.repeat(10_000)}`],
  ])('answers %s with texts of the pages, unchanged', (_name, query) => {
    for (const match of search(query)) {
      const {titles, snippet} = resultOfMatch(match);
      expect(titles.map(plainText)).toEqual(match.section.titles);
      const said = plainText(snippet).replace(/^… | …$/g, '');
      const texts = [match.section, match.opening].map(({text}) => textOfLines(text.split('\n')));
      expect(texts.join('\n').replaceAll('\n', ' ')).toContain(said);
    }
  });

  it.each([
    ['only stop words', 'how do i get it to do what i want'],
    ['only signs', '(+)+$ .* [^] <>'],
  ])('finds nothing for %s', (_name, query) => {
    expect(ask(query)).toEqual([]);
  });

  it('finds a page whose text is markup, and gives it as text', () => {
    const [result] = ask('onerror alert title');
    expect(result?.url).toBe('/v2/hostile/');
    expect(plainText(result?.titles[1] ?? [])).toBe(`${IMG} title`);
    expect(plainText(result?.snippet ?? [])).toContain('<script>');
  });

  it('reads only the beginning of an endless query', () => {
    const endless = 'zzyzx '.repeat(5000);
    const address = '/v2/how-to/choke-sounds/';
    expect(ask('choke sounds').map(({url}) => url)).toContain(address);
    expect(ask(`choke sounds ${endless}`).map(({url}) => url)).toContain(address);
    expect(ask(`${endless} choke sounds`)).toEqual([]);
  });

  it('gives the same answer after many keystrokes', () => {
    const before = ask('choke');
    const letters = 'abcdefghijklmnopqrstuvwxyz  ';
    let typed = '';
    let seed = 7;
    for (let key = 0; key < (inAudit ? 10_000 : 300); key += 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      typed = typed.length > 30 ? '' : typed + (letters[seed % letters.length] ?? '');
      search(typed);
    }
    expect(ask('choke')).toEqual(before);
  }, 120_000);
});

import {beforeAll, describe, expect, it} from 'vitest';
import {outcomeOf, qualityOf, type Outcome} from '../../bench/search/metrics';
import {readQueries} from '../../bench/search/queries';
import {SEARCH_DATA, SEARCH_KEYWORDS, SEARCH_PAGE_WEIGHTS} from '../../src/search/data/keywords';
import {SEARCH_SYNONYMS} from '../../src/search/data/synonyms';
import {createSearchEngine, type SearchEngine} from '../../src/search/engine/engine';
import {indexTerms} from '../../src/search/engine/terms';
import {embeddedIndex} from '../../src/search/records/embeddedIndex';
import {ADDRESS, readDocsPages} from '../support/searchPages';

const pages = readDocsPages();
const index = embeddedIndex(pages, SEARCH_DATA, '/v2/');
const routes = new Map(pages.map((page) => [page.url.slice(ADDRESS.length), page]));

describe('searchKeywords', () => {
  it.each([...Object.keys(SEARCH_KEYWORDS), ...Object.keys(SEARCH_PAGE_WEIGHTS)])(
    'names a page or section that exists: "%s"',
    (key) => {
      const [route = '', anchor] = key.split('#');
      const anchors = routes.get(route)?.sections.map((section) => section.anchor);
      expect(anchors, `no page ${route}`).toBeDefined();
      if (anchor !== undefined) expect(anchors).toContain(anchor);
    },
  );

  it('has words for every page', () => {
    const without = [...routes.keys()].filter((route) => SEARCH_KEYWORDS[route] === undefined);
    expect(without, 'Add what readers type for these to src/search/data/keywords').toEqual([]);
  });
});

describe('searchSynonyms.ts', () => {
  it.each(SEARCH_SYNONYMS.map((group) => [group.join(', '), group] as const))(
    'gives a group that says something: %s',
    (_name, group) => {
      const forms = group.map((phrase) => indexTerms(phrase).join(' '));
      expect(forms).not.toContain('');
      expect(new Set(forms).size, 'two entries are forms of one word').toBe(forms.length);
    },
  );
});

describe('search over every page', () => {
  let search: SearchEngine;
  beforeAll(async () => {
    search = await createSearchEngine(index, SEARCH_SYNONYMS);
  });

  it('ships the words of every page, in its text or beside it', () => {
    const missing = pages.flatMap((page, place) => {
      const entry = index.pages[place];
      const mark = String.fromCharCode(0x23 + place);
      const shipped = new Set(
        indexTerms([entry?.title, entry?.names, ...(entry?.sections.flat() ?? [])].join(' ')),
      );
      for (const line of index.rest.split('\n')) {
        const [word = '', places = ''] = line.split(' ');
        if (places.includes(mark)) shipped.add(word);
      }
      const text = page.sections.flatMap(({titles, parts}) => [...titles, ...parts]).join(' ');
      return indexTerms(text)
        .filter((term) => !shipped.has(term))
        .map((term) => `${page.url}: ${term}`);
    });
    expect(missing).toEqual([]);
  });

  it.each([...routes])('finds a page by its title: %s', (_route, page) => {
    const found = search(page.title).slice(0, 3);
    expect(found.map(({section}) => `https://host${section.url}`)).toContain(page.url);
  });

  // Tuned on the other half (bench/search); a page that is renamed or rewritten may need a keyword.
  it('answers the queries of the test half as well as was asked for', () => {
    const outcomes: Outcome[] = readQueries()
      .filter(({half}) => half === 'test')
      .map((query) =>
        outcomeOf(
          query,
          search(query.text).map(({section}) => section.url),
        ),
      );
    const quality = qualityOf(outcomes);
    const hint = 'npm run bench:search -- --misses lists what goes wrong in the tuning half';
    expect(quality.mrr10, hint).toBeGreaterThanOrEqual(0.9);
    expect(quality.success3, hint).toBeGreaterThanOrEqual(0.95);
  });
});

describe('queries.txt', () => {
  it('covers every page and names no other', () => {
    const asked = new Set(readQueries().flatMap((query) => query.pages));
    const there = [...routes.keys()].map((route) => route.replace(/\/$/, '') || '.');
    expect([...asked].sort()).toEqual(there.sort());
  });
});

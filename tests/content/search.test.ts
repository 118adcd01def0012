import {beforeAll, describe, expect, it} from 'vitest';
import {outcomeOf, qualityOf} from '../../bench/search/metrics';
import {readQueries} from '../../bench/search/queries';
import {SEARCH_DATA} from '../../src/search/data/keywords';
import {SUGGESTIONS} from '../../src/search/data/suggestions';
import {SEARCH_SYNONYMS} from '../../src/search/data/synonyms';
import {createSearchEngine, type SearchEngine} from '../../src/search/engine/engine';
import {readIndex} from '../../src/search/engine/documents';
import {readLine, textOfLines} from '../../src/search/engine/lines';
import {resultOfMatch} from '../../src/search/engine/result';
import {indexTerms, splitSentences} from '../../src/search/engine/terms';
import {plainText} from '../../src/search/clients/answer';
import {embeddedIndex} from '../../src/search/records/embeddedIndex';
import {ADDRESS, readDocsPages} from '../support/searchPages';

const pages = await readDocsPages();
const index = embeddedIndex(pages, SEARCH_DATA, '/v2/');
const routes = new Map(pages.map((page) => [page.url.slice(ADDRESS.length), page]));

/** Lists of words for the search may be left alone when a page is added; what they name must exist. */
describe('src/search/data/keywords.yml', () => {
  it.each([...Object.keys(SEARCH_DATA.keywords), ...Object.keys(SEARCH_DATA.weights)])(
    'names a page or section that exists: "%s"',
    (key) => {
      const [route = '', anchor] = key.split('#');
      const anchors = routes.get(route)?.sections.map((section) => section.anchor);
      expect(anchors, `there is no page ${route}: correct the key or take it out`).toBeDefined();
      if (anchor === undefined) return;
      expect(anchors, `${route} has no heading #${anchor}: correct the key`).toContain(anchor);
    },
  );
});

describe('src/search/data/synonyms.ts', () => {
  const rows = SEARCH_SYNONYMS.map((row) => ('typed' in row ? [...row.typed, ...row.finds] : row));
  it.each(rows.map((row) => [row.join(', '), row] as const))(
    'has a group of words that differ: %s',
    (_name, group) => {
      const forms = group.map((phrase) => indexTerms(phrase).join(' '));
      expect(forms, 'one entry has only words that the search ignores').not.toContain('');
      expect(new Set(forms).size, 'two entries are forms of one word: take one out').toBe(
        forms.length,
      );
    },
  );
});

describe('bench/search/queries.txt', () => {
  it('names only pages that exist', () => {
    const unknown = readQueries().flatMap(({text, pages: right}) =>
      right
        .filter((page) => !routes.has(page === '.' ? '' : `${page}/`))
        .map((page) => `"${text}": there is no page ${page}; name the one that answers it now`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('search over every page', () => {
  let search: SearchEngine;
  /** What readers see of each query's first ten results. */
  let found: {query: string; snippet: string}[];
  beforeAll(async () => {
    search = await createSearchEngine(index, SEARCH_SYNONYMS);
    found = readQueries().flatMap(({text}) =>
      search(text)
        .slice(0, 10)
        .map((match) => ({query: text, snippet: plainText(resultOfMatch(match).snippet)})),
    );
  });

  it('knows the words of every page', () => {
    const {entries, documents} = readIndex(index);
    const missing = pages.flatMap((page, place) => {
      const {id = -1, restId = -1, sections = []} = entries[place] ?? {};
      const ids = [
        id,
        restId,
        ...sections.flatMap((section) => [section.id, ...section.phraseIds]),
      ];
      const known = new Set(
        ids.flatMap((at) => {
          const {title, heading, phrase, text, rest} = documents[at] ?? {};
          return [
            ...indexTerms([title, heading, phrase, text].join(' ')),
            ...(rest ?? '').split(' '),
          ];
        }),
      );
      const text = page.sections.flatMap(({titles, parts}) => [...titles, textOfLines(parts)]);
      return indexTerms(text.join(' '))
        .filter((term) => !known.has(term))
        .map((term) => `${page.url}: ${term}`);
    });
    expect(missing).toEqual([]);
  });

  it.each([...routes])('finds a page by its title: /v2/%s', (route, page) => {
    const found = search(page.title)
      .slice(0, 3)
      .map(({section}) => `https://host${section.url}`);
    expect(
      found,
      `"${page.title}" finds other pages first: give the page a title of its own, or words for it in src/search/data/keywords.yml ('${route}'); if you changed the ranking, change it back. Found: ${found.join(', ')}`,
    ).toContain(page.url);
  });

  it.each(SUGGESTIONS)('finds something for the suggestion "%s"', (suggestion) => {
    expect(search(suggestion).length).toBeGreaterThan(0);
  });

  it.each([
    ['no sound in headphones', ['troubleshooting/no-sound/#no-sound-from-any-drum']],
    [
      'latency too high',
      [
        'troubleshooting/no-sound/#sounds-come-late',
        'software-overview/settings-window/#latency-or-load',
      ],
    ],
    [
      'crosstlak',
      ['how-to/use-thresholding/', 'troubleshooting/no-sound/#crosstalk', 'glossary/#crosstalk'],
    ],
    [
      'midi in',
      ['how-to/midi-in/', 'software-overview/hardware-panel/hardware-inputs/midi-inputs/'],
    ],
    ['portal lights red', ['hardware-overview/evans-portal-interface/']],
    ['bluetooth', ['troubleshooting/no-sound/#sounds-come-late']],
    ['why does my snare trigger the tom', ['troubleshooting/no-sound/#crosstalk']],
    ['no sound from snare', ['troubleshooting/no-sound/#one-drum-is-silent']],
    ['kick is silent', ['troubleshooting/no-sound/#one-drum-is-silent']],
    ['kick drum makes no sound but toms do', ['troubleshooting/no-sound/#one-drum-is-silent']],
    ['hi-hat dead', ['troubleshooting/no-sound/#one-drum-is-silent']],
    ['my floor tom is dead', ['troubleshooting/no-sound/#one-drum-is-silent']],
    ['dead ride cymbal', ['troubleshooting/no-sound/#one-drum-is-silent']],
    ['rack tom silent', ['troubleshooting/no-sound/#one-drum-is-silent']],
    ['snare plays but no sound in headphones', ['troubleshooting/no-sound/#no-output']],
    ['snare double hits', ['troubleshooting/no-sound/#one-hit-plays-twice']],
    ['what does m mean', ['software-overview/modules/panels/mix/#elsewhere-on-the-module']],
    ['software is frozen', ['troubleshooting/diagnostic-report/']],
    ['program froze and lost my set', ['software-overview/file_menu/#the-autosave-file']],
    ['it keeps quitting on launch', ['troubleshooting/no-sound/#wont-open']],
    ['my pad cuts off when I play the snare', ['troubleshooting/no-sound/#sounds-are-cut-off']],
    ['cut off a sound with another pad', ['how-to/choke-sounds/']],
  ])('answers "%s" first', (query, right) => {
    const [first] = search(query).map(({section}) => section.url);
    expect(right.map((address) => `/v2/${address}`)).toContain(first);
  });

  it('shows below each result a sentence, or a cut that says something', () => {
    const outcomes = found.map(({snippet}) => snippet);
    const empty = outcomes.filter((snippet) => snippet === '').length;
    expect(empty / outcomes.length, 'results without a snippet').toBeLessThan(0.005);
    const broken = outcomes.filter(
      (snippet) => snippet !== '' && (snippet.match(/[\p{L}\p{N}]{2,}/gu) ?? []).length < 2,
    );
    expect(broken).toEqual([]);
    expect(outcomes.filter((snippet) => snippet.includes('… It …'))).toEqual([]);
  });

  it('shows below no result a step, or a row without what its cells are', () => {
    const steps = new Set<string>();
    const paragraphs = new Set<string>(); // one may begin as a step of another page does
    const rows: string[] = [];
    for (const line of pages.flatMap(({sections}) => sections.flatMap(({parts}) => parts))) {
      const {kind, text} = readLine(line);
      if (kind === 'step') steps.add(splitSentences(text)[0] ?? '');
      if (kind === 'text') paragraphs.add(splitSentences(text)[0] ?? '');
      if (kind === 'row') rows.push(text);
    }
    const faults = found.filter(({snippet}) => {
      const [first = ''] = splitSentences(snippet);
      const cell = first.replace(/^… | …$/g, '');
      return (
        (steps.has(first) && !paragraphs.has(first) && first.length > 20) ||
        (cell.includes('; ') && rows.some((row) => row.includes(cell) && !row.startsWith(cell)))
      );
    });
    expect(faults).toEqual([]);
  });

  it('answers the queries of the test half that keywords.yml does not list as well as promised', () => {
    const outcomes = readQueries()
      .filter(({half, listed}) => half === 'test' && !listed)
      .map((query) =>
        outcomeOf(query, {
          addresses: search(query.text).map(({section}) => section.url),
          isCertain: false,
        }),
      );
    const {mrr10, success3} = qualityOf(outcomes);
    const hint =
      'A page that was renamed or rewritten may need words in src/search/data/keywords.yml: "npm run bench:search -- --misses" lists what goes wrong in the tuning half.';
    // 0.02 below what is reached: 0.951 and 0.984.
    expect(mrr10, hint).toBeGreaterThanOrEqual(0.931);
    expect(success3, hint).toBeGreaterThanOrEqual(0.964);
  });
});

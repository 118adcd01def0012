import type {Match} from './engine';
import {indexTerm} from './terms';
import type {FoundSection, HierarchyLevel} from './types';

/** The part of Algolia's request that the site's search reads (Algolia REST API, "Search an index"). */
export interface SearchRequest {
  query?: string;
  page?: number;
  hitsPerPage?: number;
  highlightPreTag?: string;
  highlightPostTag?: string;
}

interface Marked {
  value: string;
  matchLevel: 'none' | 'full';
}

/** One hit as DocSearch and the search page read it. */
export interface Hit {
  objectID: string;
  url: string;
  type: string;
  content: string | null;
  hierarchy: Record<HierarchyLevel, string | null>;
  _highlightResult: {hierarchy: Partial<Record<HierarchyLevel, Marked>>};
  _snippetResult: {content?: Marked; hierarchy: Partial<Record<HierarchyLevel, Marked>>};
}

export interface SearchResult {
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  processingTimeMS: number;
  exhaustiveNbHits: boolean;
  /** Queries to try instead, when nothing was found; not Algolia's: src/lib/search/client.ts adds them. */
  suggestions?: string[];
  index: string;
}

const SNIPPET_WORDS = 20;
const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3'] as const;

/**
 * Puts matches into Algolia's response shape.
 *
 * @param matches sections, best first
 * @param request query, paging and highlight tags
 * @param origin put before the index's paths, as hits carry full addresses
 */
export function toSearchResult(
  matches: readonly Match[],
  request: SearchRequest & {indexName: string},
  origin: string,
): SearchResult {
  const {query = '', page = 0, hitsPerPage = 20} = request;
  const tags: Tags = [request.highlightPreTag ?? '<em>', request.highlightPostTag ?? '</em>'];
  return {
    hits: matches
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((match) => toHit(match, tags, origin)),
    nbHits: matches.length,
    page,
    nbPages: Math.ceil(matches.length / hitsPerPage),
    hitsPerPage,
    query,
    processingTimeMS: 0,
    exhaustiveNbHits: true,
    index: request.indexName,
  };
}

type Tags = readonly [open: string, close: string];

function toHit({section, terms: found}: Match, tags: Tags, origin: string): Hit {
  const titles = Object.fromEntries(
    LEVELS.flatMap((level, depth) => {
      const title = section.titles[depth];
      return title === undefined ? [] : [[level, mark(title, found, tags)]];
    }),
  );
  const content = snippet(section, found);
  return {
    objectID: section.url,
    url: origin + section.url,
    type: `lvl${Math.max(1, section.titles.length - 1)}`,
    content: null,
    hierarchy: hierarchyOf(section),
    _highlightResult: {hierarchy: titles},
    _snippetResult: {
      hierarchy: titles,
      ...(content ? {content: mark(content, found, tags)} : {}),
    },
  };
}

function hierarchyOf(section: FoundSection): Hit['hierarchy'] {
  const [lvl0 = null, lvl1 = null, lvl2 = null, lvl3 = null] = section.titles;
  return {lvl0, lvl1, lvl2, lvl3, lvl4: null, lvl5: null, lvl6: null};
}

/** The stretch of text around the first word found. */
function snippet(section: FoundSection, found: ReadonlySet<string>): string {
  const words = section.text.split(' ');
  const first = words.findIndex((word) => isFound(word, found));
  const start = Math.max(0, first - SNIPPET_WORDS / 4);
  const text = words.slice(start, start + SNIPPET_WORDS).join(' ');
  const before = start > 0 ? '… ' : '';
  const after = start + SNIPPET_WORDS < words.length ? ' …' : '';
  return text === '' ? '' : `${before}${text}${after}`;
}

function mark(text: string, found: ReadonlySet<string>, [open, close]: Tags): Marked {
  let matchLevel: Marked['matchLevel'] = 'none';
  const value = text.replace(/[\p{L}\p{N}'’]+|[&<>"]/gu, (part) => {
    if (!isFound(part, found)) return escapeHtml(part);
    matchLevel = 'full';
    return `${open}${escapeHtml(part)}${close}`;
  });
  return {value, matchLevel};
}

function isFound(word: string, found: ReadonlySet<string>): boolean {
  const term = indexTerm(word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  return term !== null && found.has(term);
}

/** Everything in a response is HTML to its readers, so text is escaped. */
function escapeHtml(text: string): string {
  const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

import type {IndexSettings} from 'algoliasearch';
import {leaves, marks, toHit} from './algoliaHits';

/**
 * Answers a query in the shape of Algolia's REST API ("Search an index"), for the stand-in. It knows
 * words, prefixes, order of attributes, filters, paging, highlighting and snippets: as much
 * as the site's requests use. Like Algolia, it does not escape HTML.
 */
export type StandInRecord = Record<string, unknown> & {objectID: string};

export interface StandInIndex {
  records: Map<string, StandInRecord>;
  settings: IndexSettings;
  synonyms: {objectID: string}[];
  rules: unknown[];
}

export interface Query {
  indexName: string;
  query?: string;
  page?: number;
  hitsPerPage?: number;
  facetFilters?: (string | string[])[];
  highlightPreTag?: string;
  highlightPostTag?: string;
  attributesToSnippet?: string[];
  attributesToRetrieve?: string[];
}

export function answerQuery(index: StandInIndex, request: Query): Record<string, unknown> {
  const {query = '', page = 0, hitsPerPage = 20} = request;
  const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const pool = [...index.records.values()].filter((record) => passes(record, index, request));
  const found = ranked(pool, words, index.settings);
  return {
    hits: found
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((record) => toHit(record, words, index.settings, request)),
    nbHits: found.length,
    page,
    nbPages: Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: {nbHits: true, typo: true},
    query,
    params: `query=${encodeURIComponent(query)}`,
    index: request.indexName,
    renderingContent: {},
    processingTimeMS: 1,
    serverTimeMS: 1,
  };
}

/** Outer list: all of them; inner list: one of them. An undeclared facet matches nothing. */
function passes(record: StandInRecord, {settings}: StandInIndex, {facetFilters}: Query): boolean {
  const declared = (settings.attributesForFaceting ?? []).map((name) =>
    name.replace(/^.*\(|\)$/g, ''),
  );
  const holds = (filter: string): boolean => {
    const [attribute = '', value] = filter.split(/:(.*)/);
    return declared.includes(attribute) && record[attribute] === value;
  };
  return (facetFilters ?? []).every((filter) =>
    typeof filter === 'string' ? holds(filter) : filter.some(holds),
  );
}

function ranked(
  pool: StandInRecord[],
  words: readonly string[],
  {searchableAttributes = []}: IndexSettings,
): StandInRecord[] {
  const order = searchableAttributes.map((name) => name.replace(/^unordered\(|\)$/g, ''));
  const score = (record: StandInRecord): number => {
    const places = words.map((word) =>
      order.findIndex((name) =>
        leaves(record).some((leaf) => leaf.name === name && marks(leaf.text, [word]) > 0),
      ),
    );
    return places.includes(-1) ? Infinity : places.reduce((sum, place) => sum + place, 0);
  };
  const level = (record: StandInRecord): number =>
    (record.weight as {level?: number} | undefined)?.level ?? 0;
  return pool
    .map((record) => ({record, score: score(record)}))
    .filter((candidate) => candidate.score !== Infinity)
    .sort((a, b) => a.score - b.score || level(b.record) - level(a.record))
    .map(({record}) => record);
}

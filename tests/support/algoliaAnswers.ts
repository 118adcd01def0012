import {readFileSync} from 'node:fs';
import path from 'node:path';
import {SITE} from '../../src/config/site';
import {embeddedClient} from '../../src/search/clients/embedded';
import type {MarkedText, SearchClient} from '../../src/search/clients/answer';
import type {EmbeddedIndex} from '../../src/search/engine/documents';
import {INDEX_NAME} from '../../src/search/settings';
import {BUILD} from './builtSite';
import {HOSTED_RECORDS} from './hostedBuild';

export interface AlgoliaQuery {
  indexName: string;
  query: string;
  page?: number;
  hitsPerPage?: number;
  highlightPreTag?: string;
  highlightPostTag?: string;
}

export type AlgoliaRecord = {url: string; content: string | null} & Record<string, unknown>;

let client: Promise<SearchClient> | undefined;

/**
 * Answers a query in the shape of Algolia's REST API ("Search an index") with the records that a push would send,
 * found by the site's own engine. Like Algolia, it does not escape HTML.
 *
 * @param added records that others put into the index: they come first where they hold what is asked for
 */
export async function answerQuery(asked: AlgoliaQuery, added: AlgoliaRecord[]): Promise<object> {
  const {query, page = 0, hitsPerPage = 20, indexName: index} = asked;
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
  client ??= embeddedClient(read(path.join(BUILD, INDEX_NAME)) as EmbeddedIndex);
  const {results, total} = await (await client)(query, Infinity);
  const records = read(HOSTED_RECORDS) as AlgoliaRecord[];
  const mark = (text: MarkedText) => ({
    value: text
      .map(({text: part, found}) =>
        found
          ? `${asked.highlightPreTag ?? '<em>'}${part}${asked.highlightPostTag ?? '</em>'}`
          : part,
      )
      .join(''),
  });
  const found = results.slice(0, total).map(({url, titles, snippet}) => ({
    ...records.find((record) => record.url === SITE.url + url),
    _highlightResult: {
      hierarchy: Object.fromEntries(titles.map((title, level) => [`lvl${level}`, mark(title)])),
    },
    _snippetResult: {content: mark(snippet)},
  }));
  const all = [...added.filter(({content}) => content?.includes(query)), ...found];
  const hits = all.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const nbPages = Math.ceil(all.length / hitsPerPage);
  return {hits, nbHits: all.length, page, nbPages, hitsPerPage, query, index, processingTimeMS: 1};
}

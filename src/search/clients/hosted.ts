import {liteClient} from 'algoliasearch/lite';
import type {HostedSearch} from '../../config/services';
import {SITE} from '../../config/site';
import {FACET_FILTERS} from '../facetFilters';
import {unmarked, type MarkedText} from '../marked';
import type {SearchClient, SearchResult} from './types';

/**
 * Time after which an answer is given up. The client alone would try one server after the other for
 * half a minute before a reader without a network is told so.
 */
const DEADLINE_MS = 10_000;

/** Marks around found words; private characters, so that no text of a page can pretend to be one. */
const MARKS = {open: '\uE000', close: '\uE001'} as const;
const MARKED = /\uE000(.*?)\uE001/s;

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

type Levels<Value> = Partial<Record<(typeof LEVELS)[number], Value | null>>;

/** What is read of a hit, in DocSearch's record layout. An index that another crawler filled may lack parts. */
export interface Hit {
  objectID: string;
  url: string;
  hierarchy?: Levels<string>;
  _highlightResult?: {hierarchy?: Levels<{value: string}>};
  _snippetResult?: {content?: {value: string}};
}

/**
 * Algolia's official client. It connects at once, so that the first query finds the connection open.
 *
 * @returns a client that rejects when no server answers in time, or when one refuses
 */
export function hostedClient(settings: HostedSearch): SearchClient {
  const {appId, apiKey, indexName} = settings;
  const algolia = liteClient(appId, apiKey);
  const href = `https://${appId}-dsn.algolia.net`;
  const connection = document.createElement('link');
  Object.assign(connection, {rel: 'preconnect', href, crossOrigin: 'anonymous'});
  document.head.append(connection);
  return async (query, most) => {
    const request = {
      indexName,
      query,
      hitsPerPage: most,
      facetFilters: FACET_FILTERS,
      highlightPreTag: MARKS.open,
      highlightPostTag: MARKS.close,
    };
    const answers = algolia.search<Hit>({requests: [request]});
    const [answer] = (await Promise.race([answers, deadline()])).results;
    if (!answer || !('hits' in answer)) throw new Error('Algolia answered without results.');
    return {
      results: answer.hits.map((hit: Hit) => resultOfHit(hit, settings)),
      total: answer.nbHits ?? answer.hits.length,
      others: 0,
    };
  };
}

function deadline(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('No answer in time.')), DEADLINE_MS);
  });
}

/** @returns a hit as readers see it */
export function resultOfHit(
  hit: Hit,
  {replacePath}: Pick<HostedSearch, 'replacePath'>,
): SearchResult {
  const highlighted = hit._highlightResult?.hierarchy ?? {};
  const titles = LEVELS.flatMap((level) => {
    const value = highlighted[level]?.value;
    const plain = hit.hierarchy?.[level];
    if (value) return [readMarks(value)];
    return plain ? [unmarked(plain)] : [];
  });
  return {
    url: resultAddress(hit.url, replacePath),
    titles,
    snippet: readMarks(hit._snippetResult?.content?.value ?? ''),
  };
}

function readMarks(value: string): MarkedText {
  // What the expression keeps comes second, fourth and so on.
  return value
    .split(MARKED)
    .map((text, place) => ({text: text.replaceAll(MARKS.open, ''), found: place % 2 === 1}))
    .filter(({text}) => text !== '');
}

/**
 * A hosted index may hold pages of other hosts and of version 1. Their addresses stay as they are; the
 * others keep path and hash and go through the router (specification, section 2).
 *
 * @param url of a hit, a full address
 * @param replacement in the paths of this site's pages
 */
export function resultAddress(url: string, replacement?: HostedSearch['replacePath']): string {
  const {host, pathname, hash} = new URL(url);
  const isVersion1 = `${pathname}/`.startsWith(`${SITE.version1Path}/`);
  if (host !== new URL(SITE.url).host || isVersion1) return url;
  const path = replacement ? pathname.replaceAll(replacement.from, replacement.to) : pathname;
  return path + hash;
}

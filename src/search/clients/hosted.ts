import {liteClient} from 'algoliasearch/lite';
import type {HostedSearch} from '../../config/services';
import {SITE} from '../../config/site';
import {canDecode} from '../../lib/decode';
import {urlOf} from '../../lib/urlOf';
import {FACET_FILTERS} from '../settings';
import type {MarkedText, SearchClient, SearchResult} from './answer';

/** When an answer is given up; the client alone would try servers for half a minute. */
const DEADLINE_MS = 10_000;

/** Marks around found words; private characters, so that no text of a page can pretend to be one. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const MARKED = /\uE000(.*?)\uE001/s;
const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** What is read of a hit, in DocSearch's record layout. An index that another crawler filled may lack parts. */
export interface Hit {
  objectID: string;
  url: string;
  hierarchy?: Record<string, string | null>;
  _highlightResult?: {hierarchy?: Record<string, {value: string} | null>};
  _snippetResult?: {content?: {value: string}};
}

/** @returns Algolia's official client, connected at once; it rejects when no server answers in time */
export function hostedClient({appId, apiKey, indexName, replacePath}: HostedSearch): SearchClient {
  const algolia = liteClient(appId, apiKey);
  const href = `https://${appId}-dsn.algolia.net`;
  const connection = {rel: 'preconnect', href, crossOrigin: 'anonymous'};
  document.head.append(Object.assign(document.createElement('link'), connection));
  return async (query, hitsPerPage) => {
    const marks = {highlightPreTag: OPEN, highlightPostTag: CLOSE};
    const request = {indexName, query, hitsPerPage, facetFilters: FACET_FILTERS, ...marks};
    const answers = algolia.search<Hit>({requests: [request]});
    const deadline = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('No answer in time.')), DEADLINE_MS);
    });
    const [answer] = (await Promise.race([answers, deadline])).results;
    if (!answer || !('hits' in answer)) throw new Error('Algolia answered without results.');
    const hits: Hit[] = answer.hits.filter(({url}: Hit) => isAddress(url));
    const found = hits.map((hit) => resultOfHit(hit, replacePath));
    // Lists tell results apart by their address.
    const results = found.filter(({url}, at) => found.findIndex((one) => one.url === url) === at);
    const others = Math.max(0, (answer.nbHits ?? 0) - answer.hits.length); // not handed out yet
    return {results, total: results.length + others, others: 0};
  };
}

/** Whether a link can lead there: an address of the web or of this site, which the router can decode. */
const isAddress = (url: string): boolean =>
  /^(?:https?:\/)?\//.test(url) && urlOf(url, SITE.url) !== undefined && canDecode(url);

export function resultOfHit(hit: Hit, replacement?: HostedSearch['replacePath']): SearchResult {
  const highlighted = hit._highlightResult?.hierarchy ?? {};
  const titles = LEVELS.map((level) =>
    readMarks(highlighted[level]?.value || (hit.hierarchy?.[level] ?? '')),
  ).filter((title) => title.length > 0);
  const snippet = readMarks(hit._snippetResult?.content?.value ?? '');
  return {url: resultAddress(hit.url, replacement), titles, snippet};
}

function readMarks(value: string): MarkedText {
  // What the expression keeps comes second, fourth and so on.
  return value
    .split(MARKED)
    .map((text, place) => ({text: text.replaceAll(OPEN, ''), found: place % 2 === 1}))
    .filter(({text}) => text !== '');
}

/** Addresses of other hosts and sites stay; ours keep path and hash, for the router (specification, section 2). */
export function resultAddress(url: string, replacement?: HostedSearch['replacePath']): string {
  const {host, pathname, hash} = new URL(url, SITE.url);
  const path = replacement ? pathname.replaceAll(replacement.from, replacement.to) : pathname;
  return host === new URL(SITE.url).host && path.startsWith(SITE.baseUrl) ? path + hash : url;
}

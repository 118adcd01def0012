import {liteClient} from 'algoliasearch/lite';
import {unmarked, type MarkedText} from '../marked';
import type {HostedSettings} from '../settings';
import type {SearchClient, SearchResult} from './client';
import {resultAddress} from './resultAddress';

/**
 * Time after which an answer is given up. The client alone would try one server after the other for
 * half a minute before a reader without a network is told so.
 */
const DEADLINE_MS = 10_000;

/** Marks around found words; private characters, so that no text of a page can pretend to be one. */
const MARKS = {open: '\uE000', close: '\uE001'} as const;
const MARKED = /(\uE000.*?\uE001)/s;

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
 * Algolia's official client.
 *
 * @param settings of the hosted index
 * @param indexName the index
 * @returns a client that rejects when no server answers in time, or when one refuses
 */
export function hostedClient(settings: HostedSettings, indexName: string): SearchClient {
  const {appId, apiKey, facetFilters} = settings;
  const algolia = liteClient(appId, apiKey);
  return {
    prepare: async () => connectEarly(`https://${appId}-dsn.algolia.net`),
    async search(query, page, perPage) {
      const request = {
        indexName,
        query,
        page,
        hitsPerPage: perPage,
        facetFilters: facetFilters as string[],
        highlightPreTag: MARKS.open,
        highlightPostTag: MARKS.close,
      };
      const {results} = await withDeadline(algolia.search<Hit>({requests: [request]}));
      const [answer] = results;
      if (!answer || !('hits' in answer)) throw new Error('Algolia answered without results.');
      return {
        results: answer.hits.map((hit: Hit) => toResult(hit, settings)),
        total: answer.nbHits ?? answer.hits.length,
      };
    },
  };
}

/** @returns a hit as readers see it */
export function toResult(hit: Hit, settings: Pick<HostedSettings, 'replacePath'>): SearchResult {
  const highlighted = hit._highlightResult?.hierarchy ?? {};
  const titles = LEVELS.flatMap((level) => {
    const value = highlighted[level]?.value;
    const plain = hit.hierarchy?.[level];
    if (value) return [readMarks(value)];
    return plain ? [unmarked(plain)] : [];
  });
  return {
    url: resultAddress(hit.url, settings.replacePath),
    titles,
    snippet: readMarks(hit._snippetResult?.content?.value ?? ''),
  };
}

function readMarks(value: string): MarkedText {
  return value
    .split(MARKED)
    .filter(Boolean)
    .map((part) => ({
      found: part.startsWith(MARKS.open),
      text: part.replaceAll(MARKS.open, '').replaceAll(MARKS.close, ''),
    }));
}

async function withDeadline<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time.')), DEADLINE_MS);
  });
  try {
    return await Promise.race([answer, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/** The first query then finds the connection open. */
function connectEarly(origin: string): void {
  if (document.head.querySelector(`link[href="${origin}"]`)) return;
  const link = document.createElement('link');
  Object.assign(link, {rel: 'preconnect', href: origin, crossOrigin: 'anonymous'});
  document.head.append(link);
}

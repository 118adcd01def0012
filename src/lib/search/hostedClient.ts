import {liteClient} from 'algoliasearch/lite';
import type {SearchClient} from './embeddedClient';
import {HIGHLIGHT_TAGS} from './highlight';
import type {Hit, SearchRequest, SearchResult} from './response';

/**
 * Time after which an answer is given up. The client alone would try one server after the other for
 * half a minute before a reader without a network is told so.
 */
const DEADLINE_MS = 10_000;

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const clients = new Map<string, SearchClient>();

/**
 * Algolia's official client. Its answers are made safe: Algolia marks words in a text and leaves the
 * text's own `<` and `&` as they are, but DocSearch shows the whole as HTML.
 *
 * @param appId application id
 * @param apiKey the public search key
 * @returns a client that rejects when no server answers in time, or when one refuses
 */
export function hostedClient(appId: string, apiKey: string): SearchClient {
  const known = clients.get(appId);
  if (known) return known;
  const algolia = liteClient(appId, apiKey);
  const client: SearchClient = {
    async search({requests}) {
      const {results} = await withDeadline(
        algolia.search<Hit>({
          requests: requests.map((request) => ({
            ...request,
            highlightPreTag: HIGHLIGHT_TAGS.open,
            highlightPostTag: HIGHLIGHT_TAGS.close,
          })),
        }),
      );
      return {
        results: (results as SearchResult[]).map((result, index) => ({
          ...result,
          hits: result.hits.map((hit) => safeHit(hit, requests[index] ?? {})),
        })),
      };
    },
    addAlgoliaAgent: () => undefined,
    prepare: () => connectEarly(`https://${appId}-dsn.algolia.net`),
  };
  clients.set(appId, client);
  return client;
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
async function connectEarly(origin: string): Promise<void> {
  if (document.head.querySelector(`link[href="${origin}"]`)) return;
  const link = document.createElement('link');
  Object.assign(link, {rel: 'preconnect', href: origin, crossOrigin: 'anonymous'});
  document.head.append(link);
}

/**
 * A hit with escaped texts, the request's own highlight tags, and all that readers of hits expect:
 * an index that another crawler filled may lack highlights or snippets.
 *
 * @param hit as Algolia gives it, with {@link HIGHLIGHT_TAGS} around found words
 * @param request the query that found it
 */
export function safeHit(
  hit: Partial<Hit>,
  {highlightPreTag = '<em>', highlightPostTag = '</em>'}: SearchRequest,
): Hit {
  const mark = <Part extends {value: string}>(part: Part): Part => ({
    ...part,
    value: escapeHtml(part.value)
      .replaceAll(HIGHLIGHT_TAGS.open, highlightPreTag)
      .replaceAll(HIGHLIGHT_TAGS.close, highlightPostTag),
  });
  const {_highlightResult: highlights, _snippetResult: snippets} = hit;
  const marked = (found: Partial<Hit['_highlightResult']> | undefined) =>
    Object.fromEntries(
      LEVELS.flatMap((level) => {
        const text = hit.hierarchy?.[level];
        const part = found?.hierarchy?.[level];
        if (part) return [[level, mark(part)]];
        return text ? [[level, mark({value: text, matchLevel: 'none' as const})]] : [];
      }),
    );
  return {
    ...(hit as Hit),
    content: snippets?.content ? (hit.content ?? null) : null, // shown as it is without a snippet
    _highlightResult: {...highlights, hierarchy: marked(highlights)},
    _snippetResult: {
      hierarchy: marked(snippets?.hierarchy ? snippets : highlights),
      ...(snippets?.content ? {content: mark(snippets.content)} : {}),
    },
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

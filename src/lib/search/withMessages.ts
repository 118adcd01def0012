import type {SearchClient} from './embeddedClient';

/** Offered when nothing is found: what readers come for most. */
const SUGGESTIONS = ['no sound', 'threshold', 'choke'];

/**
 * Adds what DocSearch needs to show the specification's texts: any failure looks like a failed
 * connection to it, and an answer without hits carries suggestions.
 *
 * @param client called for every query; may be loaded only then
 */
export function withMessages(client: () => Promise<SearchClient>): SearchClient {
  return {
    async search(request) {
      try {
        const {results} = await (await client()).search(request);
        return {
          results: results.map((result) =>
            result.nbHits === 0 ? {...result, suggestions: SUGGESTIONS} : result,
          ),
        };
      } catch (error) {
        // DocSearch shows 'Unable to fetch results' for errors of this name only.
        throw Object.assign(new Error(String(error)), {name: 'RetryError'});
      }
    },
    addAlgoliaAgent: () => undefined,
  };
}

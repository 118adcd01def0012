import {embeddedClient} from '../../../src/search/clients/embedded';
import type {EmbeddedIndex} from '../../../src/search/engine/documents';
import {bundleSize, compressedSize, type Engine} from './engine';

/** Results a query gets: those of the dialog, and of the next look on the search page. */
const RESULTS = 20;

/** @param text the index. @returns the site's own engine, asked as the browser asks it */
export async function ours(text: string): Promise<Engine> {
  const search = await embeddedClient(JSON.parse(text) as EmbeddedIndex);
  return {
    name: 'Ours',
    async search(query) {
      const {results} = await search(query, RESULTS);
      const isCertain = results[0]?.answer !== undefined;
      return {addresses: results.map(({url}) => url), isCertain};
    },
    bytes: () => ({
      index: compressedSize(text),
      engine: bundleSize("export {embeddedClient} from './src/search/clients/embedded'"),
    }),
  };
}

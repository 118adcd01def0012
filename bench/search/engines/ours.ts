import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {embeddedClient} from '../../../src/search/clients/embedded';
import type {EmbeddedIndex} from '../../../src/search/engine/types';
import {INDEX_NAME} from '../../../src/search/settings';
import {BUILD, bundleSize, compressedSize, type Engine} from './engine';

/** Results a query gets: those of the dialog, and of the next look on the search page. */
const RESULTS = 20;

/** @returns the text of the index the build ships */
export function readIndexText(): string {
  const file = path.join(BUILD, INDEX_NAME);
  if (!existsSync(file)) throw new Error('build/ has no search index. Run npm run build first.');
  return readFileSync(file, 'utf8');
}

/** The site's own engine over the shipped index, asked as the browser asks it. */
export async function ours(): Promise<Engine> {
  const text = readIndexText();
  const search = await embeddedClient(JSON.parse(text) as EmbeddedIndex);
  return {
    name: 'Ours',
    async search(query) {
      const {results} = await search(query, RESULTS);
      return results.map(({url}) => url);
    },
    bytes: () => ({
      index: compressedSize(text),
      engine: bundleSize("export {embeddedClient} from './src/search/clients/embedded'"),
    }),
  };
}

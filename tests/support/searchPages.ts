import {readSources} from '../../src/search/records/developmentIndex';
import type {PageText} from '../../src/search/records/pageText';
import {DOCS_FOLDER} from './docs';

export const ADDRESS = 'https://host/v2/';

/** @returns what the search reads from each page of docs/, without a build */
export function readDocsPages(): Promise<PageText[]> {
  return readSources(DOCS_FOLDER, ADDRESS);
}

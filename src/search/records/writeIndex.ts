import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {routeOfDoc} from '../../lib/docs';
import type {FinishingStep} from '../../lib/finishedBuild';
import {SEARCH_DATA} from '../data/keywords';
import {writeOpenSearch} from '../openSearch';
import {INDEX_NAME, RECORDS_FILE} from '../settings';
import {embeddedIndex} from './embeddedIndex';
import {readPage} from './pageText';
import {recordsOfPage} from './records';

/**
 * Makes the records of a finished build and, where the browser answers, the index that it searches.
 *
 * @param options.embedded whether the browser answers queries
 */
export function writeSearchIndex({embedded}: {embedded: boolean}): FinishingStep {
  return async (build) => {
    const {outDir, generatedFilesDir, baseUrl, siteUrl, docs, pages, clientFiles} = build;
    const titles = new Map(docs.docs.map((doc) => [routeOfDoc(doc, baseUrl), doc.title]));
    const texts = pages.flatMap(({route, document}) => {
      const title = titles.get(route);
      return title ? (readPage(document(), siteUrl + route, title) ?? []) : [];
    });
    const records = texts.flatMap((text) => recordsOfPage(text, SEARCH_DATA, baseUrl));
    const recordsFile = path.join(generatedFilesDir, RECORDS_FILE);
    await mkdir(path.dirname(recordsFile), {recursive: true});
    await writeFile(recordsFile, JSON.stringify(records));
    if (embedded) {
      const index = embeddedIndex(texts, SEARCH_DATA, baseUrl);
      await writeFile(path.join(outDir, INDEX_NAME), JSON.stringify(index));
      clientFiles.written.push(INDEX_NAME);
    }
    await writeOpenSearch(build);
  };
}

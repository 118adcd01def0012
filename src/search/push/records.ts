import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import type {SearchRecord} from '../engine/types';

/**
 * Reads the records that a build made.
 *
 * @param file where the build left them (../records/files.ts)
 * @throws Error in one sentence when there are none, or when two share an id and one would be lost
 */
export async function readRecords(file: string): Promise<SearchRecord[]> {
  if (!existsSync(file)) {
    throw new Error(`There are no search records in ${file}: run "npm run build" first.`);
  }
  const records = JSON.parse(await readFile(file, 'utf8')) as SearchRecord[];
  if (records.length === 0) {
    throw new Error(`${file} holds no record, and an empty index would find nothing: build again.`);
  }
  const ids = new Set<string>();
  for (const {objectID} of records) {
    if (ids.has(objectID)) {
      throw new Error(
        `Two search records in ${file} have the id ${objectID}: give one of the headings another id.`,
      );
    }
    ids.add(objectID);
  }
  return records;
}

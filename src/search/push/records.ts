import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import type {SearchRecord} from '../records/records';

/**
 * @param file where a build left its records (../records/files.ts)
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
  const ids = records.map(({objectID}) => objectID);
  const twice = ids.find((id, place) => ids.indexOf(id) < place);
  if (twice !== undefined) {
    throw new Error(
      `Two search records in ${file} have the id ${twice}: give one of the headings another id.`,
    );
  }
  return records;
}

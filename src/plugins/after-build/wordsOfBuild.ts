import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {listFiles} from '../../../hosting/listFiles';
import {stopReadingAhead} from './readAhead';
import {SHEET} from './sheet';
import {classesIn, wordsOf} from './words';

/** What stands in a build, as far as it can name a style. */
export interface WordsOfBuild {
  /** Words of pages and scripts. */
  words: Set<string>;
  /** Classes of elements that stand in a page. */
  shown: Set<string>;
  /** Custom properties that pages, scripts or the sheets on demand name. */
  mentioned: Set<string>;
}

/** @param outDir folder of a build whose pages are all written */
export async function wordsOfBuild(outDir: string): Promise<WordsOfBuild> {
  stopReadingAhead();
  const files = await listFiles(outDir);
  const read = (ending: string): Promise<string[]> =>
    Promise.all(
      files
        .filter((file) => file.endsWith(ending) && !SHEET.test(path.basename(file)))
        .map((file) => readFile(path.join(outDir, file), 'utf8')),
    );
  const pages = await read('.html');
  const words = union([...pages, ...(await read('.js'))], wordsOf);
  const onDemand = union(await read('.css'), wordsOf);
  return {
    words,
    shown: union(pages, classesIn),
    mentioned: new Set([...words, ...onDemand].filter((word) => word.startsWith('--'))),
  };
}

function union(texts: readonly string[], listOf: (text: string) => string): Set<string> {
  return new Set(texts.flatMap((text) => listOf(text).split(' ')));
}

import path from 'node:path';
import {listFiles} from '../../../hosting/listFiles';
import {readWords} from './builtFile';
import {stopReadingAhead} from './readAhead';
import {SHEET} from './sheet';

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
  const words = new Set<string>();
  const shown = new Set<string>();
  const onDemand = new Set<string>();
  const files = (await listFiles(outDir)).filter(
    (file) => /\.(?:html|js|css)$/.test(file) && !SHEET.test(path.basename(file)),
  );
  for (const file of files) {
    const found = readWords(path.join(outDir, file));
    addTo(file.endsWith('.css') ? onDemand : words, found.words);
    addTo(shown, found.classes);
  }
  return {
    words,
    shown,
    mentioned: new Set([...words, ...onDemand].filter((word) => word.startsWith('--'))),
  };
}

function addTo(set: Set<string>, list: string): void {
  if (list !== '') for (const word of list.split(' ')) set.add(word);
}

import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {listFiles} from '../../../hosting/listFiles';
import {readPage} from '../search-records/pageText';
import {classesIn, wordsOf} from './words';

interface UnfinishedBuild {
  outDir: string;
  baseUrl: string;
  /** The site's address, without base path. */
  siteUrl: string;
}

/** Pages, and scripts for browsers; those of the server, which renders the pages, are deleted. */
const READ_LATER = /\.html$|^assets\/js\/.*\.js$/;
const PAUSE_MS = 100;

let reading = false;

/**
 * Reads what is written of a build while Docusaurus renders the other pages, which leaves a processor
 * idle. Nothing depends on it: what it reads is remembered (lib/rememberResults.ts), and who needs a page
 * later finds it, or, if it has changed since or was only half written, reads it again.
 */
export async function readAhead({outDir, baseUrl, siteUrl}: UnfinishedBuild): Promise<void> {
  reading = true;
  const seen = new Set<string>();
  while (reading) {
    const files = (await listWritten(outDir)).filter(
      (file) => READ_LATER.test(file) && !seen.has(file),
    );
    for (const file of files) {
      if (!reading) return;
      seen.add(file);
      const text = await readFile(path.join(outDir, file), 'utf8');
      wordsOf(text);
      if (!file.endsWith('.html')) continue;
      classesIn(text);
      readPage(text, siteUrl + baseUrl + file.replace(/index\.html$/, ''));
    }
    await pause(PAUSE_MS);
  }
}

/** Docusaurus deletes the server's scripts at the end, perhaps while folders are read. */
function listWritten(outDir: string): Promise<string[]> {
  return listFiles(outDir).catch(() => []);
}

/** Has the thread do first what is asked for now. */
export function stopReadingAhead(): void {
  reading = false;
}

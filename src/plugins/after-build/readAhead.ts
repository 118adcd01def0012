import path from 'node:path';
import {setImmediate as giveWay, setTimeout as pause} from 'node:timers/promises';
import {listFiles} from '../../../hosting/listFiles';
import {prepareIndex} from '../search-records/embeddedIndex';
import {readSearchedPage, readWords, type Build} from './builtFile';

/** Pages, and scripts for browsers; those of the server, which renders the pages, are deleted. */
const READ_LATER = /\.html$|^assets\/js\/.*\.js$/;
const PAUSE_MS = 25;
/** A large build takes long to list, so it is listed less often: pauses are so many times as long. */
const PAUSE_BY_LISTING = 10;

let reading = false;

/**
 * Reads what is written of a build while Docusaurus renders the other pages, which leaves a processor
 * idle. Nothing depends on it: what it reads is remembered (lib/rememberByFile.ts), and who needs a page
 * later finds it, or, if it has changed since or was only half written, reads it again.
 */
export async function readAhead(build: Build): Promise<void> {
  reading = true;
  const seen = new Set<string>();
  while (reading) {
    const start = performance.now();
    const written = await listWritten(build.outDir);
    const pauseMs = Math.max(PAUSE_MS, PAUSE_BY_LISTING * (performance.now() - start));
    const files = written.filter((file) => READ_LATER.test(file) && !seen.has(file));
    for (const file of files) {
      await giveWay();
      if (!reading) return;
      seen.add(file);
      readWords(path.join(build.outDir, file));
      if (!file.endsWith('.html')) continue;
      const {text} = readSearchedPage(build, file);
      if (text) prepareIndex(text);
    }
    await pause(pauseMs);
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

import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {SEARCH_DATA} from '../../src/search/data/keywords';
import {indexTerms} from '../../src/search/engine/terms';

/** Half of the queries the ranking may be tuned on, or half that only judges it. */
export type Half = 'tuning' | 'test';

/** A query with the pages that answer it, as addresses below /v2/ without the trailing slash. */
export interface Query {
  text: string;
  pages: string[];
  half: Half;
  /** Whether keywords.yml has it word for word: then it tells of the list, and not of the ranking. */
  listed: boolean;
}

/**
 * Reads queries.txt. The half depends on the query's own text, so that adding one moves no other.
 *
 * @throws Error that names a line without a page
 */
export function readQueries(): Query[] {
  const file = path.join(__dirname, 'queries.txt');
  const phrases = new Set(
    Object.values(SEARCH_DATA.keywords).flatMap((words) => words.split(',').map(wordsOf)),
  );
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line.trim() === '' || line.startsWith('#')) return [];
      const [text = '', pages = ''] = line.split('|').map((part) => part.trim());
      if (text === '' || pages === '') {
        throw new Error(`${file}:${index + 1}: write "query | page, page".`);
      }
      const listed = phrases.has(wordsOf(text));
      return [{text, pages: pages.split(/\s*,\s*/), half: halfOf(text), listed}];
    });
}

function halfOf(text: string): Half {
  return (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 0 ? 'tuning' : 'test';
}

/** Words as the search compares them: their stems, without those that tell nothing. */
function wordsOf(text: string): string {
  return indexTerms(text).join(' ');
}

import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {SEARCH_DATA} from '../../src/search/data/keywords';
import {indexTerms} from '../../src/search/engine/terms';

/** A query with the pages that answer it, as addresses below /v2/ without the trailing slash. */
export interface Query {
  text: string;
  pages: string[];
  /** The half that the ranking may be tuned on, or the half that only judges it. */
  half: 'tuning' | 'test';
  /** keywords.yml has it word for word: then it tells of that list, and not of the ranking. */
  listed: boolean;
  /** Of unseen.txt: what kind of query it is. */
  kind?: string;
}

/** Queries written before the ranking was tuned; and those by people who had not seen the site. */
const FILES = {queries: 'queries.txt', unseen: 'unseen.txt'};

/**
 * Reads a file of queries, "query | page, page" in each line; in unseen.txt a kind and a tab stand before. The half
 * depends on the query's own text, so that adding one moves no other.
 *
 * @returns none where there is no such file
 * @throws Error that names a line without a page
 */
export function readQueries(name: keyof typeof FILES = 'queries'): Query[] {
  const file = path.join(__dirname, FILES[name]);
  if (!existsSync(file)) return [];
  return parseQueries(readFileSync(file, 'utf8'), file);
}

/** @param file named where a line is wrong */
export function parseQueries(lines: string, file: string): Query[] {
  const phrases = new Set(
    Object.values(SEARCH_DATA.keywords).flatMap((words) => words.split(',').map(wordsOf)),
  );
  return lines.split('\n').flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [, kind, rest = ''] = /^(?:([^\t]*)\t)?(.*)$/.exec(line) ?? [];
    const [text = '', pages = ''] = rest.split('|').map((part) => part.trim());
    // A query of unseen.txt must not be shown, not even where it is wrong.
    if (text === '' || pages === '')
      throw new Error(`${file}:${index + 1}: write "query | page, page".`);
    const listed = phrases.has(wordsOf(text));
    return [{text, kind, pages: pages.split(/\s*,\s*/), half: halfOf(text), listed}];
  });
}

/** Whether a reader asks in full, and doesn't only name a thing. */
export function isQuestion(text: string): boolean {
  return (
    text.split(/\s+/).length >= 4 ||
    /^(?:how|why|what|where|when|which|who|can|could|do|does|is|are)\b/i.test(text)
  );
}

function halfOf(text: string): Query['half'] {
  return (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 0 ? 'tuning' : 'test';
}

/** Words as the search compares them: their stems, without those that tell nothing. */
function wordsOf(text: string): string {
  return indexTerms(text).join(' ');
}

import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {routeOfPage} from '../../lib/pageAddress';

/** A question that only the makers can answer, and the page that would have the answer. */
export interface Gap {
  question: string;
  route: string;
  title: string;
}

/** @returns the questions of the repository's CONTENT-GAPS.md, which is gone when the makers have answered all */
export async function readGapsFile(folder: string): Promise<Gap[]> {
  const file = path.join(folder, 'CONTENT-GAPS.md');
  return existsSync(file) ? readGaps(await readFile(file, 'utf8')) : [];
}

/**
 * @param markdown for each page a heading with its title, its file between backticks, and a table of questions
 * @throws if a question stands before the first file
 */
export function readGaps(markdown: string): Gap[] {
  const gaps: Gap[] = [];
  let title = '';
  let route: string | undefined;
  for (const line of markdown.split('\n')) {
    const [, heading] = /^#+ (.*)/.exec(line) ?? [];
    const [, file] = /^`docs\/(.*)`$/.exec(line) ?? [];
    const [, question = ''] = /^\| (.*?) \|/.exec(line) ?? [];
    if (heading !== undefined) title = heading;
    if (file !== undefined) route = routeOfPage(file);
    if (question === '' || question === 'Question' || /^-+$/.test(question)) continue;
    if (route === undefined) {
      throw new Error(`CONTENT-GAPS.md: write the page's file above the question "${question}".`);
    }
    gaps.push({question: question.replaceAll(/[*`]/g, ''), route, title});
  }
  return gaps;
}

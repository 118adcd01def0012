import {routeOfPage} from '../../lib/pageAddress';

/** A question that only the makers can answer, and the page that would have the answer. */
export interface Gap {
  question: string;
  route: string;
  title: string;
}

/**
 * @param markdown of CONTENT-GAPS.md: for each page a heading with its title, its file between backticks, and a table of questions
 * @throws if a question has no file above it
 */
export function readGaps(markdown: string): Gap[] {
  return markdown.split(/^#+ /m).flatMap((section) => {
    const [title = ''] = section.split('\n');
    const [, file] = /^`docs\/(.*)`$/m.exec(section) ?? [];
    const rows = Array.from(section.matchAll(/^\| (?!Question \||-+ \|)(.*?) \|/gm));
    return rows.map(([, question = '']) => {
      if (file === undefined) {
        throw new Error(`CONTENT-GAPS.md: write the page's file above the question "${question}".`);
      }
      return {question: question.replaceAll(/[*`]/g, ''), route: routeOfPage(file), title};
    });
  });
}

/** Our own places in each page, which finishing steps fill. */
export type Mark = 'policy' | 'font' | 'styles' | 'scripts';

const nameOf = (mark: Mark): string => `finish-${mark}`;

/** The marks as the page template has them. */
export const TEMPLATE_MARKS: Readonly<Record<Mark, string>> = {
  policy: `<meta name="${nameOf('policy')}">`,
  font: `<meta name="${nameOf('font')}">`,
  styles: `<meta name="${nameOf('styles')}">`,
  scripts: `<meta name="${nameOf('scripts')}">`,
};

/**
 * @param html a page in which the mark still stands, minified or not
 * @param mark which
 * @param instead HTML for its place; empty to take it out
 * @throws Error when the mark is not there exactly once
 */
export function replaceMark(html: string, mark: Mark, instead: string): string {
  const name = nameOf(mark);
  const at = html.indexOf(name);
  if (at < 0 || html.includes(name, at + name.length)) {
    throw new Error(
      `A built page does not have the mark "${name}" exactly once. Look at src/html/template.ts and whether Docusaurus still uses it (option ssrTemplate).`,
    );
  }
  return html.slice(0, html.lastIndexOf('<', at)) + instead + html.slice(html.indexOf('>', at) + 1);
}

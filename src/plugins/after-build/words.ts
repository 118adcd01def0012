/**
 * @param text a page, a script or a sheet
 * @returns its words, such as names of classes and custom properties, with slashes and between them;
 *   separated by spaces, since a set of them would keep the whole text in memory
 */
export function wordsOf(text: string): string {
  const words = new Set<string>(text.match(/[\w/-]+/g));
  for (const word of words)
    if (word.includes('/')) for (const part of word.split('/')) words.add(part);
  return [...words].join(' ');
}

/** @returns classes of a page's elements, separated by spaces */
export function classesIn(html: string): string {
  const lists = html.match(/class=(?:"[^"]*"|[^\s>]+)/g) ?? [];
  const classes = lists.flatMap((list) => list.slice(6).replaceAll('"', '').split(/\s+/));
  return [...new Set(classes)].join(' ');
}

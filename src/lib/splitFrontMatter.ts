import matter from 'gray-matter';

/**
 * @param source a page's Markdown
 * @returns its front matter, and the text below it
 * @throws YAMLException each time: without options, gray-matter remembers a text that it failed on as one that
 *   has no front matter
 */
export function splitFrontMatter(source: string) {
  const {content, data} = matter(source, {});
  return {content, data: data as Readonly<Record<string, unknown>>};
}

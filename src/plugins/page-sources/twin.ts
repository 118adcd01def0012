import path from 'node:path';
import type {PageFrontMatter} from '../../content/frontMatter';
import {closingMarkdown} from '../../remark/relatedPages';

/** A page as plain Markdown that can be read, copied and pasted anywhere. */
export interface Twin {
  title: string;
  description: string;
  markdown: string;
}

/**
 * @param frontMatter a page's
 * @param text its text as plain Markdown
 * @param file its path from docs/, with forward slashes
 * @param docs absolute path of docs/
 * @param addressOf full address of a page by its path from docs/
 * @returns title, description, the page's address and its text, the closing section included
 */
export function twinOfPage(
  frontMatter: PageFrontMatter,
  text: string,
  file: string,
  docs: string,
  addressOf: (file: string) => string,
): Twin {
  const {title, description} = frontMatter;
  const head = `# ${title}\n\n> ${description}\n\nAddress: <${addressOf(file)}>\n`;
  const closing = closingMarkdown(frontMatter, path.join(docs, file), docs, addressOf);
  return {title, description, markdown: [head, text, closing].filter(Boolean).join('\n')};
}

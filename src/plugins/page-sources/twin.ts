import path from 'node:path';
import type {Addresses} from '../../lib/markdown/addressEdits';
import type {MarkdownPage} from '../../lib/markdown/page';
import {plainMarkdown} from '../../lib/markdown/plain';
import {closingMarkdown} from '../../remark/relatedPages';

/** A page as plain Markdown that can be read, copied and pasted anywhere. */
export interface Twin {
  title: string;
  description: string;
  markdown: string;
}

/**
 * @param page a page's source
 * @param file its path from docs/, with forward slashes
 * @param docs absolute path of docs/
 * @param addresses where the site's pages and pictures stand
 * @returns title, description, the page's address and its text, the closing section included
 * @throws Error for a page with components, which have no plain form yet
 */
export function twinOfPage(
  {frontMatter, tree, content, linesBefore}: MarkdownPage,
  file: string,
  docs: string,
  addresses: Addresses,
): Twin {
  if (file.endsWith('.mdx')) {
    throw new Error(
      `docs/${file}: a page with components has no Markdown twin yet. Write it as .md, or teach src/plugins/page-sources what its components say.`,
    );
  }
  const text = plainMarkdown({content, tree, file, linesBefore}, addresses);
  const closing = closingMarkdown(frontMatter, path.join(docs, file), docs, addresses.page);
  const {title, description} = frontMatter;
  const head = `# ${title}\n\n> ${description}\n\nAddress: <${addresses.page(file)}>\n`;
  return {title, description, markdown: [head, text, closing].filter(Boolean).join('\n')};
}

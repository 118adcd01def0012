import {toHtml} from 'hast-util-to-html';
import type {Root} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import {unified, type Plugin} from 'unified';
import {VFile} from 'vfile';
import {parseMarkdown} from '../../src/markdown/parseMarkdown';

/**
 * @param plugin a remark plugin, or several
 * @param markdown a page's text
 * @param page its path and front matter, where the plugin asks for them
 * @returns the HTML that the page becomes
 */
export async function blockHtml(
  plugin: Plugin<[], Root> | Plugin<[], Root>[],
  markdown: string,
  page: {path?: string; frontMatter?: Record<string, unknown>} = {},
): Promise<string> {
  const file = new VFile({path: page.path ?? 'docs/page.md'});
  file.data.frontMatter = page.frontMatter ?? {};
  const tree = await unified().use([plugin].flat()).run(parseMarkdown(markdown).tree, file);
  return toHtml(toHast(tree as Root));
}

/** @returns the same with the HTML that the page itself has */
export async function rawHtml(plugin: Plugin<[], Root>, markdown: string): Promise<string> {
  const tree = await unified().use(plugin).run(parseMarkdown(markdown).tree);
  return toHtml(toHast(tree as Root, {allowDangerousHtml: true}), {allowDangerousHtml: true});
}

import type {Root} from 'mdast';
import {directiveFromMarkdown, directiveToMarkdown} from 'mdast-util-directive';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown, gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {directive} from 'micromark-extension-directive';
import {gfm} from 'micromark-extension-gfm';

/**
 * @param text a page's Markdown, without front matter
 * @returns its tree, with tables and admonitions as Docusaurus reads them
 */
export function parseMarkdown(text: string): Root {
  return fromMarkdown(text, {
    extensions: [gfm(), directive()],
    mdastExtensions: [gfmFromMarkdown(), directiveFromMarkdown()],
  });
}

/** @returns the tree as Markdown that any reader of CommonMark with tables understands */
export function formatMarkdown(tree: Root): string {
  return toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false}), directiveToMarkdown()],
  });
}

import type {Blockquote, Heading, Html, Paragraph, Parents, Root, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';

/** An explicit heading id, as Docusaurus reads it. */
const HEADING_ID = /\s*\{#[\w-]+\}$/;
/** Tags whose content is all that a plain text needs; the one in use is <kbd>. */
const TAG = /^<\/?kbd>$/;
const COMMENT = /^<!--[^]*-->$/;

/**
 * Turns what only this site understands into plain Markdown, in place: admonitions become quotes,
 * explicit heading ids, keyboard tags and comments go.
 *
 * @param tree the page's tree
 * @param file the page's path, for the message
 * @param linesBefore lines of the file before the tree's first
 * @throws Error for HTML that has no plain form yet
 */
export function makePlain(tree: Root, file: string, linesBefore = 0): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') removeId(node);
    if (parent === undefined || index === undefined) return CONTINUE;
    if (node.type === 'html') return removeHtml(node, index, parent, file, linesBefore);
    if (node.type === 'containerDirective') parent.children[index] = quoteOf(node);
    return CONTINUE;
  });
}

function removeId({children}: Heading): void {
  const last = children.at(-1);
  if (last?.type === 'text') last.value = last.value.replace(HEADING_ID, '');
}

function removeHtml(
  node: Html,
  index: number,
  parent: Parents,
  file: string,
  linesBefore: number,
): [typeof SKIP, number] {
  if (!TAG.test(node.value) && !COMMENT.test(node.value)) {
    const line = (node.position?.start.line ?? 0) + linesBefore;
    throw new Error(
      `${file}:${line}: ${node.value} has no plain Markdown for the page's twin. Write it in Markdown, or teach src/lib/markdown/plain.ts what to do with it.`,
    );
  }
  parent.children.splice(index, 1);
  return [SKIP, index];
}

/** `:::warning[Title]` as a quote that opens with "Warning: Title". */
function quoteOf({name, children}: ContainerDirective): Blockquote {
  const [first, ...rest] = children;
  const titled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const kind = name.charAt(0).toUpperCase() + name.slice(1);
  const title: Paragraph = {
    type: 'paragraph',
    children: [
      {
        type: 'strong',
        children: titled
          ? [{type: 'text', value: `${kind}: `}, ...first.children]
          : [{type: 'text', value: kind}],
      },
    ],
  };
  return {
    type: 'blockquote',
    children: [title, ...((titled ? rest : children) as RootContent[])] as Blockquote['children'],
  };
}

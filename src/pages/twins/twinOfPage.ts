import type {Element, ElementContent, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toMdast, type Handle} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {Blockquote, BlockContent, Paragraph, Root as MarkdownRoot} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {SKIP, visit} from 'unist-util-visit';

/** A page as plain Markdown that can be read, copied and pasted anywhere. */
export interface Twin {
  title: string;
  description: string;
  markdown: string;
}

/** What says nothing on paper: controls, icons, the heading's link to itself, and what is made anew above. */
const LEFT_OUT = 'header, h1, button, svg, script, style, .hash-link, [aria-hidden="true"]';
const LEFT_OUT_CLASSES = ['theme-doc-version-badge', 'theme-doc-toc-mobile', 'theme-doc-breadcrumbs'];

/**
 * @param page a built documentation page
 * @param address its full address
 * @returns its text as Markdown, with full addresses; undefined for what is no documentation page
 */
export function twinOfPage(page: Root, address: string): Twin | undefined {
  const text = select('.theme-doc-markdown', page);
  const heading = text && select('h1', text);
  if (!text || !heading) return undefined;
  const title = toString(heading).trim();
  const description = String(
    select('meta[name="description"]', page)?.properties.content ?? '',
  );
  const tree = structuredClone(text);
  removeFurniture(tree);
  completeAddresses(tree, address);
  const body = toMarkdown(toMdast(tree, {handlers: {div, kbd}}) as MarkdownRoot, {
    bullet: '-',
    rule: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
  const head = `# ${title}\n\n> ${description}\n\nAddress: <${address}>\n`;
  return {title, description, markdown: `${head}\n${body}`};
}

function removeFurniture(tree: Element): void {
  const unwanted = new Set([
    ...selectAll(LEFT_OUT, tree),
    ...LEFT_OUT_CLASSES.flatMap((name) => selectAll(`.${name}`, tree)),
  ]);
  visit(tree, 'element', (node, index, parent) => {
    if (!unwanted.has(node) || index === undefined || !parent) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

function completeAddresses(tree: Element, address: string): void {
  visit(tree, 'element', ({properties}) => {
    for (const name of ['href', 'src'] as const) {
      const value = properties[name];
      if (typeof value === 'string') properties[name] = new URL(value, address).href;
    }
  });
}

/** Admonitions become quotes that open with their title, tabs their panels with the label above. */
const div: Handle = (state, node: Element) => {
  if (hasClass(node, 'theme-admonition')) return admonition(state, node);
  if (hasClass(node, 'tabs-container')) return tabs(state, node);
  return state.all(node);
};

/** Keys as they are printed on them; as code they would look like something to type. */
const kbd: Handle = (_state, node: Element) => ({type: 'text', value: toString(node)});

type State = Parameters<Handle>[0];

function admonition(state: State, node: Element): Blockquote {
  const [, kind = 'note'] = /\btheme-admonition-([\w-]+)/.exec(classesOf(node).join(' ')) ?? [];
  const [heading, ...content] = node.children.filter((child) => child.type === 'element');
  const said = heading ? toString(heading).trim() : '';
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const title = said.toLowerCase() === kind || said === '' ? name : `${name}: ${said}`;
  return {type: 'blockquote', children: [strong(title), ...blocks(state, content)]};
}

function tabs(state: State, node: Element): BlockContent[] {
  const labels = selectAll('[role="tab"]', node).map((tab) => toString(tab).trim());
  return selectAll('[role="tabpanel"]', node).flatMap((panel, index) => [
    strong(labels[index] ?? ''),
    ...blocks(state, panel.children),
  ]);
}

function blocks(state: State, children: readonly ElementContent[]): BlockContent[] {
  const root = state.all({type: 'root', children: [...children]} as never);
  return state.toFlow(root) as BlockContent[];
}

function strong(value: string): Paragraph {
  return {type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value}]}]};
}

function hasClass(node: Element, name: string): boolean {
  return classesOf(node).includes(name);
}

function classesOf({properties: {className}}: Element): readonly string[] {
  return Array.isArray(className) ? className.map(String) : [];
}

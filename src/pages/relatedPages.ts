import {existsSync} from 'node:fs';
import path from 'node:path';
import type {List, Paragraph, Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import type {PageFrontMatter} from './frontMatter';
import {readFrontMatter} from './readFrontMatter';

const HEADING = 'Related';
const OPENING = 'The controls used here, one by one:';

/**
 * Turns `related` and `controls` of the front matter into the page's closing section. Runs before
 * Docusaurus' own plugins, so that the links are resolved and the contents list shows the heading.
 *
 * @param docs folder of all pages
 */
export function relatedPages(docs: string): Plugin<[], Root> {
  return () => (tree, file) => {
    const frontMatter = file.data.frontMatter as Partial<PageFrontMatter> | undefined;
    tree.children.push(...closingSection(frontMatter ?? {}, file.path, docs));
  };
}

/**
 * @param frontMatter the page's `related` and `controls`
 * @param page absolute path of the page
 * @param docs folder of all pages
 * @returns Markdown nodes of the closing section; none without `related`
 * @throws Error when a listed page does not exist
 */
export function closingSection(
  frontMatter: Partial<PageFrontMatter>,
  page: string,
  docs: string,
): RootContent[] {
  const {related = [], controls = []} = frontMatter;
  if (related.length === 0) return [];
  const nodes: RootContent[] = [
    {type: 'heading', depth: 2, children: [{type: 'text', value: HEADING}]},
    linkList(related, page, docs),
  ];
  if (controls.length > 0) {
    nodes.push(paragraph(OPENING), linkList(controls, page, docs));
  }
  return nodes;
}

function linkList(targets: readonly string[], page: string, docs: string): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: targets.map((target) => ({
      type: 'listItem',
      spread: false,
      children: [linkParagraph(target, page, docs)],
    })),
  };
}

function linkParagraph(target: string, page: string, docs: string): Paragraph {
  const {title, description} = readTarget(target, page, docs);
  const url = path.relative(path.dirname(page), path.join(docs, target)).split(path.sep).join('/');
  return {
    type: 'paragraph',
    children: [
      {
        type: 'link',
        url: url.startsWith('.') ? url : `./${url}`,
        children: [{type: 'text', value: title}],
      },
      {type: 'text', value: `: ${description}`},
    ],
  };
}

function paragraph(value: string): Paragraph {
  return {type: 'paragraph', children: [{type: 'text', value}]};
}

function readTarget(target: string, page: string, docs: string): PageFrontMatter {
  const file = path.join(docs, target);
  if (!existsSync(file)) {
    throw new Error(
      `${path.relative(process.cwd(), page)}: "related" or "controls" lists ${target}, which is not in docs/. Correct the path or take it out.`,
    );
  }
  return readFrontMatter(file);
}

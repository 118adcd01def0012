import {existsSync} from 'node:fs';
import path from 'node:path';
import {posixPath, toMessageRelativeFilePath} from '@docusaurus/utils';
import type {Link, List, ListItem, PhrasingContent, Root, RootContent, Text} from 'mdast';
import type {Plugin} from 'unified';
import {addProperties} from '../lib/markdownElement';
import {readFrontMatter, type PageFrontMatter} from './frontMatter';

/**
 * Turns `related` and `controls` of the front matter into the page's closing section. Runs before
 * Docusaurus' own plugins, so that the links are resolved and the contents list shows the heading. The
 * lists are plain, not cards: each page has two, and cards cost its change a tenth of its time.
 *
 * Pages that readers don't get, or get by their address only, are left out (./checks/hiddenPages.ts tells
 * of them).
 *
 * @param docs folder of all pages
 */
export function relatedPages(docs: string): Plugin<[], Root> {
  return () => (tree, file) => {
    tree.children.push(...closingSection(file.data.frontMatter ?? {}, file.path, docs));
  };
}

/**
 * @param page its absolute path
 * @returns Markdown nodes of the closing section; none without `related`
 * @throws Error when a listed page does not exist, is the page itself, or is listed in both
 */
export function closingSection(
  {related = [], controls = []}: Partial<PageFrontMatter>,
  page: string,
  docs: string,
): RootContent[] {
  const twice = controls.find((target) => related.includes(target));
  if (twice) {
    throw new Error(
      `${toMessageRelativeFilePath(page)}: "related" and "controls" list ${twice}. Take it out of one of them.`,
    );
  }
  const [pages = [], others = []] = [related, controls].map((targets) =>
    targets.flatMap((target) => linkItem(target, page, docs)),
  );
  if (pages.length === 0) return [];
  const nodes: RootContent[] = [
    {type: 'heading', depth: 2, children: [text('Related')]},
    listOf(pages),
  ];
  if (others.length > 0) {
    const opening = text('The controls used here, one by one:');
    nodes.push({type: 'paragraph', children: [opening]}, listOf(others));
  }
  return nodes;
}

function listOf(children: ListItem[]): List {
  const list: List = {type: 'list', ordered: false, spread: false, children};
  addProperties(list, {className: 'sp-related'});
  return list;
}

/** @returns one item, or none for a hidden page */
function linkItem(target: string, page: string, docs: string): ListItem[] {
  const file = path.join(docs, target);
  if (!existsSync(file)) {
    throw new Error(
      `${toMessageRelativeFilePath(page)}: "related" or "controls" lists ${target}, which is not in docs/. Correct the path or take it out.`,
    );
  }
  if (file === page) {
    throw new Error(
      `${toMessageRelativeFilePath(page)}: "related" or "controls" lists ${target}, the page itself. Take it out.`,
    );
  }
  const {title, description, draft, unlisted} = readFrontMatter(file);
  if (draft || unlisted) return [];
  const way = posixPath(path.relative(path.dirname(page), file));
  const url = way.startsWith('.') ? way : `./${way}`;
  const link: Link = {type: 'link', url, children: [text(title)]};
  const children: PhrasingContent[] = [link, {type: 'break'}, text(description)];
  return [{type: 'listItem', spread: false, children: [{type: 'paragraph', children}]}];
}

function text(value: string): Text {
  return {type: 'text', value};
}

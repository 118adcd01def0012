import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {Paragraph, PhrasingContent, Root} from 'mdast';
import smartypants from 'remark-smartypants';
import {unified, type Plugin} from 'unified';
import {runningWords} from './runningWords';

/** Quotes only: a dash or three dots in a page are as the writer wants them, or as the product shows them. */
const curlAll = unified()
  .use(smartypants, {quotes: true, dashes: false, ellipses: false, backticks: false})
  .freeze();

/**
 * Curls quotes and apostrophes, which writers type straight. Code keeps them as they are.
 * Test: tests/unit/markdown/curlyQuotes.test.ts
 */
export const curlyQuotes: Plugin<[], Root> = () => (tree) => {
  curlIn(runningWords(tree));
};

function curlIn(blocks: readonly PhrasingContent[][]): void {
  const children = blocks.map((words): Paragraph => ({type: 'paragraph', children: words}));
  const tree: Root = {type: 'root', children};
  curlAll.runSync(tree);
  for (const leaf of blocks.flat()) {
    if (leaf.type === 'text') leaf.value = leaf.value.replaceAll('‘n’', '’n’'); // drum 'n' bass
  }
}

/** @returns a title or a sentence of the front matter with its quotes curled */
export function curl(text: string): string {
  const leaf = {type: 'text' as const, value: text};
  curlIn([[leaf]]);
  return leaf.value;
}

type Folder = Parameters<PluginOptions['sidebarItemsGenerator']>[0]['categoriesMetadata'][string];

/** Makes the sidebar as Docusaurus does, with the quotes in the labels of `_category_.json` curled; an empty one is undefined. */
export const curlLabels: PluginOptions['sidebarItemsGenerator'] = (args) => {
  const folders = Object.entries<Folder | undefined>(args.categoriesMetadata);
  for (const [name, folder] of folders) {
    if (folder?.link?.type === 'generated-index') {
      throw new Error(
        `docs/${name}/_category_.json: no search and no list knows a page that "link" makes. Leave "link" out, and write docs/${name}/index.md.`,
      );
    }
    if (folder?.label) folder.label = curl(folder.label);
  }
  return args.defaultSidebarItemsGenerator(args);
};

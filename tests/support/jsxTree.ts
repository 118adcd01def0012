import type {Root, RootContent} from 'mdast';
import {unified, type Plugin} from 'unified';

/** An element as Docusaurus' remark plugins leave it in a page's tree: JSX. */
export function jsxElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
): RootContent {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
  } as unknown as RootContent;
}

/** @returns the tree of such elements after a remark plugin has run */
export async function runOnTree(
  plugin: Plugin<[], Root>,
  children: readonly RootContent[],
): Promise<Root> {
  const tree: Root = {type: 'root', children: [...children]};
  await unified().use(plugin).run(tree);
  return tree;
}

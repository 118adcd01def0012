import type {ElementContent, Root, RootContent} from 'hast';
import type {Plugin} from 'unified';

/** Puts the sections after a page's first into `<later>`, which ./LaterSections is in the browser. */
export const wrapSections: Plugin<[], Root> = () => (tree) => {
  const [, second] = [...tree.children.entries()].filter(([, node]) => isHeading(node));
  if (!second) return;
  const rest = tree.children.slice(second[0]);
  // Imports and exports of .mdx stand outside of all elements.
  const code = rest.filter((node) => node.type === 'mdxjsEsm');
  const children = rest.filter((node) => node.type !== 'mdxjsEsm') as ElementContent[];
  const later = {type: 'element' as const, tagName: 'later', properties: {}, children};
  tree.children.splice(second[0], rest.length, ...code, later);
};

const isHeading = (node: RootContent): boolean => node.type === 'element' && node.tagName === 'h2';

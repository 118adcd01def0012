import type {ElementContent, Root, RootContent} from 'hast';
import type {Plugin} from 'unified';

/**
 * Puts the sections after a page's first into `<later>`, which is ./LaterSections by src/theme/MDXComponents.
 * Test: tests/unit/shell/wrapSections.test.ts
 */
export const wrapSections: Plugin<[], Root> = () => (tree) => {
  const [, second] = tree.children.filter(isHeading);
  if (!second) return;
  const rest = tree.children.splice(tree.children.indexOf(second));
  // Imports and exports of .mdx stand outside of all elements.
  const code = rest.filter((node) => node.type === 'mdxjsEsm');
  const children = rest.filter((node) => node.type !== 'mdxjsEsm') as ElementContent[];
  tree.children.push(...code, {type: 'element', tagName: 'later', properties: {}, children});
};

const isHeading = (node: RootContent): boolean => node.type === 'element' && node.tagName === 'h2';

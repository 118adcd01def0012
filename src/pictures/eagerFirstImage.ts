import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit, EXIT} from 'unist-util-visit';
import {jsxImage} from './jsxImage';

/**
 * Has a page's first picture fetched at once and painted with the text: it is what readers see
 * largest, and the theme asks for every picture lazily. Runs after Docusaurus' own plugins, which turn
 * pictures into JSX. Tests: tests/unit/pictures/eagerFirstImage.test.ts, tests/build/site.test.ts
 */
export const eagerFirstImage: Plugin<[], Root> = () => (tree) => {
  visit(tree, (node) => {
    const picture = jsxImage(node);
    if (!picture) return undefined;
    const eager = {loading: 'eager', decoding: 'sync', fetchPriority: 'high'};
    for (const [name, value] of Object.entries(eager)) {
      picture.attributes.push({type: 'mdxJsxAttribute', name, value});
    }
    return EXIT;
  });
};

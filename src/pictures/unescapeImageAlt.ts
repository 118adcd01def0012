import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {jsxImage} from './jsxImage';

/** What escape-html, which Docusaurus calls, writes for its five signs. */
const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * Gives pictures their words back: Docusaurus 3.9.1 escapes them for HTML, then React does it again, and
 * a screen reader would say "reverb ampersand hash 39 s". Runs after Docusaurus' own plugins.
 * Tests: tests/unit/pictures/unescapeImageAlt.test.ts, tests/build/site.test.ts
 */
export const unescapeImageAlt: Plugin<[], Root> = () => (tree) => {
  visit(tree, (node) => {
    for (const attribute of jsxImage(node)?.attributes ?? []) {
      const {name, value} = attribute;
      if ((name === 'alt' || name === 'title') && typeof value === 'string') {
        attribute.value = value.replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => SIGNS[sign] ?? sign);
      }
    }
  });
};

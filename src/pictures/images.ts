import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/** A picture as Docusaurus' own plugins leave it. */
interface JsxImage {
  type: string;
  name: string | null;
  attributes: {type: string; name: string; value: unknown}[];
}

/** What escape-html, which Docusaurus calls, writes for its five signs. */
const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The theme asks for every picture lazily. */
const EAGER = {loading: 'eager', decoding: 'sync', fetchPriority: 'high'};

/**
 * Gives pictures their words back: Docusaurus 3.9.1 escapes them for HTML, then React does it again, and
 * a screen reader would say "reverb ampersand hash 39 s". And has a page's first picture fetched at once and
 * painted with the text: it is what readers see largest. Runs after Docusaurus' own plugins, which turn pictures
 * into JSX. Tests: tests/unit/pictures/images.test.ts, tests/build/site.test.ts
 */
export const images: Plugin<[], Root> = () => (tree) => {
  let isFirst = true;
  visit(tree, (node) => {
    const {type, name: element, attributes} = node as unknown as JsxImage;
    if (!type.startsWith('mdxJsx') || element !== 'img') return;
    for (const attribute of attributes) {
      const {name, value} = attribute;
      if ((name === 'alt' || name === 'title') && typeof value === 'string') {
        attribute.value = value.replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => SIGNS[sign] ?? sign);
      }
    }
    if (!isFirst) return;
    isFirst = false;
    for (const [name, value] of Object.entries(EAGER)) {
      attributes.push({type: 'mdxJsxAttribute', name, value});
    }
  });
};

import {imageSizeFromFile} from 'image-size/fromFile';
import type {Image, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {linkedFile} from '../lib/linkedFile';

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

/** Pictures whose pixels lie on their side, as those of upright photographs by phones: browsers turn them. */
const turned = new WeakSet<object>();
const OTHER_SIDE: Readonly<Record<string, string>> = {width: 'height', height: 'width'};

/**
 * Notes turned pictures for `images`: Docusaurus 3.9.1 measures them as they lie, and the page would move as they load.
 * Runs right before its own plugins, which make JSX of the same nodes.
 *
 * @param siteDir the site's folder
 */
export const turnedPictures =
  (siteDir: string): Plugin<[], Root> =>
  () =>
  async (tree, file) => {
    const pictures: Image[] = [];
    visit(tree, 'image', (picture) => void pictures.push(picture));
    for (const picture of pictures) {
      const size = await imageSizeFromFile(linkedFile(picture.url, file.path, siteDir)).catch(
        () => undefined, // Docusaurus tells of it
      );
      if ((size?.orientation ?? 1) >= 5) turned.add(picture);
    }
  };

/**
 * Gives pictures, and links to files, their words back: Docusaurus 3.9.1 escapes them for HTML, then React does it
 * again, and a screen reader would say "reverb ampersand hash 39 s". And has a page's first picture fetched at once
 * and painted with the text: it is what readers see largest. Runs after Docusaurus' own plugins, which turn pictures
 * into JSX. Tests: tests/unit/pictures/images.test.ts, tests/build/site.test.ts
 */
export const images: Plugin<[], Root> = () => (tree) => {
  let isFirst = true;
  visit(tree, (node) => {
    const {type, name: element, attributes} = node as unknown as JsxImage;
    if (!type.startsWith('mdxJsx')) return;
    const isFile = attributes?.some(({name}) => name === 'data-noBrokenLinkCheck');
    if (element !== 'img' && !isFile) return;
    for (const attribute of attributes) {
      const {name, value} = attribute;
      if ((name === 'alt' || name === 'title') && typeof value === 'string') {
        attribute.value = value.replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => SIGNS[sign] ?? sign);
      }
    }
    if (isFile) return;
    if (turned.has(node)) for (const one of attributes) one.name = OTHER_SIDE[one.name] ?? one.name;
    if (!isFirst) return;
    isFirst = false;
    for (const [name, value] of Object.entries(EAGER)) {
      attributes.push({type: 'mdxJsxAttribute', name, value});
    }
  });
};

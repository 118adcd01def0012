import {existsSync, readFileSync} from 'node:fs';
import type {Image, Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {linkedFile} from '../lib/linkedFile';
import {element} from '../lib/markdownElement';

/** End of the name of a sketch of the screen, whose parts have numbers: ./panels follows them. */
const PANEL = '-panel.svg';
/** What an SVG file says at its head that was drawn for light pages and may be turned around in dark mode. */
const TURNS = /<svg\b[^>]*\sdata-dark="turn"/;

/**
 * Makes a figure of a picture that stands alone, or of one that is a link as a whole. Its title, `![words](./picture.svg "The point of it")`,
 * is shown below it. A drawing that asks for it is marked, so that dark mode turns it around. Runs before Docusaurus' own plugins, which turn pictures into JSX.
 * Test: tests/unit/pictures/figures.test.ts
 *
 * @param siteDir the site's folder
 */
export const figures =
  (siteDir: string): Plugin<[], Root> =>
  () =>
  (tree, file) => {
    visit(tree, 'paragraph', ({children}, index, parent) => {
      const [alone, ...more] = children;
      const link = alone?.type === 'link' && alone.children.length === 1 ? alone : undefined;
      const picture = link ? link.children[0] : alone;
      if (picture?.type !== 'image' || more.length > 0 || !parent || index === undefined) {
        return undefined;
      }
      const figure = figureOf(picture, asksToTurn(linkedFile(picture.url, file.path, siteDir)));
      // HTML lets a link hold blocks; Markdown's types don't know it.
      const block = link ? ({...link, children: [figure]} as RootContent) : figure;
      parent.children.splice(index, 1, block);
      return SKIP;
    });
  };

function asksToTurn(file: string): boolean {
  return /\.svg$/i.test(file) && existsSync(file) && TURNS.test(readFileSync(file, 'utf8'));
}

function figureOf(picture: Image, turns: boolean): RootContent {
  const {title, ...bare} = picture;
  const caption = title ? [element('figcaption', {}, [title])] : [];
  const marks = {
    ...(picture.url.endsWith(PANEL) ? {'data-panel': ''} : {}),
    ...(turns ? {className: 'sp-drawing'} : {}),
  };
  return element('figure', marks, [bare, ...caption]);
}

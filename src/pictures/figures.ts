import type {Image, Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {element} from '../lib/markdownElement';

/** End of the name of a sketch of the screen, whose parts have numbers: ./panels follows them. */
const PANEL = '-panel.svg';

/**
 * Makes a figure of a picture that stands alone. Its title, `![words](./picture.svg "The point of it")`,
 * is shown below it. Runs before Docusaurus' own plugins, which turn pictures into JSX.
 * Test: tests/unit/pictures/figures.test.ts
 */
export const figures: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'paragraph', ({children}, index, parent) => {
    const [picture, ...more] = children;
    if (picture?.type !== 'image' || more.length > 0 || !parent || index === undefined) {
      return undefined;
    }
    parent.children.splice(index, 1, figureOf(picture));
    return SKIP;
  });
};

function figureOf(picture: Image): RootContent {
  const {title, ...bare} = picture;
  const caption = title ? [element('figcaption', {}, [{type: 'text', value: title}])] : [];
  return element('figure', picture.url.endsWith(PANEL) ? {'data-panel': ''} : {}, [
    bare,
    ...caption,
  ]);
}

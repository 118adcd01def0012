import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import type {PageFrontMatter} from '../frontMatter';
import {element} from '../../lib/markdownElement';

/**
 * Puts a row of letters before a glossary's first letter, and a box that narrows its words (src/glossary
 * answers it; without scripts it is not shown). Runs after Docusaurus' own plugins, which give the headings their
 * addresses.
 * Test: tests/unit/markdown/letters.test.ts
 */
export const letters: Plugin<[], Root> = () => (tree, file) => {
  const {kind} = (file.data.frontMatter ?? {}) as Partial<PageFrontMatter>;
  if (kind !== 'glossary') return;
  const headings = tree.children.filter(
    (node): node is Heading => node.type === 'heading' && node.depth === 2,
  );
  const [first] = headings;
  if (!first) return;
  const links = headings.map((heading) => {
    const {id = ''} = (heading.data ?? {}) as {id?: string}; // of an empty one ../places.ts tells
    const words = toString(heading);
    const long = words.length > 2 && {className: 'sp-long'}; // such as 0–9
    return element('a', {href: `#${id}`, ...long}, [words]);
  });
  const row = element('nav', {className: 'sp-letters', 'aria-label': 'Letters'}, [
    element('input', {
      type: 'search',
      className: 'sp-field sp-needs-scripts',
      placeholder: 'Filter',
      autoComplete: 'off', // Firefox would bring words back that filter nothing
      'aria-label': 'Filter words',
      'data-filters': 'terms',
    }),
    element('p', {hidden: true}, []), // says that no word has what is typed
    element('div', {className: 'sp-letter-links'}, links),
  ]);
  tree.children.splice(tree.children.indexOf(first), 0, row);
};

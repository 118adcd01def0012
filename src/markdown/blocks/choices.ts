import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {addProperties, element} from '../../lib/markdownElement';

/**
 * Marks lists of which every entry is a link to a place on the same page, so that styles can make them a
 * chooser, such as the symptoms at the head of a page about faults, and the words that lead to it.
 * Test: tests/unit/markdown/blocks.test.ts
 */
export const choices: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'list', (list, index = 0, parent) => {
    const isChooser = list.children.every(({checked, children: [paragraph, ...below]}) => {
      const isTask = typeof checked === 'boolean';
      if (paragraph?.type !== 'paragraph' || below.length > 0 || isTask) return false;
      const [link, ...more] = paragraph.children;
      return link?.type === 'link' && link.url.startsWith('#') && more.length === 0;
    });
    if (!isChooser) return;
    addProperties(list, {className: 'sp-choices'});
    visit(list, 'link', (link) => {
      link.children = [element('span', {}, link.children) as never]; // one item, beside the arrow
    });
    const before = parent?.children[index - 1];
    if (before?.type === 'paragraph') addProperties(before, {className: 'sp-before-choices'});
  });
};

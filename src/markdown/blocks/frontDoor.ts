import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {searchLink, SUGGESTIONS} from '../../search/build';
import {addProperties, element} from '../../lib/markdownElement';

/**
 * Makes the head of a start page of `:::front-door`: its picture beside its words, and below them a
 * search box with what others search for. Test: tests/unit/markdown/blocks.test.ts
 */
export const frontDoor: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'containerDirective', (block) => {
    if (block.name !== 'front-door') return;
    block.data = {...block.data, hName: 'div'};
    addProperties(block, {className: 'sp-front'});
    const after = block.children.findLastIndex(({type}) => type === 'paragraph') + 1;
    block.children.splice(after, 0, searchBox() as never);
  });
};

/** Without scripts there is no search, and no box. */
function searchBox() {
  const tries = SUGGESTIONS.map((query) => element('a', {href: searchLink(query)}, [query]));
  return element(
    'form',
    {className: 'sp-front-search sp-needs-scripts', role: 'search', action: searchLink()},
    [
      element('input', {
        className: 'sp-field',
        type: 'search',
        name: 'q',
        placeholder: 'Search the help',
        'aria-label': 'Search the help',
        autoComplete: 'off',
      }),
      element('button', {className: 'sp-field', type: 'submit'}, ['Find']),
      element('p', {className: 'sp-front-tries'}, ['Try ', ...tries]),
    ],
  );
}

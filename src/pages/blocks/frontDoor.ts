import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {SITE} from '../../config/site';
import {SEARCH_PAGE} from '../../search/build';
import {addProperties, element} from '../../lib/markdownElement';

/**
 * Makes the head of a start page of `:::front-door`: its picture beside its words, and a search box below
 * them. Test: tests/unit/pages/frontDoor.test.ts
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
  return element(
    'form',
    {
      className: 'sp-front-search sp-needs-scripts',
      role: 'search',
      action: `${SITE.baseUrl}${SEARCH_PAGE}/`,
    },
    [
      element('input', {
        type: 'search',
        name: 'q',
        placeholder: 'Search the help',
        'aria-label': 'Search the help',
        autoComplete: 'off',
      }),
      element('button', {type: 'submit'}, [{type: 'text', value: 'Find'}]),
    ],
  );
}

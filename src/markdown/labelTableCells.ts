import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {addProperties} from '../lib/markdownElement';

/** What a cell holds where nothing is known (.github/STYLE.md); a card leaves the line out. */
const UNKNOWN = '–';

/** Heads of columns that say what the first cell is about. */
const SAYS_ITSELF = /^What\b/;

/** Letters of a name that may stand before each value: a sentence begun is none. */
const LONGEST_LABEL = 20;

/**
 * Gives each table cell its column's name, which phones show beside it: a row becomes a card there
 * (src/css/page.css). Its first cell is the card's heading and has none, but where two columns compare
 * one thing with another. A head that begins a sentence stands above them all. The explicit roles keep it
 * a table for screen readers, which forget that as soon as the display changes.
 */
export const labelTableCells: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'table', (table) => {
    const [head] = table.children;
    const names = head?.children.map((cell) => toString(cell)) ?? [];
    const isPair = names.length <= 2;
    const [first = '', second = ''] = names;
    const compares = isPair && first.length <= LONGEST_LABEL && !SAYS_ITSELF.test(second);
    const sides = table.align ?? [];
    table.align = null; // or it would be a style of the cell, stronger than that of a card
    const looks = [
      'sp-cards',
      isPair && 'sp-pairs',
      isPair && SAYS_ITSELF.test(second) && 'sp-names', // what controls do
      isPair && first.length > LONGEST_LABEL && 'sp-begun', // a sentence that the cells end
    ];
    addProperties(table, {role: 'table', className: looks.filter(Boolean).join(' ')});
    for (const row of table.children) {
      addProperties(row, {role: 'row'});
      row.children.forEach((cell, column) => {
        addProperties(
          cell,
          row === head
            ? {role: 'columnheader', scope: 'col'}
            : {
                role: 'cell',
                ...(column > 0 || compares ? {'data-label': names[column] ?? ''} : {}),
                ...(toString(cell) === UNKNOWN ? {'data-empty': ''} : {}),
              },
        );
        const side = sides[column];
        if (side) addProperties(cell, {'data-align': side});
      });
    }
  });
};

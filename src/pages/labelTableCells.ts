import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {addProperties} from '../lib/markdownElement';

/** What a cell holds where nothing is known (.github/STYLE.md); a card leaves the line out. */
const UNKNOWN = '–';

/**
 * Gives each table cell its column's name, which phones show beside it: a table of three or more
 * columns becomes a card a row there, one of two keeps its head and has the cells of a row one below the
 * other (src/css/page.css). The explicit roles keep it a table for
 * screen readers, which forget that as soon as the display changes.
 */
export const labelTableCells: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'table', (table) => {
    const [head] = table.children;
    const names = head?.children.map((cell) => toString(cell)) ?? [];
    const cards = names.length > 2;
    addProperties(table, {role: 'table', className: cards ? 'sp-cards' : 'sp-pairs'});
    for (const row of table.children) {
      addProperties(row, {role: 'row'});
      row.children.forEach((cell, column) => {
        addProperties(
          cell,
          row === head
            ? {role: 'columnheader', scope: 'col'}
            : {
                role: 'cell',
                ...(cards && column > 0 ? {'data-label': names[column] ?? ''} : {}),
                ...(toString(cell) === UNKNOWN ? {'data-empty': ''} : {}),
              },
        );
      });
    }
  });
};

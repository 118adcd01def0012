import type {Nodes, Root, TableCell, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {NUMBER_COLUMN, SAYS_ITSELF, UNKNOWN} from '../lib/controlTables';
import {addProperties, element} from '../lib/markdownElement';
import {offLine} from '../lib/plainText';
import {attributeOf, type HtmlNode} from './htmlNode';

/** Letters of a name that may stand before each value: a sentence begun is none. */
const LONGEST_LABEL = 20;

/**
 * Gives each table cell its column's name, which phones show beside it: a row becomes a card there
 * (src/css/tables.css). Its first cell is the card's heading and has none, but where two columns compare
 * one thing with another. A head that begins a sentence stands above them all. A number that a panel has
 * too stands before the name, and its row says it, for src/pictures/panels. The explicit roles keep it a
 * table for screen readers, which forget that as soon as the display changes. Runs after Docusaurus' own plugins,
 * which draw emoji, and before ./lineBreaks.ts.
 */
export const labelTableCells: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'table', (table) => {
    const [head] = table.children;
    const names = head?.children.map(wordsOf) ?? [];
    const isNumbered = names[0] === NUMBER_COLUMN;
    const nameColumn = isNumbered ? 1 : 0;
    const isPair = names.length <= nameColumn + 2;
    const [first = '', second = ''] = names.slice(nameColumn);
    const compares =
      isPair && !isNumbered && first.length <= LONGEST_LABEL && !SAYS_ITSELF.test(second);
    const sides = table.align ?? [];
    // Sides would be styles of cells, stronger than those of a card; their number fills short rows.
    table.align = sides.map(() => null);
    const looks = [
      'sp-cards',
      isPair && 'sp-pairs',
      isPair && !isNumbered && SAYS_ITSELF.test(second) && 'sp-names', // what controls do
      isPair && first.length > LONGEST_LABEL && 'sp-begun', // a sentence that the cells end
      isNumbered && 'sp-numbered',
    ];
    addProperties(table, {role: 'table', className: looks.filter(Boolean).join(' ')});
    for (const row of table.children) {
      addProperties(row, {role: 'row'});
      if (isNumbered && row !== head) markNumber(row);
      row.children.forEach((cell, column) => {
        const name = column > nameColumn || compares ? names[column] : undefined;
        addProperties(
          cell,
          row === head
            ? {role: 'columnheader', scope: 'col'}
            : {
                role: column === nameColumn && !compares ? 'rowheader' : 'cell',
                ...(name ? {'data-label': name} : {}),
                ...(wordsOf(cell) === UNKNOWN ? {'data-empty': ''} : {}), // a card leaves the line out
              },
        );
        const side = sides[column];
        if (side) addProperties(cell, {'data-align': side});
      });
    }
  });
};

/** @returns what readers see of a cell, as plain words */
const wordsOf = (cell: TableCell): string => seenOf(cell).trim();

/** Tags in HTML are no words, nor is what is struck; a line's end parts them. */
function seenOf(node: Nodes): string {
  const {type, name, value = ''} = node as {type: string; name?: string; value?: string};
  if (type === 'break' || name === 'br' || (type === 'html' && /^<br\b/i.test(value))) return ' ';
  if (type === 'delete') return '';
  if (name === 'img') return String(attributeOf(node as HtmlNode, 'alt') ?? '');
  if (!('children' in node)) return toString(node, {includeHtml: false});
  let open = name ?? '';
  const words = node.children.map((child) => {
    if (child.type === 'html') open = /^<(su[bp])\b/i.exec(child.value)?.[1]?.toLowerCase() ?? '';
    return offLine(open, seenOf(child));
  });
  return words.join('');
}

/** Makes a disc of a row's number, as the panel has it. */
function markNumber(row: TableRow): void {
  const [cell] = row.children;
  const number = cell ? wordsOf(cell) : UNKNOWN;
  if (!cell || number === UNKNOWN) return;
  addProperties(row, {'data-number': number});
  cell.children = [element('span', {className: 'sp-number'}, cell.children) as never];
}

import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Table} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toString} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import {describe, expect, it} from 'vitest';
import {numbersOf} from '../../diagrams/kit/panel';
import {DOCS_FOLDER, readDocs} from '../support/docs';

/** A control whose place nobody has seen (.github/STYLE.md). */
const NO_PLACE = '–';

/** @returns the cells below "No.", by table of a page */
function numberColumns(tables: readonly Table[]): string[][] {
  return tables
    .map(({children}) => children.map((row) => toString(row.children[0])))
    .filter(([head]) => head === 'No.')
    .map(([, ...cells]) => cells);
}

/** @returns whether a number follows a row without one */
function placedAfterUnplaced(cells: readonly string[]): boolean {
  const first = cells.indexOf(NO_PLACE);
  return first >= 0 && cells.slice(first).some((cell) => cell !== NO_PLACE);
}

/** @returns what is wrong between a panel's numbers and a page's tables; empty if all is well */
function faultsOf(drawn: readonly number[], tables: readonly Table[]): string[] {
  const columns = numberColumns(tables);
  const written = columns.flat().filter((cell) => cell !== NO_PLACE);
  const inOrder = drawn.toSorted((a, b) => a - b);
  const counted = inOrder.map((_number, index) => index + 1);
  return [
    ...(drawn.length === 0 ? ['the picture has no number: draw them with partNumber'] : []),
    ...(inOrder.join() === counted.join()
      ? []
      : [
          `the picture has the numbers ${inOrder.join(', ')}: make it 1 to ${String(drawn.length)}`,
        ]),
    ...(written.join() === inOrder.join()
      ? []
      : [
          `the picture has the numbers ${inOrder.join(', ')}, the tables' "No." ${written.join(', ') || 'none'}: give each one row, in this order`,
        ]),
    ...(columns.some((cells) => placedAfterUnplaced(cells))
      ? [`rows with ${NO_PLACE} stand before numbers: move them to the end of their table`]
      : []),
  ];
}

/** Panels that pages show, by page. */
const shown = readDocs().flatMap(({file, images, tables}) =>
  images
    .filter(({url}) => url.endsWith('-panel.svg'))
    .map(({url}) => ({
      page: file,
      tables,
      picture: path.join(DOCS_FOLDER, path.posix.dirname(file), decodeURI(url)),
    })),
);

/** @returns a table with two controls, and what stands before each */
function tableOf(first: string, second: string): Table[] {
  const markdown = `| No. | Control |\n|---|---|\n| ${first} | A |\n| ${second} | B |\n`;
  return fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]})
    .children as Table[];
}

describe('panels', () => {
  it('stand on pages', () => {
    expect(shown.length).toBeGreaterThan(0);
  });

  it.each(shown)('have the numbers of the tables: docs/$page', ({page, picture, tables}) => {
    expect(existsSync(picture), `docs/${page} shows a panel that isn't there`).toBe(true);
    const drawn = numbersOf(readFileSync(picture, 'utf8'));
    expect(faultsOf(drawn, tables), `docs/${page}`).toEqual([]);
  });

  it.each([
    ['1', '2', true],
    ['1', '–', false],
    ['2', '1', false],
    ['1', '1', false],
    ['–', '1', false],
  ])('find rows %s, %s beside a picture with 1 and 2 right: %s', (first, second, isRight) => {
    expect(faultsOf([2, 1], tableOf(first, second)).length === 0).toBe(isRight);
  });

  it('find a number below a row that has none', () => {
    expect(faultsOf([1], tableOf('1', NO_PLACE))).toEqual([]);
    expect(faultsOf([1], tableOf(NO_PLACE, '1'))).toHaveLength(1);
  });

  it('find a picture without numbers, and one with a gap', () => {
    expect(faultsOf([], [])).toHaveLength(1);
    expect(faultsOf([1, 3], []).length).toBeGreaterThan(0);
  });
});

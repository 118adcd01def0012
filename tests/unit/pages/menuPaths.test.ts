import {expect, it} from 'vitest';
import {menuPaths} from '../../../src/pages/build';
import {blockHtml} from '../../support/blockHtml';

it('begins no line with the sign of a menu path', async () => {
  expect(await blockHtml(menuPaths, 'Choose **File** > **Export** > Kit, `a > b`.')).toBe(
    '<p>Choose <strong>File</strong>\u00a0> <strong>Export</strong>\u00a0> Kit, <code>a > b</code>.</p>',
  );
});

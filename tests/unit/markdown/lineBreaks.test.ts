import {expect, it} from 'vitest';
import {lineBreaks} from '../../../src/markdown/build';
import {blockHtml} from '../../support/blockHtml';

it('begins no line with the sign of a menu path', async () => {
  expect(await blockHtml(lineBreaks, 'Choose **File** > **Export** > Kit, `a > b`.')).toBe(
    '<p>Choose <strong>File</strong>\u00a0> <strong>Export</strong>\u00a0> Kit, <code>a > b</code>.</p>',
  );
});

it('lets long code break, and no other', async () => {
  expect(
    await blockHtml(lineBreaks, '`Auto-fill from first pad` `/Library/Audio/Plug-Ins/VST3`'),
  ).toBe(
    '<p><code>Auto-fill from first pad</code> <code class="sp-long">/Library/Audio/Plug-Ins/VST3</code></p>',
  );
});

import {expect, it} from 'vitest';
import {lineBreaks} from '../../../src/markdown/build';
import {blockHtml, rawHtml} from '../../support/blockHtml';

it('begins no line with the sign of a menu path', async () => {
  expect(await blockHtml(lineBreaks, 'Choose **File** > **Export** > Kit, `a > b`.')).toBe(
    '<p>Choose <strong>File</strong>\u00a0> <strong>Export</strong>\u00a0> Kit, <code class="sp-short">a > b</code>.</p>',
  );
});

it('leaves what was typed as it was, by whatever syntax', async () => {
  expect(await rawHtml(lineBreaks, '<code>sort a > b</code> and File > Export')).toBe(
    '<p><code>sort a > b</code> and File\u00a0> Export</p>',
  );
});

it('keeps short code in one piece, and no other', async () => {
  expect(
    await blockHtml(lineBreaks, '`Auto-fill from first pad` `/Library/Audio/Plug-Ins/VST3`'),
  ).toBe(
    '<p><code class="sp-short">Auto-fill from first pad</code> <code>/Library/Audio/Plug-Ins/VST3</code></p>',
  );
});

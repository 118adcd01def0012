import {expect, it} from 'vitest';
import {figures} from '../../../src/pictures/build';
import {blockHtml} from '../../support/blockHtml';

it('shows a picture’s title below it', async () => {
  expect(await blockHtml(figures, '![A drum](./a.svg "Hit it.")')).toBe(
    '<figure><img src="./a.svg" alt="A drum"><figcaption>Hit it.</figcaption></figure>',
  );
});

it('makes a figure without a caption of a picture without a title', async () => {
  expect(await blockHtml(figures, '![A drum](./a.svg)')).toBe(
    '<figure><img src="./a.svg" alt="A drum"></figure>',
  );
});

it('leaves pictures within words alone', async () => {
  expect(await blockHtml(figures, 'Press ![Play](./a.svg).')).not.toContain('figure');
});

it('marks panels, whose numbers are lit with the table’s', async () => {
  expect(await blockHtml(figures, '![A fader](./img/mix-panel.svg)')).toBe(
    '<figure data-panel=""><img src="./img/mix-panel.svg" alt="A fader"></figure>',
  );
});

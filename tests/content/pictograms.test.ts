import {expect, it} from 'vitest';
import {chosenPictograms} from '../../src/markdown/blocks/drawPictograms';
import {pictogramNames} from '../../src/markdown/blocks/pictograms';

it('are those that pages and kinds of pages choose', () => {
  expect(pictogramNames(), 'Run "npm run pictograms".').toEqual(chosenPictograms());
});

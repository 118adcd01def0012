import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {spriteOfPictograms} from '../../src/markdown/blocks/drawPictograms';
import {SPRITE} from '../../src/markdown/blocks/pictograms';

it('are drawn as pages and kinds of pages choose them', () => {
  const drawn = readFileSync(path.join('static', SPRITE), 'utf8');
  expect(drawn, 'Run "npm run pictograms".').toBe(spriteOfPictograms());
});

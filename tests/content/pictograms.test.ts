import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {spriteOfPictograms} from '../../src/pages/blocks/drawPictograms';
import {PICTOGRAMS, SPRITE} from '../../src/pages/blocks/pictograms';
import {readDocs} from '../support/docs';

it('are drawn as listed', () => {
  const drawn = readFileSync(path.join('static', SPRITE), 'utf8');
  expect(drawn, 'Run "npm run pictograms".').toBe(spriteOfPictograms());
});

it('are listed once, in order', () => {
  expect([...PICTOGRAMS]).toEqual([...new Set(PICTOGRAMS)].sort());
});

it('are each chosen by a page or a kind of page', () => {
  const chosen = readDocs().map(({frontMatter}) => frontMatter.icon);
  const source = readFileSync('src/pages/blocks/linkCards.ts', 'utf8');
  const idle = PICTOGRAMS.filter((name) => !chosen.includes(name) && !source.includes(`'${name}'`));
  expect(idle, 'Take them out of src/pages/blocks/pictograms.ts.').toEqual([]);
});

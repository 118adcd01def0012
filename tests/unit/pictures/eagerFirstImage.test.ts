import {describe, expect, it} from 'vitest';
import {eagerFirstImage} from '../../../src/pictures/eagerFirstImage';
import {jsxElement, runOnTree} from '../../support/jsxTree';

describe('eagerFirstImage', () => {
  it('has only the page’s first picture fetched at once', async () => {
    const first = {alt: 'First', src: 'a.svg'};
    const second = {alt: 'Second', src: 'b.svg'};
    const tree = await runOnTree(eagerFirstImage, [
      jsxElement('video', {src: 'c.mp4'}),
      jsxElement('img', first),
      jsxElement('img', second),
    ]);
    expect(tree.children).toEqual([
      jsxElement('video', {src: 'c.mp4'}),
      jsxElement('img', {...first, loading: 'eager', decoding: 'sync', fetchPriority: 'high'}),
      jsxElement('img', second),
    ]);
  });
});

import {describe, expect, it} from 'vitest';
import {images} from '../../../src/pictures/images';
import {jsxElement, runOnTree} from '../../support/jsxTree';

describe('images', () => {
  it('undoes the escaping of words, once, and has only the page’s first picture fetched at once', async () => {
    const film = jsxElement('video', {title: 'a&amp;b', src: 'c.mp4'});
    const tree = await runOnTree(images, [
      film,
      jsxElement('img', {
        alt: 'The reverb&#39;s &amp;lt; mix',
        title: '&quot;R&quot;',
        src: 'a&amp;b',
      }),
      jsxElement('img', {alt: 'Second', src: 'b.svg'}),
    ]);
    expect(tree.children).toEqual([
      film,
      jsxElement('img', {
        alt: "The reverb's &lt; mix",
        title: '"R"',
        src: 'a&amp;b',
        loading: 'eager',
        decoding: 'sync',
        fetchPriority: 'high',
      }),
      jsxElement('img', {alt: 'Second', src: 'b.svg'}),
    ]);
  });
});

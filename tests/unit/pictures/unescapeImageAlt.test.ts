import {describe, expect, it} from 'vitest';
import {unescapeImageAlt} from '../../../src/pictures/unescapeImageAlt';
import {jsxElement, runOnTree} from '../../support/jsxTree';

describe('unescapeImageAlt', () => {
  it('undoes the escaping of a picture’s words once, and of nothing else', async () => {
    const tree = await runOnTree(unescapeImageAlt, [
      jsxElement('img', {
        alt: 'The reverb&#39;s &amp;lt; mix',
        title: '&quot;R&quot;',
        src: 'a&amp;b',
      }),
      jsxElement('video', {title: 'a&amp;b'}),
    ]);
    expect(tree.children).toEqual([
      jsxElement('img', {alt: "The reverb's &lt; mix", title: '"R"', src: 'a&amp;b'}),
      jsxElement('video', {title: 'a&amp;b'}),
    ]);
  });
});

import type {Root} from 'mdast';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {images, turnedPictures} from '../../../src/pictures/images';
import {jsxElement, runOnTree} from '../../support/jsxTree';

describe('images', () => {
  it('undoes the escaping of words, once, and has only the page’s first picture fetched at once', async () => {
    const film = jsxElement('video', {title: 'a&amp;b', src: 'c.mp4'});
    const tool = {type: 'leafDirective', attributes: {}} as never;
    const tree = await runOnTree(images, [
      tool,
      film,
      jsxElement('img', {
        alt: 'The reverb&#39;s &amp;lt; mix',
        title: '&quot;R&quot;',
        src: 'a&amp;b',
      }),
      jsxElement('img', {alt: 'Second', src: 'b.svg'}),
      jsxElement('a', {title: 'Tom &amp; Jerry', 'data-noBrokenLinkCheck': 'true'}),
      jsxElement('a', {title: 'a&amp;b', href: 'b'}),
    ]);
    expect(tree.children).toEqual([
      tool,
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
      jsxElement('a', {title: 'Tom & Jerry', 'data-noBrokenLinkCheck': 'true'}),
      jsxElement('a', {title: 'a&amp;b', href: 'b'}),
    ]);
  });

  it.each([
    ['upright.jpg', {width: '160', height: '256'}],
    ['photo.jpeg', {width: '256', height: '160'}],
    ['turns.svg', {width: '256', height: '160'}],
    ['not-there.jpg', {width: '256', height: '160'}],
  ])('has the measures of %s as browsers show it', async (name, measures) => {
    const picture = {type: 'image', url: `./writing/img/${name}`} as const;
    const tree: Root = {type: 'root', children: [{type: 'paragraph', children: [picture]}]};
    // As Docusaurus does: the same node, with the measures of its pixels.
    const measure = () => () =>
      void Object.assign(picture, jsxElement('img', {width: '256', height: '160'}));
    await unified()
      .use([turnedPictures(''), measure, images])
      .run(tree, new VFile({path: 'tests/build/page.md'}));
    const {attributes} = picture as unknown as {attributes: {name: string; value: string}[]};
    const read = attributes.map(({name: side, value}) => [side, value] as const);
    expect(Object.fromEntries(read)).toMatchObject(measures);
  });
});

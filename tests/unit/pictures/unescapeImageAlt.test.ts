import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import plainPictureWords from '../../../src/pages/plainPictureWords';

describe('plainPictureWords', () => {
  it('undoes the escaping of a picture’s words once, and of nothing else', () => {
    const attribute = (name: string, value: string): object => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    });
    const picture = (alt: string, source: string): object => ({
      type: 'mdxJsxTextElement',
      name: 'img',
      attributes: [attribute('alt', alt), attribute('src', source)],
    });
    const tree = {type: 'root', children: [picture('The reverb&#39;s &amp;lt; mix', 'a&amp;b')]};
    const transform = plainPictureWords.call({} as never) as (tree: Root) => void;
    transform(tree as unknown as Root);
    expect(tree.children).toEqual([picture("The reverb's &lt; mix", 'a&amp;b')]);
  });
});

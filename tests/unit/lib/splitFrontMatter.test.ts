import {expect, it} from 'vitest';
import {splitFrontMatter} from '../../../src/lib/splitFrontMatter';

it('fails each time on front matter that can’t be read', () => {
  const source = '---\ntitle: Foo: bar\n---\n\nText.\n';
  for (let time = 0; time < 2; time += 1) {
    expect(() => splitFrontMatter(source)).toThrow(/title: Foo: bar/);
  }
});

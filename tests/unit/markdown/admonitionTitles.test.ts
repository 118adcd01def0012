import {unified} from 'unified';
import {expect, it} from 'vitest';
import {admonitionTitles} from '../../../src/markdown/build';

it('gives the title of an admonition the name that Docusaurus looks for', async () => {
  const title = {type: 'element', tagName: 'mdxadmonitiontitle', properties: {}, children: []};
  const box = {type: 'element', tagName: 'admonition', properties: {}, children: [title]};
  await unified()
    .use(admonitionTitles)
    .run({type: 'root', children: [box]} as never);
  expect(title.tagName).toBe('mdxAdmonitionTitle');
  expect(box.tagName).toBe('admonition');
});

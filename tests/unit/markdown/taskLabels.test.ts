import {toHtml} from 'hast-util-to-html';
import {toHast} from 'mdast-util-to-hast';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {parseMarkdown} from '../../../src/markdown/parseMarkdown';
import {taskLabels} from '../../../src/markdown/build';

const html = async (markdown: string): Promise<string> => {
  const tree = toHast(parseMarkdown(markdown).tree) as never;
  const labelled: unknown = await unified().use(taskLabels).run(tree);
  return toHtml(labelled as never).replace(/\n/g, '');
};

it.each([
  ['- [x] Done *now*', /<li[^>]*><label><input[^>]*> Done <em>now<\/em><\/label><\/li>/],
  ['- [ ] One\n\n- [ ] Two', /<p><label><input[^>]*> One<\/label><\/p>/],
  ['- [ ] One\n  - below', /> One<\/label><ul><li>below/],
])('makes the words of a task its label: %j', async (markdown, expected) => {
  expect(await html(markdown)).toMatch(expected);
});

it('leaves other lists alone', async () => {
  expect(await html('- One')).not.toContain('label');
});

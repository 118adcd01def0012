import {toHtml} from 'hast-util-to-html';
import {toHast} from 'mdast-util-to-hast';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {parseMarkdown} from '../../../src/lib/parseMarkdown';
import {longWords} from '../../../src/markdown/build';

const html = async (markdown: string): Promise<string> => {
  const tree = toHast(parseMarkdown(markdown).tree) as never;
  return toHtml((await unified().use(longWords).run(tree)) as never);
};

it.each([
  [
    'a path',
    '`/Users/me/Factory/acoustic-kit.wav`',
    '/<wbr>Users/<wbr>me/<wbr>Factory/<wbr>acoustic-<wbr>kit.<wbr>wav',
  ],
  [
    'an address',
    '[example.com/a-page/of-this-site](./x)',
    'example.<wbr>com/<wbr>a-<wbr>page/<wbr>of-<wbr>this-<wbr>site',
  ],
  [
    'a name',
    'A `name_of_many_words_in_a_row`.',
    'name_<wbr>of_<wbr>many_<wbr>words_<wbr>in_<wbr>a_<wbr>row',
  ],
])('lets %s end a line after its signs', async (_name, markdown, expected) => {
  expect(await html(markdown)).toContain(expected);
});

it.each([
  ['short words', 'A file `kit.wav` and a well-known name.'],
  ['code blocks', '```\n/Users/me/Factory/acoustic-kit.wav\n```'],
])('leaves %s alone', async (_name, markdown) => {
  expect(await html(markdown)).not.toContain('<wbr>');
});

import {toHtml} from 'hast-util-to-html';
import {toHast} from 'mdast-util-to-hast';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {parseMarkdown} from '../../../src/markdown/parseMarkdown';
import {splitLongWord} from '../../../src/lib/splitLongWord';
import {longWords} from '../../../src/markdown/build';

const html = async (markdown: string): Promise<string> => {
  const tree = toHast(parseMarkdown(markdown).tree) as never;
  return toHtml((await unified().use(longWords).run(tree)) as never);
};

it.each([
  [
    'an address',
    '/v2/software/a-page/of-this-site',
    '/<wbr>v2/<wbr>software/<wbr>a-<wbr>page/<wbr>of-<wbr>this-<wbr>site',
  ],
  ['a file', 'kick.acoustic_kit.factory.wav', 'kick.acoustic_<wbr>kit.factory.wav'],
])('lets %s end a line after its signs', async (_name, words, expected) => {
  expect(await html(`A [${words.replaceAll('_', '\\_')}](./x)`)).toContain(expected);
  expect(splitLongWord(words).join('<wbr>')).toBe(expected);
});

const PATH = 'Library/Audio/Presets/acoustic-kit-one.json';

it.each([
  ['CodeBlock', true],
  ['Code.Own', true],
  ['option', true],
  ['pre', true],
  ['code', false],
  ['TabItem', false],
  ['Tabs', false],
  ['p', false],
])('in JSX, of <%s> the words are kept as they were typed: %s', async (name, isKept) => {
  const imports = [
    "import CodeBlock from '@theme/CodeBlock';",
    "import TabItem from '@theme/TabItem';",
    "import * as Code from './code';",
  ];
  const words = {type: 'text', value: PATH};
  const element = {type: 'mdxJsxFlowElement', name, attributes: [], children: [words]};
  const esm = {type: 'mdxjsEsm', value: imports.join('\n')};
  await unified()
    .use(longWords)
    .run({type: 'root', children: [esm, element]} as never);
  expect(element.children.length === 1).toBe(isKept);
});

it.each([
  ['short words', 'A file `kit.wav` and a well-known name.'],
  ['code, which its component splits', 'A `/Users/me/Factory/acoustic-kit.wav`'],
  ['code blocks', '```\n/Users/me/Factory/acoustic-kit.wav\n```'],
])('leaves %s alone', async (_name, markdown) => {
  expect(await html(markdown)).not.toContain('<wbr>');
});

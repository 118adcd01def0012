import {directiveFromMarkdown} from 'mdast-util-directive';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString} from 'mdast-util-to-string';
import {directive} from 'micromark-extension-directive';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {bareWords} from '../../../src/markdown/build';
import {marksOf} from '../../../src/markdown/checks/marks';
import {parseMarkdown} from '../../../src/markdown/parseMarkdown';

const wordsOf = (markdown: string): string =>
  toString(
    unified()
      .use(bareWords)
      .runSync(
        fromMarkdown(markdown, {
          extensions: [directive()],
          mdastExtensions: [directiveFromMarkdown()],
        }),
      ),
  );

it('gives a bare word behind a colon back to the words', () => {
  expect(wordsOf('## Send CC:bank, **A:b** and MIDI:tool')).toBe('Send CC:bank, A:b and MIDI:tool');
});

it('leaves directives alone', () => {
  expect(wordsOf('A :b[c], :d[], :e{f} and :unsure.')).toBe('A c, ,  and .');
});

it('gives them back to what is read without Docusaurus, too', () => {
  const page = parseMarkdown('## Send CC:bank {#bank}\n\n:unsure[It takes A:b].\n\n:unsure too');
  expect(marksOf(page)).toEqual([
    {line: 3, heading: 'Send CC:bank', words: 'It takes A:b'},
    expect.objectContaining({
      line: 5,
      fault: expect.stringContaining('between brackets') as string,
    }),
  ]);
});

import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {parseMarkdown} from '../../../src/markdown/parseMarkdown';
import {unsure, unusedDirectives} from '../../../src/markdown/build';

async function check(markdown: string): Promise<void> {
  const file = new VFile({value: markdown, path: 'docs/page.md'});
  await unified()
    .use(unsure)
    .use(unusedDirectives('throw'))
    .run(parseMarkdown(markdown).tree, file);
}

describe('a directive that nobody has taken', () => {
  it.each([
    [
      'Words.\n\nHit :snare[rim].',
      '3: nobody knows ":snare": to show it as it stands, write a backslash before the colon, \\:snare',
    ],
    ['Write a:b{c}.', '1: nobody knows ":b"'],
    ['Write a:b[].', '1: nobody knows ":b"'],
    ['::break', '1: nobody knows "::break": correct the name'],
    [':::hint\n\nWords.\n\n:::', '1: nobody knows ":::hint"'],
    [':::Note\n\nWords.\n\n:::', '1: nobody knows ":::Note"'],
    ['::: tip\n\nWords.\n\n:::', '1: "::: tip" makes no box: no space after :::'],
    // Around another of as many colons.
    [
      ':::note\nouter\n:::note\ninner\n:::\nrest\n:::',
      '7: ":::" makes no box: no space after :::, the name in small letters, an empty line before and after; a box around another needs one colon more.',
    ],
    ['Words.\n::: tip', '2: "::: tip" makes no box'],
    ['> Words.\n> ::: tip', '2: "::: tip" makes no box'],
    ['::unsure[Words]', '1: nobody knows "::unsure"'],
  ])('is told of, %j', async (markdown, message) => {
    await expect(check(markdown)).rejects.toThrow(`docs/page.md:${message}`);
  });

  it('is none where another has taken it, or where a bare word follows a colon', async () => {
    await check('Send CC:bank at 10:30, in 3:one, C:4. :unsure[Words]. \\:snare[rim] `:a[b]`');
    await check('Write\n\\:::note\nor ::: between words.');
  });
});

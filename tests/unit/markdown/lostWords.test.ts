import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {parseMarkdown} from '../../../src/markdown/parseMarkdown';
import {lostWords} from '../../../src/markdown/checks/lostWords';
import {jsxElement} from '../../support/jsxTree';

const said = (page: string): string[] =>
  lostWords(parseMarkdown(page).tree, page).map((fault) => fault.join(': '));

describe('what readers would miss is told', () => {
  it.each([
    ['Words.\n\nType <name> here.', '3: nobody knows <name>: .*write \\\\<name>'],
    ['<Tabs>\n</Tabs>', '1: nobody knows <Tabs>: .*end in .mdx'],
    ['A <drum-pad></drum-pad>.', '1: nobody knows <drum-pad>'],
    ['<details>\n<summary>A</summary>\n\nWords.\n\n## More', '1: <details> has no end'],
    ['This is <b>bold.\n\nMore.', '1: <b> has no end: write </b>'],
    // Behind a quote without an end.
    ['<div title="a>\n<tempo>\n</div>', '2: nobody knows <tempo>'],
    ['<div>\n</div>\n<b', '3: <b> has no end'],
    ['<audio controls src="/v2/a.mp3" />\n\n## More', '1: <audio> has no end: write </audio>'],
    ['Words.\n\n<div id="a > b"/>\n\n## More', '3: <div> has no end: .*/> is none'],
    ['A <span id="a"/> b.', '1: <span> has no end'],
    ['<DocCardList />', '1: nobody knows <DocCardList>'],
    // A drawing whose slash is a value’s.
    ['<svg width=1/>', '1: <svg> has no end'],
    ['Words.\n\n<!-- a note\n\n## More', '3: the comment has no end'],
    ['Words.\n\n```js\na()\n\n## More', '3: the code has no end: write ```'],
    ['- a\n\n  ~~~\n  b\n\nMore', '3: the code has no end: write ~~~'],
    ['```js', '1: the code has no end'],
    ['See [words][nowhere].', '1: nothing below says what \\[nowhere\\] is'],
    ['[**a**][b]', '1: nothing below says what \\[b\\] is'],
    ['![A drum][drum]', '1: nothing below says what \\[drum\\] is'],
    ['Words.[^1]', '1: nothing below says what \\[\\^1\\] is: .*words'],
    ['Words[^1].\n\n[^1]: One.\n\n[^2]: Two.', '5: no \\[\\^2\\] in the text leads to this note'],
    ['Words[^A].\n\n[^A]: One.\n[^a]: Two.', '4: a line above says what \\[\\^a\\] is'],
    ['[r]\n\n[r]: ./a.md\n[R]: ./b.md', '4: a line above says what \\[R\\] is'],
    ['## A {#a} <!-- why -->', '1: .*{#its-id}, last in the heading'],
    ['## **A** { #a }', '1: .*{#its-id}'],
    ['## A {: #a}', '1: .*{#its-id}'],
    ['## A {#a} and more', '1: .*{#its-id}'],
    ['## A {#a} {#b}', '1: .*{#its-id}'],
    ['## A <a id="b"></a>', '1: .*<a> as it stands: an id is written {#its-id}'],
    ['Words.\n\n## See <a href="/v2/glossary/">this</a>', '3: .*<a> as it stands: .* a link'],
    ['### A <img src="/v2/a.png" alt="b">', '1: .*<img> as it stands: .* a picture in Markdown'],
    ['## A <span id="b">B</span>', '1: .*<span> as it stands'],
    ['## A **<svg viewBox="0 0 1 1"><path d=""/></svg>**', '1: .*<svg> as it stands'],
    ['A <b>b</b>.\n\n<td>\n- one\n- two\n</td>', '3: .*, "- one", shown as it stands'],
    ['<details>\n<summary>A</summary>\n1. one\n</details>', '1: .*, "1. one", shown'],
    ['<div>\n## A\n</div>', '1: .*, "## A", shown'],
    ['<div>\n:::note\n</div>', '1: .*, ":::note", shown'],
    ['Words.\n\n{/* a comment */}', '3: .*: a comment in .md is <!-- this -->'],
    ['See [[Wiki page]].', '1: .*: a link is \\[words\\]'],
    ['A\n![[picture.png]]', '2: .*: a link is .* a picture !'],
    ['**Cause:**The cable', '1: .*: no space stands between'],
    ['5~10 ms or 20~30 ms', '1: the words between two ~ are struck through: write \\\\~'],
    ['[the heading](#My heading)', '1: this is no link: .*'],
    ['Words,\n![a picture](./img/my picture.png)', '1: this is no link'],
    ['[**words**](./a b.md "Title")', '1: this is no link'],
    ['[words] (./code.md)', '1: this is no link'],
    [
      '<details>\n<summary>Open **me**</summary>\n</details>',
      '1: .*, "\\*\\*me\\*\\*", shown as it stands',
    ],
    ['<table><tr><td>:unsure[A cell]</td></tr></table>', '1: .*, ":unsure\\[A cell\\]", shown'],
    ['<p>\n[words](./a.md) and a note[^1]\n</p>', '1: .*, "\\[words\\]\\(./a.md\\)", shown'],
    ['![a](./a.png "Bold **b** and :unsure[c]")', '1: .*, "\\*\\*b\\*\\*", shown'],
    ['![a](./a.png "See `c`")', '1: .*, "`c`", shown'],
    [
      '| A | B | C |\n|---|---|\n| a | b | c |',
      '1: "\\| A \\| B \\| C \\|" is shown as it stands: a table',
    ],
    ['> Words:\n> a | b\n> ---|---|---', '3: "---\\|---\\|---" is shown'],
    ['| A |\n|---|\n| a |\n\n| b |', '5: "\\| b \\|" is shown'],
    ['Words.\n\n1.\u00a0Turn on.\n2.\u00a0Press.', '3: "1.\u00a0Turn on." .*: .* a plain space'],
    ['Words,\n-\u00a0a', '2: "-\u00a0a" is shown'],
    ['##\u00a0More', '1: "##\u00a0More" is shown'],
    ['##More', '1: "##More" is shown'],
    ['Set **Retrig (on)**to Next', '1: "\\*\\*Retrig \\(on\\)\\*\\*to Next" .* such as \\)'],
    ['**Bold **words', '1: "\\*\\*Bold \\*\\*words" is shown'],
    ['Press **+**twice', '1: "\\*\\*\\+\\*\\*twice" is shown'],
    ['A ~~word ~~struck', '1: "~~word ~~struck" is shown'],
    ['A lone `sign', '1: "`sign" is shown as it stands: code'],
    ["import Note from './_note.mdx'", '1: .*end in .mdx'],
    ['export const a = 1', '1: .*end in .mdx'],
    ['![a](./a.png){width=50%}', '1: "{width=50%}" is shown'],
    ['## A\n{: .note }', '2: "{: .note }" is shown'],
    ['A {{ product.name }}', '1: "{{ product.name }}" is shown'],
  ])('%j', (page, fault) => {
    expect(said(page)).toEqual([expect.stringMatching(fault)]);
  });

  it('each with its line', () => {
    expect(said('See [a][b], ![c][d] and[^1].')).toHaveLength(3);
    expect(said('A <b>\n\n<i>\n<u>\n')).toHaveLength(3);
    expect(said('A <b>.\n\nB <tempo>.').sort()).toEqual([
      expect.stringMatching(/^1: <b>/),
      expect.stringMatching(/^3: nobody knows <tempo>/),
    ]);
  });
});

it('tells of a link as JSX in a heading, but not of a picture, which Docusaurus leaves out of the list', () => {
  const tag = (name: string) => ({type: 'mdxJsxTextElement', name, attributes: [], children: []});
  const children = ['Link', 'a', 'img', 'kbd'].map(tag);
  const tree = {type: 'root', children: [{type: 'heading', depth: 2, children}]};
  expect(lostWords(tree as never, '').map(([, message]) => message)).toEqual([
    expect.stringContaining('<Link> as it stands'),
    expect.stringContaining('<a> as it stands'),
  ]);
});

it('tells of elements in .mdx that nobody knows, not of components and drawings', () => {
  const within = {...jsxElement('svg', {}), children: [jsxElement('feBlend', {})]} as never;
  const names = ['shared', 'drum-pad', 'Shared', 'motion.div', 'kbd', 'details', 'picture'];
  const tree: Root = {
    type: 'root',
    children: [...names.map((name) => jsxElement(name, {})), within],
  };
  expect(lostWords(tree, '').map((fault) => fault.join(': '))).toEqual([
    expect.stringMatching(/^1: nobody knows <shared>, .* capital letter/),
    expect.stringMatching(/^1: nobody knows <drum-pad>/),
  ]);
});

it('says nothing of what holds', () => {
  const good = [
    'In [0, 1](both ends count), arr[i](a, b).\n\n<table><tr><td><kbd>`</kbd></td><td><kbd>`</kbd></td></tr></table>',
    '[words][there], [there], ![drum][there], a note[^1], \\[a\\]\\[b\\], `[a][b] <name>`, a \\<name>, [ ][ ].',
    'A<br>b<wbr>c <kbd>K</kbd> <b>bold <i>both</i></b> <img src="/v2/a.png" alt="a > b"> <hr />',
    '<img src="/v2/a.png" alt="Hold <Shift> and hit"> <img alt=\'<b> or <!--\'> <b title = "<tempo>">it\'s</b>',
    '<img\n  alt="a\n<Shift>">\n\n<a href=/v2/?a=b>It\'s it</a>',
    '<table>\n<tr><td>1. One</td><td>- two</td></tr>\n</table>\n\n<!--\n- one\n-->\n\n<pre>\n- one\n</pre>\n\n<p>\n-6 dB\n</p>',
    '<div>\n\n- one\n\n</div>\n\nf[[0]](a), \\[[a]\\], 2 ** 3 ** 4, \\*\\*a\\*\\*, `**a**b [[c]] {/*`, A\u00a0b [![a](./a.png)](./b.md)',
    '<picture><source srcset="/v2/a.png"><img src="/v2/a.png" alt="a"></picture>',
    'x <svg viewBox="0 0 1 1"><circle r="1"/><path d=""></path></svg> <math><mi>x</mi></math>',
    '<svg viewBox="0 0 1 1" /> <svg/> <math><mi/><mspace width="1"/></math> <wbr/> <input type="text"/>',
    '<table><tr><td>a<td>b</table>\n\n<ul><li>a<li>b</ul>\n\n<!-- a comment -->',
    '<details>\n<summary>A</summary>\n\nWords.\n\n</details>',
    '```js\na()\n```\n\n> ~~~\n> a\n> ~~~\n\n- ````md\n  ```\n  ````\n\n    indented ```',
    '| A | B |\n|---|---|\n| a \\| b |\n| [x][there] | y |',
    '## A {#a}\n\n## B {#b}\n\n## A\n\n## A',
    '- [ ] a task',
    'Go to "www.sunhou.se" now, or write to "help@sunhou.se".',
    '## The code `{#a}` {#c}\n\n## D {#d} \n\n## [E](./e.md) ![F](./f.png) <kbd>G</kbd> H<sub>2</sub>O\n\n## `<a id="b">`\n\n~~Struck~~ and 5\\~10 or 20\\~30, ~/Music',
    '[words](<./a b.md>), [x] (see below), \\[a\\](b c), `[a](b c)`, f[0] (a)',
    '<pre>\n**a** [b](c)\n\n:unsure[d]</pre>\n\n<div title="**a**">2 * 3 ** 4 ** 5 <code>**a**</code><!-- [a](b) --></div>',
    '<div>\n\n**a** <b>[b](./b.md)</b>\n\n</div>\n\n![a](./a.png "2 * 3 * 4, as in [a]")',
    '\\*\\*a\\*\\* 2 ** 3 **4**, \\`, \\{{a}}, \\{/* b */}, \\[[c]], {d: e}, #2, #more, **File** | **Edit**, a -- b --- | c',
    'Go there to\nexport a file or\nimport it, with **|** and 1|2.\n\n**|** is a key, *a* **b**c ***d*** **e**\u00a0f 3.\u00a0g',
    '[//]: # (a comment)\n[//]: # (another)',
    '[there]: ./a.md\n\n[^1]: A note, as[^2].\n\n[^2]: Another.',
  ];
  expect(said(good.join('\n\n'))).toEqual([]);
});

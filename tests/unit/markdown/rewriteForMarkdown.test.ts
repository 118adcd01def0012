import {createDocument} from '@mixmark-io/domino';
import {expect, it} from 'vitest';
import {copyOfPage} from '../../../src/markdown/copies/copyOfPage';

const ADDRESS = 'https://help.example/v2/how-to/x/';

/** @returns the text of the page's copy, below its head */
function copyOf(text: string): string {
  const page = createDocument(
    `<div class="theme-doc-markdown"><header><h1>T</h1></header>${text}</div>`,
  );
  const markdown = copyOfPage(page, {title: 'T', description: 'D.'}, ADDRESS);
  return markdown.slice(markdown.indexOf('>\n\n', markdown.indexOf('Address')) + 3);
}

it.each([
  ['powers and indexes', '<p>10<sup>3</sup>, H<sub>2</sub>O</p>', '10<sup>3</sup>, H<sub>2</sub>O'],
  ['a quotation in another', '<p><q>A <q>b</q> c</q>.</p>', '“A ‘b’ c”.'],
  ['another heading of the first level', '<h1>Other</h1><p>Text.</p>', '# Other\n\nText.'],
  ['the words of a header', '<header><p>By me</p></header>', 'By me'],
  ['a sound', '<audio controls src="/a.wav"></audio>', '[a.wav](https://help.example/a.wav)'],
  [
    'a film with its source, by its title',
    '<video title="A roll"><source src="/a.mp4"></video>',
    '[A roll](https://help.example/a.mp4)',
  ],
  [
    'a frame',
    '<iframe src="https://x.example/embed/1"></iframe>',
    '[1](https://x.example/embed/1)',
  ],
  [
    'a frame whose address can’t be decoded',
    '<iframe src="https://x.example/50%-wet"></iframe>',
    '[50%-wet](https://x.example/50%-wet)',
  ],
  [
    'a card',
    '<a href="/v2/y/"><h2>Title</h2><p>What it is.</p></a>',
    '[Title](https://help.example/v2/y/)\n\nWhat it is.',
  ],
  ...[
    '<a href="/v2/y/"><strong>Title</strong><p>What it is.</p></a>',
    '<a href="/v2/y/"><div><strong>Title</strong><p>What it is.</p></div></a>',
    '<a href="/v2/y/"><span><strong>Title</strong><p>What it is.</p></span></a>',
  ].map((html) => [
    'words beside blocks of a card',
    html,
    '[**Title**](https://help.example/v2/y/)\n\nWhat it is.',
  ]),
  [
    'a picture and a list beside blocks of a card',
    '<a href="/v2/y/"><img src="/a.png" alt="A drum"><p>What</p> it <em>is</em>.<ul><li>A</li><li>B</li></ul></a>',
    '[![A drum](https://help.example/a.png)](https://help.example/v2/y/)\n\nWhat\n\nit *is*.\n\nA\n\nB',
  ],
  [
    'a picture with a caption that is a link',
    '<a href="/v2/y/"><figure><img src="/a.png" alt="A drum"><figcaption>Hit it.</figcaption></figure></a>',
    '[![A drum](https://help.example/a.png)](https://help.example/v2/y/)\n\nHit it.',
  ],
  [
    'a picture that is a link',
    '<a href="/v2/y/"><figure><img src="/a.png" alt="A drum"></figure></a>',
    '[![A drum](https://help.example/a.png)](https://help.example/v2/y/)',
  ],
  [
    'details without a paragraph, one after the other',
    '<details><summary>A</summary>a</details><details><summary>B</summary>b</details>',
    'A\n\na\n\nB\n\nb',
  ],
  [
    'lists of one kind side by side, each by itself',
    '<ul><li>a</li></ul>\n<ul><li>b</li></ul><ol><li>c<ol><li>d</li></ol><ol><li>e</li></ol></li></ol>',
    '-   a\n\n<!-- -->\n\n-   b\n\n1.  c\n    \n    1.  d\n    \n    <!-- -->\n    \n    1.  e',
  ],
  [
    'the lines of an admonition',
    '<div class="theme-admonition theme-admonition-tip"><div>tip</div><div><p>a<br>b</p><ul><li>c<br>d</li></ul></div></div>',
    '> **Tip**\n>\n> a  \n> b\n>\n> -   c  \n>     d',
  ],
  ['preformatted text', '<pre>a  *b*\n c</pre>', '```\na  *b*\n c\n```'],
  [
    'the caption of a table',
    '<table><caption>Notes</caption><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    'Notes\n\n| A   |\n| --- |\n| 1   |',
  ],
  [
    'a table with a list in a cell, as HTML without what the theme needs',
    '<table class="x"><tbody><tr><td class="y"><ul class="z"><li>a</li></ul></td></tr></tbody></table>',
    '<table class="x"><tbody><tr><td class="y"><ul><li>a</li></ul></td></tr></tbody></table>',
  ],
  ['a formula', '<p><math><mn>1</mn></math></p>', '<math><mn>1</mn></math>'],
  [
    'notes at the foot',
    '<p>a<sup><a href="#fn-1">1</a></sup></p><section data-footnotes><h2>Footnotes</h2><ol><li><p>b <a data-footnote-backref href="#r">↩</a></p></li></ol></section>',
    `a<sup>[1](${ADDRESS}#fn-1)</sup>\n\n## Footnotes\n\n1.  b`,
  ],
])('keeps %s', (_name, html, markdown) => {
  expect(copyOf(html)).toBe(`${markdown}\n`);
});

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
  ['<p>10<sup>3</sup>, H<sub>2</sub>O</p>', '10<sup>3</sup>, H<sub>2</sub>O'],
  ['<p><q>A <q>b</q> c</q>.</p>', '“A ‘b’ c”.'],
  ['<p><code>send <a href="/v2/y/">a <em>drum</em></a></code></p>', '`send a drum`'],
  ['<p><a href="/v2/y/"><code><b>x</b></code></a></p>', '[`x`](https://help.example/v2/y/)'],
  ['<h1>Other</h1><p>Text.</p>', '# Other\n\nText.'],
  ['<header><p>By me</p></header>', 'By me'],
  ['<audio controls src="/a.wav"></audio>', '[a.wav](https://help.example/a.wav)'],
  ['<video title="A roll"><source src="/a.mp4"></video>', '[A roll](https://help.example/a.mp4)'],
  ['<iframe src="https://x.example/embed/1"></iframe>', '[1](https://x.example/embed/1)'],
  // A frame whose address can’t be decoded.
  ['<iframe src="https://x.example/50%-wet"></iframe>', '[50%-wet](https://x.example/50%-wet)'],
  [
    '<a href="/v2/y/"><h2>Title</h2><p>What it is.</p></a>',
    '[Title](https://help.example/v2/y/)\n\nWhat it is.',
  ],
  ...[
    '<a href="/v2/y/"><strong>Title</strong><p>What it is.</p></a>',
    '<a href="/v2/y/"><div><strong>Title</strong><p>What it is.</p></div></a>',
    '<a href="/v2/y/"><span><strong>Title</strong><p>What it is.</p></span></a>',
  ].map((html) => [html, '[**Title**](https://help.example/v2/y/)\n\nWhat it is.']),
  // A picture and a list beside blocks of a card.
  [
    '<a href="/v2/y/"><img src="/a.png" alt="A drum"><p>What</p> it <em>is</em>.<ul><li>A</li><li>B</li></ul></a>',
    '[![A drum](https://help.example/a.png)](https://help.example/v2/y/)\n\nWhat\n\nit *is*.\n\nA\n\nB',
  ],
  [
    '<a href="/v2/y/"><figure><img src="/a.png" alt="A drum"><figcaption>Hit it.</figcaption></figure></a>',
    '[![A drum](https://help.example/a.png)](https://help.example/v2/y/)\n\nHit it.',
  ],
  [
    '<a href="/v2/y/"><figure><img src="/a.png" alt="A drum"></figure></a>',
    '[![A drum](https://help.example/a.png)](https://help.example/v2/y/)',
  ],
  [
    '<details><summary>A</summary>a</details><details><summary>B</summary>b</details>',
    'A\n\na\n\nB\n\nb',
  ],
  // Lists of one kind side by side, each by itself.
  [
    '<ul><li>a</li></ul>\n<ul><li>b</li></ul><ol><li>c<ol><li>d</li></ol><ol><li>e</li></ol></li></ol>',
    '-   a\n\n<!-- -->\n\n-   b\n\n1.  c\n    \n    1.  d\n    \n    <!-- -->\n    \n    1.  e',
  ],
  [
    '<div class="theme-admonition theme-admonition-tip"><div>tip</div><div><p>a<br>b</p><ul><li>c<br>d</li></ul></div></div>',
    '> **Tip**\n>\n> a  \n> b\n>\n> -   c  \n>     d',
  ],
  [
    '<h2>One<br>two</h2><div class="theme-admonition theme-admonition-note"><div>Three<br/>four</div><div><p>a</p></div></div>',
    '## One two\n\n> **Note: Three four**\n>\n> a',
  ],
  // Tables with a heading in a cell, and with two rows of heads.
  ...[
    '<table><tbody><tr><td><h4>A</h4></td></tr></tbody></table>',
    '<table><thead><tr><th>A</th></tr><tr><th>B</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>',
  ].map((html) => [html, html]),
  ['<pre>a  *b*\n c</pre>', '```\na  *b*\n c\n```'],
  [
    '<table><caption>Notes</caption><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    'Notes\n\n| A   |\n| --- |\n| 1   |',
  ],
  // A table with a list in a cell, as HTML without what the theme needs.
  [
    '<table class="x"><tbody><tr><td class="y"><ul class="z"><li>a</li></ul></td></tr></tbody></table>',
    '<table class="x"><tbody><tr><td class="y"><ul><li>a</li></ul></td></tr></tbody></table>',
  ],
  ['<p><math><mn>1</mn></math></p>', '<math><mn>1</mn></math>'],
  [
    '<p>a<sup><a href="#fn-1">1</a></sup></p><section data-footnotes><h2>Footnotes</h2><ol><li><p>b <a data-footnote-backref href="#r">↩</a></p></li></ol></section>',
    `a<sup>[1](${ADDRESS}#fn-1)</sup>\n\n## Footnotes\n\n1.  b`,
  ],
  [
    '<h2 class="anchor" id="on">Turn it on<a href="#on" class="hash-link" translate="no">\u200B</a></h2><ol><li>Click <strong>Retrig</strong>.</li><li>Set <code>On</code>, <em>then</em> hit:<ul><li>the rim</li></ul></li></ol>',
    '## Turn it on\n\n1.  Click **Retrig**.\n2.  Set `On`, *then* hit:\n    -   the rim',
  ],
  [
    '<div class="theme-tabs-container tabs-container tabList_W"><ul role="tablist" class="tabs"><li role="tab" aria-selected="true">Mac</li><li role="tab" aria-selected="false">Windows &amp; co</li></ul><div class="margin-top--md"><div class="sp-tab" data-label="Mac"><div role="tabpanel">Open <strong>System Settings</strong>.</div></div><div class="sp-tab" data-label="Windows &amp; co"><div role="tabpanel" hidden=""><p>Open <strong>Control Panel</strong>.</p></div></div></div></div>',
    '**Mac**\n\nOpen **System Settings**.\n\n**Windows & co**\n\nOpen **Control Panel**.',
  ],
  [
    '<details class="details_O alert" data-collapsed="true"><summary>Why does it crackle?</summary><div><div class="collapsibleContent_n"><p>The <strong>buffer</strong> is small.</p></div></div></details>',
    'Why does it crackle?\n\nThe **buffer** is small.',
  ],
  [
    '<table role="table" class="sp-cards"><thead><tr role="row"><th role="columnheader" scope="col">Control</th><th>Range</th></tr></thead><tbody><tr role="row"><td role="cell"><strong>Gain</strong></td><td role="cell" data-label="Range">0 | 1 dB</td></tr></tbody></table>',
    '| Control | Range |\n| --- | --- |\n| **Gain** | 0 \\| 1 dB |',
  ],
  ['<p>Press <kbd>Ctrl</kbd>+<kbd>K</kbd>.</p>', 'Press Ctrl+K.'],
  [
    '<p>Text<span aria-hidden="true">!</span><svg><title>Icon</title></svg></p><button>Copy</button><form>Try <a href="/search/?q=x">x</a></form><script>1</script><style>p{}</style>',
    'Text',
  ],
  ['<p>The tempo is <!-- -->120<!-- --> BPM.</p>', 'The tempo is 120 BPM.'],
  [
    '<p>Before.</p><table><tbody><tr><th colspan="2">A</th></tr></tbody></table>',
    'Before.\n\n<table><tbody><tr><th colspan="2">A</th></tr></tbody></table>',
  ],
])('writes %j as Markdown', (html, markdown) => {
  expect(copyOf(html)).toBe(`${markdown}\n`);
});

import {expect, it} from 'vitest';
import {
  choices,
  faultPanels,
  frontDoor,
  lineBreaks,
  references,
  steps,
  unsure,
} from '../../../src/markdown/build';
import {blockHtml, rawHtml} from '../../support/blockHtml';

const LINKS = '- [Silent](#silent)\n- [Late](#late)';
const CHOICES =
  '<ul class="sp-choices">\n<li><a href="#silent"><span>Silent</span></a></li>\n<li><a href="#late"><span>Late</span></a></li>\n</ul>';

it.each([
  [choices, LINKS, CHOICES],
  [
    choices,
    `Which?\n\n${LINKS}\n\nOr else.`,
    `<p class="sp-before-choices">Which?</p>\n${CHOICES}\n<p>Or else.</p>`,
  ],
  // One item of a row that the arrow ends, whatever the words are.
  [
    choices,
    '- [The **Mix** is *silent*, `Next` too](#a)',
    '<ul class="sp-choices">\n<li><a href="#a"><span>The <strong>Mix</strong> is <em>silent</em>, <code>Next</code> too</span></a></li>\n</ul>',
  ],
  [
    references,
    '![A drum][Drum] and [its *rim*][], [rim]\n\n[drum]: ./img/drum.svg "Seen from above"\n[its *rim*]: ./rim.md\n[rim]: ./other.md\n[rim]: ./last.md',
    '<p><img src="./img/drum.svg" alt="A drum" title="Seen from above"> and <a href="./rim.md">its <em>rim</em></a>, <a href="./other.md">rim</a></p>',
  ],
  // The numbers are written, from the one that a writer begins with.
  [
    steps,
    '3. Three\n   1. Below\n3. Four\n\n- No number',
    '<ol start="3" class="sp-steps">\n<li value="3">Three\n<ol class="sp-steps">\n<li value="1">Below</li>\n</ol>\n</li>\n<li value="4">Four</li>\n</ol>\n<ul>\n<li>No number</li>\n</ul>',
  ],
  // No line begins with the sign of a menu path, and short code is in one piece.
  [
    lineBreaks,
    'Choose **File** > **Export** > Kit, `a > b`.',
    '<p>Choose <strong>File</strong>\u00a0> <strong>Export</strong>\u00a0> Kit, <code class="sp-short">a > b</code>.</p>',
  ],
  [
    lineBreaks,
    '`Auto-fill from first pad` `/Library/Audio/Plug-Ins/VST3`',
    '<p><code class="sp-short">Auto-fill from first pad</code> <code>/Library/Audio/Plug-Ins/VST3</code></p>',
  ],
])('%o makes of %j what it should', async (plugin, markdown, html) => {
  expect(await blockHtml(plugin, markdown)).toBe(html);
});

it.each([
  [choices, '- [Mix](./mix.md)'],
  [choices, '- [Silent](#silent) or not'],
  [choices, '- [Silent](#silent)\n\n  Nothing is heard.'],
  [choices, '- Silent'],
  [choices, '- [x] [Silent](#silent)'],
  [faultPanels, '**Retrig:** stops it.'],
  [faultPanels, '**constructor** is a word.'],
  [faultPanels, '**toString**'],
  [frontDoor, ':::note\n\nWords.\n\n:::'],
  [references, 'Turn [it] up.'],
  // A list of tasks, and what notes at the foot are made of.
  [steps, '1. [x] Done\n2. [ ] Not yet\n\nWords.[^1]\n\n[^1]: A note.'],
  [unsure, ':other[Words]'],
])('%o leaves %j alone', async (plugin, markdown) => {
  expect(await blockHtml(plugin, markdown)).toBe(await blockHtml([], markdown));
});

it('a start page’s head has a search below its words', async () => {
  const html = await blockHtml(frontDoor, ':::front-door\n\nWhat it is.\n\n- A way\n\n:::');
  expect(html).toMatch(
    /<div class="sp-front"><p>What it is\.<\/p><form[^>]* role="search" action="\/v2\/search\/"><input[^>]* name="q"[^>]* aria-label="Search the help"[^]*<\/form><ul>/,
  );
});

it('the sign of a menu path is what was typed as it was, by whatever syntax', async () => {
  expect(await rawHtml(lineBreaks, '<code>sort a > b</code> and File > Export')).toBe(
    '<p><code>sort a > b</code> and File\u00a0> Export</p>',
  );
});

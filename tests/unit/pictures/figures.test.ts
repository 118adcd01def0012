import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {figures} from '../../../src/pictures/build';
import {blockHtml} from '../../support/blockHtml';
import {writeFiles} from '../../support/files';
import {temporaryFolder} from '../../support/temporaryFolder';

it.each([
  [
    '![A drum](./a.svg "Hit it.")',
    '<figure><img src="./a.svg" alt="A drum"><figcaption>Hit it.</figcaption></figure>',
  ],
  ['![A drum](./a.svg)', '<figure><img src="./a.svg" alt="A drum"></figure>'],
  [
    '[![A drum](./a.svg "Hit it.")](./b.md)',
    '<a href="./b.md"><figure><img src="./a.svg" alt="A drum"><figcaption>Hit it.</figcaption></figure></a>',
  ],
  // Pictures within words stay.
  [
    '[![P](./a.svg) Words](./b.md)',
    '<p><a href="./b.md"><img src="./a.svg" alt="P"> Words</a></p>',
  ],
  ['Press ![Play](./a.svg).', '<p>Press <img src="./a.svg" alt="Play">.</p>'],
  // A panel's numbers are lit with the table's.
  ['![A](./mix-panel.svg)', '<figure data-panel=""><img src="./mix-panel.svg" alt="A"></figure>'],
])('makes a figure of a picture that stands alone: %j', async (markdown, html) => {
  expect(await blockHtml(figures(''), markdown)).toBe(html);
});

describe('a drawing that asks to be turned around in dark mode', () => {
  const folder = temporaryFolder();
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9"';
  const figureOf = (url: string) =>
    blockHtml(figures(folder()), `![A drum](${url})`, {path: path.join(folder(), 'docs/page.md')});

  it('is marked, and nothing else is', async () => {
    writeFiles(folder(), {
      'docs/img/turns.svg': `${SVG} data-dark="turn"><path/></svg>`,
      'static/img/turns.svg': `${SVG} data-dark="turn"/>`,
      'docs/img/colors.svg': `${SVG}><text>data-dark="turn"</text></svg>`,
      'docs/img/photo.png': `${SVG} data-dark="turn"/>`,
    });
    for (const url of ['./img/turns.svg', '@site/docs/img/turns.svg', '/img/turns.svg'])
      expect(await figureOf(url), url).toContain('<figure class="sp-drawing">');
    for (const file of ['colors.svg', 'photo.png', 'missing.svg'])
      expect(await figureOf(`./img/${file}`), file).toContain('<figure><img');
    expect(await figureOf('https://example.com/x.svg')).toContain('<figure><img');
  });
});

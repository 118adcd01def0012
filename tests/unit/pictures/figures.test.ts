import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {figures} from '../../../src/pictures/build';
import {blockHtml} from '../../support/blockHtml';
import {writeFiles} from '../../support/files';
import {temporaryFolder} from '../../support/temporaryFolder';

it('shows a picture’s title below it', async () => {
  expect(await blockHtml(figures(''), '![A drum](./a.svg "Hit it.")')).toBe(
    '<figure><img src="./a.svg" alt="A drum"><figcaption>Hit it.</figcaption></figure>',
  );
});

it('makes a figure without a caption of a picture without a title', async () => {
  expect(await blockHtml(figures(''), '![A drum](./a.svg)')).toBe(
    '<figure><img src="./a.svg" alt="A drum"></figure>',
  );
});

it('makes a figure of a picture that is a link', async () => {
  expect(await blockHtml(figures(''), '[![A drum](./a.svg "Hit it.")](./b.md)')).toBe(
    '<a href="./b.md"><figure><img src="./a.svg" alt="A drum"><figcaption>Hit it.</figcaption></figure></a>',
  );
  expect(await blockHtml(figures(''), '[![A drum](./a.svg) Words](./b.md)')).not.toContain(
    'figure',
  );
});

it('leaves pictures within words alone', async () => {
  expect(await blockHtml(figures(''), 'Press ![Play](./a.svg).')).not.toContain('figure');
});

it('marks panels, whose numbers are lit with the table’s', async () => {
  expect(await blockHtml(figures(''), '![A fader](./img/mix-panel.svg)')).toBe(
    '<figure data-panel=""><img src="./img/mix-panel.svg" alt="A fader"></figure>',
  );
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

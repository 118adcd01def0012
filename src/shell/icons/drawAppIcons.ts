/**
 * `npm run icons`: draws the icons of the installed site from static/img/favicon.svg, and the card for
 * links from social-card.svg here, with rsvg-convert (Debian: librsvg2-bin). The pictures are committed; a
 * build needs no such program.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

const IMAGES = path.resolve(__dirname, '../../../static/img');
/** `--sp-page` of src/css/tokens.css in light mode. */
const PAGE = '#fffdfa';

interface Icon {
  file: string;
  /** Width and height in pixels. */
  size: number;
  /** Share of the width left free on each side. */
  margin: number;
  background?: string;
}

const ICONS: readonly Icon[] = [
  {file: 'icon-192.png', size: 192, margin: 0},
  {file: 'icon-512.png', size: 512, margin: 0},
  // Systems cut a circle of 80% of the width out of a maskable icon.
  {file: 'icon-maskable-512.png', size: 512, margin: 0.16, background: PAGE},
  {file: 'icon-180.png', size: 180, margin: 0.12, background: PAGE}, // iOS shows no transparency
];

const favicon = readFileSync(path.join(IMAGES, 'favicon.svg'), 'utf8');
const SIDE = 32; // of favicon.svg's viewBox

for (const {file, size, margin, background} of ICONS) {
  const side = SIDE / (1 - 2 * margin);
  const start = -margin * side;
  const viewBox = [start, start, side, side].join(' ');
  const paper = background
    ? `<rect x="${String(start)}" y="${String(start)}" width="${String(side)}" height="${String(side)}" fill="${background}"/>`
    : '';
  const svg = favicon
    .replace(/viewBox="[^"]*"/, `viewBox="${viewBox}"`)
    .replace(/(<svg[^>]*>)/, `$1${paper}`);
  execFileSync(
    'rsvg-convert',
    ['--width', String(size), '--height', String(size), '--output', path.join(IMAGES, file)],
    {input: svg},
  );
}

execFileSync('rsvg-convert', [
  '--output',
  path.join(IMAGES, 'social-card.png'),
  path.join(__dirname, 'social-card.svg'),
]);

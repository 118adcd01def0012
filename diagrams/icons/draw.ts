/**
 * `npm run icons`: draws the icons of the installed site from static/img/favicon.svg, and the card for
 * links from social-card.svg here, with rsvg-convert (Debian: librsvg2-bin). The pictures are committed; a
 * build needs no such program.
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';

const IMAGES = path.resolve(__dirname, '../../static/img');
/** `--sp-page` of src/css/tokens.css in light mode. */
const PAGE = '#fffdfa';

function draw(drawing: string, picture: string, options: readonly string[] = []): void {
  const parameters = [...options, `--output=${path.join(IMAGES, picture)}`, drawing];
  const {error, status} = spawnSync('rsvg-convert', parameters, {stdio: 'inherit'});
  if (status === 0) return;
  console.error(
    error
      ? 'npm run icons needs rsvg-convert. Debian: sudo apt-get install librsvg2-bin.'
      : picture,
  );
  process.exit(1);
}

/**
 * @param size width and height in pixels
 * @param margin share of the width left free on each side
 */
function drawIcon(picture: string, size: number, margin = 0, background = 'none'): void {
  const side = size * (1 - 2 * margin);
  const free = size * margin;
  draw(path.join(IMAGES, 'favicon.svg'), picture, [
    `--width=${side}`,
    `--height=${side}`,
    `--left=${free}`,
    `--top=${free}`,
    `--page-width=${size}`,
    `--page-height=${size}`,
    `--background-color=${background}`,
  ]);
}

drawIcon('icon-192.png', 192);
drawIcon('icon-512.png', 512);
drawIcon('icon-maskable-512.png', 512, 0.16, PAGE); // systems cut a circle of 80% of the width out
drawIcon('icon-180.png', 180, 0.12, PAGE); // iOS shows no transparency
draw(path.join(__dirname, 'social-card.svg'), 'social-card.png');

import {spawnSync} from 'node:child_process';

/** Dots per inch: a picture has some hundred thousand dots less than it could, and is found anyway. */
const DPI = 24;

/**
 * Runs in the page: paints each picture over with a color of its own, in the size that it has.
 *
 * @returns the colors, as red, green and blue
 */
export async function paintPictures(): Promise<number[][]> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.theme-doc-markdown img')];
  return Promise.all(
    pictures.map(async (picture, index) => {
      const color = [255, 16 * (1 + (index % 15)), 16 * Math.floor(index / 15)];
      picture.loading = 'eager';
      await picture.decode();
      const {naturalWidth: width, naturalHeight: height} = picture;
      const rectangle = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}"><path d="M0 0h${String(width)}v${String(height)}H0z" fill="rgb(${color.join()})"/></svg>`;
      picture.removeAttribute('srcset');
      picture.src = `data:image/svg+xml,${encodeURIComponent(rectangle)}`;
      await picture.decode();
      return color;
    }),
  );
}

/** @returns for each of the colors the numbers of the sheets of a PDF that have it */
export function findPictures(pdf: Buffer, colors: readonly (readonly number[])[]): number[][] {
  const sheets = readSheets(pdf);
  return colors.map((color) =>
    sheets.flatMap((dots, index) => (isOn(dots, color) ? [index + 1] : [])),
  );
}

/** Poppler paints the sheets one after the other, as PPM. */
function readSheets(pdf: Buffer): Buffer[] {
  const {stdout, status, stderr} = spawnSync(
    'pdftoppm',
    ['-r', String(DPI), '-aa', 'no', '-aaVector', 'no'],
    {input: pdf, maxBuffer: 2 ** 28},
  );
  if (status !== 0) throw new Error(`pdftoppm can't read the PDF: ${String(stderr)}`);
  const sheets: Buffer[] = [];
  for (let at = 0; at < stdout.length;) {
    const [header = '', width, height] =
      /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(stdout.toString('latin1', at, at + 40)) ?? [];
    const size = 3 * Number(width) * Number(height);
    if (!(size > 0)) throw new Error('pdftoppm answers with something else than PPM.');
    const start = at + header.length;
    sheets.push(stdout.subarray(start, start + size));
    at = start + size;
  }
  return sheets;
}

function isOn(dots: Buffer, color: readonly number[]): boolean {
  for (let at = 0; at < dots.length; at += 3) {
    // A browser's own color profile may move it a little; the next color is 16 away.
    if (color.every((part, channel) => Math.abs(part - (dots[at + channel] ?? -99)) <= 4))
      return true;
  }
  return false;
}

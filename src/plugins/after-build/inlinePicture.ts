import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Larger pictures stay in their file: the page would get heavier than the request saved is worth. */
const MOST_BYTES = 4000;
/** The page's first picture (src/remark/firstPictureFirst.ts), when it is a drawing of ours. */
const FIRST_PICTURE = /(<img [^>]*loading="?eager"?[^>]* src=)"?([^\s">]+\.svg)"?/;

/**
 * Puts a page's first picture into the page, so that it is painted with the text and not a second after
 * it. The file stays what the scripts, the twins and the search name, and what the zoom enlarges after
 * a change of page.
 * Test: tests/build/site.test.ts
 *
 * @param html a built page
 * @param outDir folder of the build
 * @param baseUrl base path, with slashes at both ends
 */
export function inlinePicture(html: string, outDir: string, baseUrl: string): string {
  const [, , address] = FIRST_PICTURE.exec(html) ?? [];
  if (!address) return html;
  const file = path.join(outDir, address.slice(baseUrl.length));
  const svg = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (svg === '' || Buffer.byteLength(svg) > MOST_BYTES) return html;
  return html
    .replace(FIRST_PICTURE, (_image, before: string) => `${before}"${dataAddress(svg)}"`)
    .replace(/<link rel="?preload"? as="?image"?[^>]*>/g, (link) =>
      link.includes(address) ? '' : link,
    );
}

/**
 * As text and not base64, which brotli can't shorten (RFC 2397; what is escaped: RFC 3986). By the ending,
 * medium-zoom 1.1 tells a drawing, which it may enlarge beyond its size.
 */
function dataAddress(svg: string): string {
  return `data:image/svg+xml,${svg.replace(/\s+/g, ' ').replace(/["#%&<>]/g, encodeURIComponent)}#.svg`;
}

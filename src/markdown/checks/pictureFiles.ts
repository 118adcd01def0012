import {existsSync, readFileSync} from 'node:fs';
import {imageSize} from 'image-size';

/** A sign that XML takes for the beginning of a name it doesn't know; files of some programs say their own names. */
const BARE_SIGN = /&(?!(?:amp|lt|gt|quot|apos|#\w+);)/;

/**
 * Tells of a file that browsers show as an empty frame, of which Docusaurus says at most that it has no size.
 * Test: tests/unit/markdown/pictureFiles.test.ts
 *
 * @param file its path; Docusaurus tells of one that isn't there
 * @param address as the page has it
 */
export function pictureFileFault(file: string, address: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const source = readFileSync(file);
  if (file.endsWith('.svg')) {
    const text = source.toString().replace(/<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>/g, '');
    if (!text.includes('http://www.w3.org/2000/svg')) {
      return `${address} is no drawing to browsers: its <svg> needs xmlns="http://www.w3.org/2000/svg"`;
    }
    if (BARE_SIGN.test(text) && !text.includes('<!ENTITY')) {
      return `${address} can't be read by browsers: in a drawing & is written &amp;, and a sign by its number, such as &#160;`;
    }
  }
  try {
    imageSize(source);
    return undefined;
  } catch {
    return file.endsWith('.svg')
      ? `${address} says no size: give its <svg> a width and a height, or a viewBox`
      : `${address} is no picture, though it is called one: save it anew (git lfs pull fetches those that Git LFS keeps)`;
  }
}

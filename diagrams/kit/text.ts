import {setLine} from './font';
import {type Line, STEPS} from './glyph';

/** Smallest text, in units, of narrow and of wide pictures; both are shown at about 15 px on a desktop. */
export const MIN_TEXT_SIZE = 12;
export const MIN_TEXT_SIZE_WIDE = 13;

/**
 * @param text one line
 * @param size font size in units
 * @returns exact width in units
 */
export function textWidth(text: string, size: number, bold = false): number {
  return (lineOf(text, bold).width / STEPS) * size;
}

/** @returns outlines and measures of a line; its data is on a grid of `STEPS` an em */
export function lineOf(text: string, bold: boolean): Line {
  return setLine(text, bold ? 'bold' : 'plain');
}

/** Breaks text into lines no wider than `width` units, at spaces; `\n` always breaks. */
export function wrapText(text: string, width: number, size: number, bold = false): string[] {
  return text.split('\n').flatMap((paragraph) =>
    paragraph.split(' ').reduce<string[]>((lines, word) => {
      const last = lines.at(-1);
      const joined = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && textWidth(joined, size, bold) <= width) {
        return [...lines.slice(0, -1), joined];
      }
      return [...lines, word];
    }, []),
  );
}

/** The system's own, as the pages' (src/css/tokens.css): each family that is looked up costs time. */
export const FONT = 'system-ui, sans-serif';

/** Smallest text, in units; a picture is shown at 1 px a unit or more, also on a phone. */
export const MIN_TEXT_SIZE = 12;

/** Fonts differ in width; this much is kept free. */
const SAFETY = 1.06;
const BOLD = 1.06;

/** Advance widths of Helvetica in thousandths of the size (Adobe font metrics), by groups of letters. */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ["ijl'|", 222],
  ['ft,.:; /!I()[]-·', 290],
  ['r', 333],
  ['csvxyzkJ', 500],
  ['abdeghnopqu0123456789?_L#$', 556],
  ['<>=+~–×−', 584],
  ['FTZ', 611],
  ['ABEKPSVXY&', 667],
  ['wCDHNRU', 722],
  ['GOQ', 778],
  ['mM%', 850],
  ['W@→↓↑—…∞', 1000],
];
const WIDTH_OF = new Map(
  WIDTHS.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width] as const)),
);

/**
 * @param text one line
 * @param size font size in units
 * @returns estimated width in units, on the safe side
 */
export function textWidth(text: string, size: number, bold = false): number {
  const thousandths = [...text].reduce((sum, letter) => sum + (WIDTH_OF.get(letter) ?? 700), 0);
  return (thousandths / 1000) * size * SAFETY * (bold ? BOLD : 1);
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

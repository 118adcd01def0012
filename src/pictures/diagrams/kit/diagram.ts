import {Canvas, escapeXml, WIDTH} from './canvas';
import {PALETTE} from './palette';
import {FONT} from './text';

/** A picture drawn as code. */
export interface Diagram {
  /** What the picture is, for screen readers and tooltips. */
  title: string;
  /** Height in units; the width is always 352. */
  height: number;
  draw: (canvas: Canvas) => void;
}

/** Pixels a unit on a desktop. */
const SCALE = 1.5;

/** Declares a picture; exists for its type. */
export function defineDiagram(diagram: Diagram): Diagram {
  return diagram;
}

/**
 * @returns the picture as SVG, on a light panel of its own, so that it reads in both color modes,
 *   zoomed and in print
 * @throws Error when a text is too small, too wide, outside, or over another
 */
export function renderDiagram({title, height, draw}: Diagram): string {
  const canvas = new Canvas(height);
  draw(canvas);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * SCALE}" height="${height * SCALE}" viewBox="0 0 ${WIDTH} ${height}" role="img" font-family="${FONT}">`,
    `<title>${escapeXml(title)}</title>`,
    `<rect x=".5" y=".5" width="${WIDTH - 1}" height="${height - 1}" rx="10" fill="${PALETTE.panel}" stroke="${PALETTE.panelBorder}"/>`,
    ...canvas.elements,
    '</svg>',
    '',
  ].join('\n');
}

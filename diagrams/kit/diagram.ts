import {Canvas, WIDTH, WIDTH_WIDE} from './canvas';
import {loadFont} from './font';
import {escapeXml} from './svg';

/** A picture drawn as code. */
export interface Diagram {
  /** What the picture is, for screen readers and tooltips. */
  title: string;
  /** 560 units wide, for what needs room; else 352. */
  wide?: boolean;
  /** Holds on a dark ground as it is; others are turned around in dark mode (src/pictures/figures.ts). */
  holdsInDark?: boolean;
  /** Height in units: under about 420. */
  height: number;
  /** Size of all text in units, where more than the kit's 12 is wanted; 14 is 11 px on the smallest phone. */
  textSize?: number;
  draw: (canvas: Canvas) => void;
}

/** Width in pixels at which a page shows a picture. */
const SHOWN = {narrow: 576, wide: 672};

/** Declares a picture; exists for its type. */
export function defineDiagram(diagram: Diagram): Diagram {
  return diagram;
}

/**
 * @returns the picture as SVG, on no ground of its own: the page's figure gives the card
 * @throws Error when a text is too small, too wide, outside, or too close to another or to an edge
 */
export async function renderDiagram(diagram: Diagram): Promise<string> {
  const {title, wide = false, holdsInDark = false, height, textSize, draw} = diagram;
  await loadFont();
  const canvas = new Canvas(height, wide ? WIDTH_WIDE : WIDTH, textSize);
  draw(canvas);
  const faults = canvas.faults();
  if (faults.length > 0) throw new Error(faults.join(';\n  '));
  const shown = wide ? SHOWN.wide : SHOWN.narrow;
  const shownHeight = Math.round((height * shown) / canvas.width);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shown}" height="${shownHeight}" viewBox="0 0 ${canvas.width} ${height}" role="img"${holdsInDark ? '' : ' data-dark="turn"'}>`,
    `<title>${escapeXml(title)}</title>`,
    ...canvas.elements,
    ...canvas.labelElements(),
    '</svg>',
    '',
  ].join('\n');
}

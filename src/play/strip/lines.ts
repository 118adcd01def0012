import {clamp, wholePercent} from '../core';
import {s} from '../dom';
import {drag} from '../drag';
import {heightOf, type Scale} from './scale';

export interface Line {
  readonly id: string;
  readonly name: string;
  readonly value: number;
}

/** Half the height of a line's handle, in pixels. */
const GRIP = 12;
/** Radius of what says that a line can be dragged. */
const HANDLE = 5;

/** @returns the lines' drawing, later ones in front; they begin at `left` */
export function drawLines(scale: Scale, lines: readonly Line[], left: number): SVGElement[] {
  return lines.map(({id, value}) => {
    const y = heightOf(scale, value);
    const grip = {x: 0, y: y - GRIP, width: '100%', height: 2 * GRIP, 'data-line': id};
    return s(
      'g',
      {class: 'sp-strip-line'},
      s('path', {d: `M${left} ${y.toFixed(1)}H4000`}),
      s('circle', {class: 'sp-strip-handle', cx: left + HANDLE, cy: y.toFixed(1), r: HANDLE}),
      s('rect', {class: 'sp-strip-grip', ...grip}),
    );
  });
}

/**
 * Lets lines be dragged: the nearest one, since two may lie close together.
 *
 * @param now the measures of the strip, and the lines that are drawn
 * @param onDrag gets the line's id and its value, 0 to 1 in whole percent
 */
export function dragLines(
  strip: SVGSVGElement,
  now: () => {readonly scale: Scale; readonly lines: readonly Line[]},
  onDrag: (id: string, value: number) => void,
): void {
  const heightIn = ({clientY}: PointerEvent): number => clientY - strip.getBoundingClientRect().top;
  let dragged = '';
  function grab(event: PointerEvent): boolean {
    const y = heightIn(event);
    const {scale, lines} = now();
    const [nearest] = lines
      .map(({id, value}) => ({id, away: Math.abs(heightOf(scale, value) - y)}))
      .filter(({away}) => away <= GRIP)
      .sort((one, other) => one.away - other.away);
    if (!nearest) return false;
    dragged = nearest.id;
    return true;
  }
  drag(strip, grab, (event) => {
    const {base, peak} = now().scale;
    const value = (base - heightIn(event)) / peak;
    onDrag(dragged, wholePercent(clamp(value)));
  });
}

import {s} from '../dom';
import {heightOf, type Scale} from './scale';

/** A threshold among the peaks. */
export interface Line {
  readonly id: string;
  readonly name: string;
  /** 0 to 1. */
  readonly value: number;
  /** The line of the input is the red one; a module's is dashed. */
  readonly isInput?: boolean;
}

/** Half the height of a line's handle, in pixels. */
const GRIP = 12;

/** @returns the lines' drawing, later ones in front */
export function drawLines(scale: Scale, lines: readonly Line[]): SVGElement[] {
  return lines.map(({id, name, value, isInput = false}) => {
    const y = heightOf(scale, value);
    const words = `${name} ${String(Math.round(100 * value))} %`;
    const grip = {x: 0, y: y - GRIP, width: '100%', height: 2 * GRIP, 'data-line': id};
    return s(
      'g',
      {class: isInput ? 'sp-strip-line sp-strip-input' : 'sp-strip-line'},
      s('path', {d: `M0 ${y.toFixed(1)}H4000`}),
      s('text', {x: 64, y: y - 4}, words),
      s('rect', {class: 'sp-strip-grip', ...grip}),
    );
  });
}

/**
 * Lets lines be dragged.
 *
 * @param strip the drawing that they are part of
 * @param onDrag gets the line's id and its value, 0 to 1
 */
export function dragLines(
  strip: SVGSVGElement,
  {base, peak}: Scale,
  onDrag: (id: string, value: number) => void,
): void {
  let dragged: string | undefined;
  strip.addEventListener('pointerdown', (event) => {
    dragged = event.target instanceof SVGElement ? event.target.dataset.line : undefined;
    if (dragged === undefined) return;
    event.preventDefault();
    strip.setPointerCapture(event.pointerId);
  });
  strip.addEventListener('pointermove', ({clientY}) => {
    if (dragged === undefined) return;
    const y = clientY - strip.getBoundingClientRect().top;
    onDrag(dragged, Math.min(Math.max((base - y) / peak, 0), 1));
  });
  for (const type of ['pointerup', 'pointercancel']) {
    strip.addEventListener(type, () => void (dragged = undefined));
  }
}

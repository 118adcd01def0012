import type {Canvas} from '../canvas';
import {type Point, round} from '../geometry';
import {CHOSEN, PALETTE} from '../palette';

/** Fields of the picture, by name; the rim has two pieces, which nobody has told apart. */
type Field = 'center' | 'edge' | 'damped' | 'stickshot' | 'rim' | 'shell';

/** Radii as shares of the picture's own, and how far the small circle is above the middle. */
const HEAD = 0.78;
const CENTER = 0.38;
const DAMPED = 0.27;
const UP = 0.42;

/**
 * The drum as the Drum Pads panel shows it: a head with a circle in it, a smaller circle that overlaps
 * that one from above, a ring in two pieces and a crescent below. `chosen` fields are yellow.
 *
 * @returns a spot in each field, for lines to names
 */
export function padPicture(
  canvas: Canvas,
  {cx, cy, r, chosen}: {cx: number; cy: number; r: number; chosen: readonly Field[]},
): Record<Field, Point> {
  const look = (field: Field) => ({
    fill: chosen.includes(field) ? CHOSEN.fill : PALETTE.off,
    stroke: PALETTE.ink,
    'stroke-width': 1.25,
  });
  const at = (share: number, degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(cx + r * share * Math.cos(angle))} ${round(cy + r * share * Math.sin(angle))}`;
  };
  const piece = (from: number, to: number, inner: number, outer: number): string => {
    const large = to - from > 180 ? 1 : 0;
    return `M${at(outer, from)}A${r * outer} ${r * outer} 0 ${large} 1 ${at(outer, to)}L${at(inner, to)}A${r * inner} ${r * inner} 0 ${large} 0 ${at(inner, from)}z`;
  };
  // The long piece over the top and the sides, the short one at the bottom.
  canvas.add('path', {d: piece(130, 410, 0.83, 1), ...look('rim')});
  canvas.add('path', {d: piece(54, 126, 0.83, 1), ...look('rim')});
  canvas.add('path', {
    d: `M${at(1.06, 40)}A${r * 1.06} ${r * 1.06} 0 0 1 ${at(1.06, 140)}A${r * 0.92} ${r * 0.92} 0 0 0 ${at(1.06, 40)}z`,
    ...look('shell'),
  });
  canvas.add('circle', {cx, cy, r: r * HEAD, ...look('edge')});
  canvas.add('circle', {cx, cy, r: r * CENTER, ...look('center')});
  canvas.add('circle', {cx, cy: cy - r * UP, r: r * DAMPED, ...look('damped')});
  // Where the two circles meet is a field of its own.
  const y = (DAMPED ** 2 - CENTER ** 2 - UP ** 2) / (2 * UP);
  const x = Math.sqrt(CENTER ** 2 - y ** 2);
  const [left, right] = [round(cx - r * x), round(cx + r * x)];
  const level = round(cy + r * y);
  canvas.add('path', {
    d: `M${left} ${level}A${r * CENTER} ${r * CENTER} 0 0 1 ${right} ${level}A${r * DAMPED} ${r * DAMPED} 0 0 1 ${left} ${level}z`,
    ...look('stickshot'),
  });
  const spot = (share: number, degrees: number): Point => {
    const angle = (degrees * Math.PI) / 180;
    return {x: cx + r * share * Math.cos(angle), y: cy + r * share * Math.sin(angle)};
  };
  return {
    rim: spot(0.915, -42),
    damped: {x: cx + r * 0.14, y: cy - r * 0.52},
    stickshot: {x: cx + r * 0.1, y: cy - r * 0.27},
    center: {x: cx + r * 0.2, y: cy + r * 0.08},
    edge: spot(0.6, 35),
    shell: spot(1.12, 78),
  };
}

/**
 * Steps an em is divided into. Outlines are whole numbers of steps: short, alike in every label and
X
 */
export const STEPS = 120;

/** A letter on the grid of steps; y points down, 0 is the base line. */
export interface Glyph {
  /** Path data from the letter's origin, relative, and the way back to the origin. */
  data: string;
  back: readonly [x: number, y: number];
  advance: number;
  /** Edges of its ink; null for a space. */
  ink: {left: number; top: number; right: number; bottom: number} | null;
}

/** One line of text on the grid of steps. */
export interface Line {
  data: string;
  width: number;
  ink: NonNullable<Glyph['ink']> | null;
}

/** A command as HarfBuzz gives it: absolute, y up. */
export interface Command {
  type: string;
  values: number[];
}

const UNITS = 1000;

export const toSteps = (value: number): number => Math.round((value / UNITS) * STEPS);

/** A command on the grid; a curve whose control point mirrors the one before is `T`. */
interface GridCommand {
  type: string;
  control: Spot | null;
  end: Spot;
}

type Spot = readonly [x: number, y: number];

/**
 * Puts outlines on the grid. TrueType leaves out points in the middle of two control points; when
 * control points lie on even steps such a point lies on a whole one, and `T` draws the curve after
 * it exactly, with half the numbers.
 */
function toGrid(commands: readonly Command[]): GridCommand[] {
  const even = (value: number): number => 2 * Math.round(((value / UNITS) * STEPS) / 2);
  const controlOf = (command: Command | undefined): Spot | null =>
    command?.type === 'Q' ? [even(command.values[0] ?? 0), even(-(command.values[1] ?? 0))] : null;
  let start: Spot = [0, 0];
  let mirrored = false;
  return commands.map((command, index) => {
    const {type, values} = command;
    const next = commands[index + 1];
    const [control, nextControl] = [controlOf(command), controlOf(next)];
    const [x = 0, y = 0] = values.slice(-2);
    const [cx = 0, cy = 0] = values;
    const [nx = 0, ny = 0] = next?.values ?? [];
    const isMiddle =
      control && nextControl && Math.hypot(x - (cx + nx) / 2, y - (cy + ny) / 2) < 1.5;
    const end: Spot =
      type === 'Z'
        ? start
        : isMiddle
          ? [(control[0] + nextControl[0]) / 2, (control[1] + nextControl[1]) / 2]
          : [toSteps(x), -toSteps(y)];
    if (type === 'M') start = end;
    const grid = {type: mirrored ? 'T' : type, control, end};
    mirrored = Boolean(isMiddle);
    return grid;
  });
}

/** Turns absolute outlines into relative path data on the grid. */
export function makeGlyph(commands: readonly Command[], advance: number): Glyph {
  let data = '';
  let at: Spot = [0, 0];
  let start: Spot = [0, 0];
  const spots: Spot[] = [];
  const grid = toGrid(commands);
  for (const [index, {type, control, end}] of grid.entries()) {
    const [x, y] = [end[0] - at[0], end[1] - at[1]];
    spots.push(end, ...(control ? [control] : []));
    if (type === 'M') start = end;
    if (type === 'Z') {
      data += 'z';
    } else if (type === 'L' && isAt(end, grid[index + 1]?.type === 'Z' ? start : at)) {
      continue; // "z" draws it, or there is nothing to draw
    } else if (type === 'L' && y === 0) {
      data += `h${x}`;
    } else if (type === 'L' && x === 0) {
      data += `v${y}`;
    } else if (type === 'Q' && control) {
      data += `q${numbers([control[0] - at[0], control[1] - at[1], x, y])}`;
    } else {
      data += type.toLowerCase() + numbers([x, y]);
    }
    at = end;
  }
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const ink =
    spots.length > 0
      ? {
          left: Math.min(...xs),
          right: Math.max(...xs),
          top: Math.min(...ys),
          bottom: Math.max(...ys),
        }
      : null;
  return {data, back: [-start[0], -start[1]], advance, ink};
}

const isAt = (a: readonly number[], b: readonly number[]): boolean =>
  a[0] === b[0] && a[1] === b[1];

/** @returns numbers of path data, with as few separators as they need */
function numbers(values: readonly number[]): string {
  return values.map((value, index) => (index && value >= 0 ? ` ${value}` : `${value}`)).join('');
}

export function joinGlyphs(shaped: readonly (readonly [Glyph, number])[]): Line {
  let data = '';
  let x = 0;
  let behind: [number, number] = [0, 0];
  let ink = null as Line['ink'];
  for (const [glyph, kern] of shaped) {
    if (glyph.ink) {
      if (behind[0] || behind[1]) data += `m${numbers(behind)}`;
      data += glyph.data;
      behind = [glyph.back[0], glyph.back[1]];
      ink = {
        left: Math.min(ink?.left ?? Infinity, x + glyph.ink.left),
        right: Math.max(ink?.right ?? -Infinity, x + glyph.ink.right),
        top: Math.min(ink?.top ?? Infinity, glyph.ink.top),
        bottom: Math.max(ink?.bottom ?? -Infinity, glyph.ink.bottom),
      };
    }
    behind[0] += glyph.advance + kern;
    x += glyph.advance + kern;
  }
  return {data, width: x, ink};
}

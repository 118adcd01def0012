import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import subsetFont from 'subset-font';
import {LETTERS} from '../../../css/fonts/letters';

/**
 * Weights of the two voices of a picture: a little over those of the pages, since outlines have no
 * hinting and stand on tints.
 */
export const VOICES = {plain: 450, bold: 650} as const;

export type Voice = keyof typeof VOICES;

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
interface Command {
  type: string;
  values: number[];
}

interface Shaper {
  shape: (text: string) => {glyph: number; advance: number}[];
  commands: (glyph: number) => Command[];
  /** Without kerning. */
  advance: (glyph: number) => number;
}

/** Signs that Figtree has not, drawn for it: stem 7 % of the em, 60 % wide; steps of 1/1000, y up. */
const DRAWN: Readonly<Record<string, {advance: number; points: readonly number[][]}>> = {
  '→': {advance: 760, points: arrowPoints((along, across) => [60 + along, 350 + across])},
  '←': {advance: 760, points: arrowPoints((along, across) => [700 - along, 350 + across])},
  '↑': {advance: 560, points: arrowPoints((along, across) => [280 + across, 30 + along])},
  '↓': {advance: 560, points: arrowPoints((along, across) => [280 + across, 670 - along])},
};

function arrowPoints(turn: (along: number, across: number) => number[]): number[][] {
  const half = 40;
  return [
    [0, half],
    [510, half],
    [340, 200],
    [400, 255],
    [640, 0],
    [400, -255],
    [340, -200],
    [510, -half],
    [0, -half],
  ].map(([along = 0, across = 0]) => turn(along, across));
}

const shapers: Partial<Record<Voice, Shaper>> = {};
const glyphs = new Map<string, Glyph>();
const lines = new Map<string, Line>();

/** Reads Figtree, once; to be awaited before anything is measured or drawn. */
export async function loadFont(): Promise<void> {
  if (shapers.bold) return;
  const source = createRequire(__filename).resolve(
    '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  );
  const [hb, file] = await Promise.all([
    import('harfbuzzjs'),
    subsetFont(readFileSync(source), LETTERS, {targetFormat: 'sfnt'}),
  ]);
  const face = new hb.Face(new hb.Blob(new Uint8Array(file).buffer));
  for (const voice of Object.keys(VOICES) as Voice[]) {
    const font = new hb.Font(face);
    font.setVariations([new hb.Variation('wght', VOICES[voice])]);
    shapers[voice] = {
      shape(text) {
        const buffer = new hb.Buffer();
        buffer.addText(text);
        buffer.guessSegmentProperties();
        // One letter, one outline: ligatures would hide letters from the check for missing ones.
        hb.shape(font, buffer, [new hb.Feature('liga', 0)]);
        const positions = buffer.getGlyphPositions();
        return buffer.getGlyphInfos().map(({codepoint}, index) => ({
          glyph: codepoint,
          advance: positions[index]?.xAdvance ?? 0,
        }));
      },
      commands: (glyph) => font.glyphToJson(glyph),
      advance: (glyph) => font.glyphHAdvance(glyph),
    };
  }
}

const UNITS = 1000;
const toSteps = (value: number): number => Math.round((value / UNITS) * STEPS);

/**
 * Sets one line of text, with kerning.
 *
 * @throws Error for a letter that Figtree has not, and when `loadFont` was not awaited
 */
export function setLine(text: string, voice: Voice): Line {
  const key = `${voice} ${text}`;
  const known = lines.get(key);
  if (known) return known;
  const shaper = shapers[voice];
  if (!shaper) throw new Error('Await loadFont() before you measure or draw text.');
  const line = joinGlyphs(shapedGlyphs(text, voice, shaper));
  lines.set(key, line);
  return line;
}

/** Each letter with its own advance on the grid, and how much kerning moves the next one. */
function shapedGlyphs(text: string, voice: Voice, shaper: Shaper): [Glyph, kern: number][] {
  // Signs drawn here part the text, since the font knows nothing of them.
  const parts = text.split(/([→←↑↓])/u).filter((part) => part !== '');
  return parts.flatMap((part): [Glyph, number][] => {
    const drawn = DRAWN[part];
    if (drawn) return [[drawnGlyph(part, drawn), 0]];
    return shaper.shape(part).map(({glyph, advance}, index): [Glyph, number] => {
      if (glyph === 0) {
        throw new Error(
          `Figtree has no "${part[index] ?? ''}" ("${text}"): write it another way, or add the letter to src/css/fonts/letters.ts.`,
        );
      }
      const found = glyphOf(shaper, voice, glyph);
      return [found, toSteps(advance) - found.advance];
    });
  });
}

function drawnGlyph(
  sign: string,
  {advance, points}: {advance: number; points: readonly number[][]},
): Glyph {
  const known = glyphs.get(sign);
  if (known) return known;
  const commands = points.map((values, index) => ({type: index ? 'L' : 'M', values: [...values]}));
  const glyph = makeGlyph([...commands, {type: 'Z', values: []}], toSteps(advance));
  glyphs.set(sign, glyph);
  return glyph;
}

function glyphOf(shaper: Shaper, voice: Voice, id: number): Glyph {
  const key = `${voice} ${id}`;
  const known = glyphs.get(key);
  if (known) return known;
  const glyph = makeGlyph(shaper.commands(id), toSteps(shaper.advance(id)));
  glyphs.set(key, glyph);
  return glyph;
}

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
function makeGlyph(commands: readonly Command[], advance: number): Glyph {
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

function joinGlyphs(shaped: readonly (readonly [Glyph, number])[]): Line {
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

import {PRODUCT_ZONES, trainedZones, type ProductZone} from '../../../play/core';
import {pathData} from './arrow';
import {placed, type Canvas, type Placed, type Point} from './canvas';
import {badge} from './controls';
import {KINDS, PALETTE, ZONE_COLORS} from './palette';
import {textWidth} from './text';

export interface DrumMapOptions {
  cx: number;
  cy: number;
  /** Radius over the rim; the lugs take 4 units more. From 45 on. */
  r: number;
  /** Zones in color, in any order; none by default. */
  lit?: readonly ProductZone[];
  /** Names beside the drum with lines to the zones, numbers on them, or nothing. Default nothing. */
  labels?: 'names' | 'numbers';
  /** Own words for a name, such as 'rim-tip: chord 2'. */
  words?: Readonly<Partial<Record<ProductZone, string>>>;
  /** The number of the first zone with `labels: 'numbers'`. Default 1. */
  firstNumber?: number;
  /** Which side names stand on; `both` is the default. */
  side?: 'both' | 'left' | 'right';
  /** A kick shows its head and hoop alone: the sheets name no zones of it. */
  kind?: 'snare' | 'tom' | 'kick';
  /** A sensor at the rim, at this angle in degrees (0 is right, 90 is bottom). */
  sensorAt?: number;
}

/** Parts of the radius. */
const HEAD = 0.83;
const CENTER = 0.36;
const EDGE_RING = (HEAD + CENTER) / 2;
const RIM_RING = (1 + HEAD) / 2;

/** Where a stick lies that is seen from above: its tip, and where it crosses the rim. */
interface Lie {
  /** Part of the radius, and degrees: 0 is right, 90 is bottom, where the drummer sits. */
  tip: readonly [share: number, angle: number];
  rim: number;
}

const STICKS: Readonly<Partial<Record<ProductZone, Lie>>> = {
  'rimshot-center': {tip: [0.08, 45], rim: 38},
  'rimshot-edge': {tip: [0.56, 76], rim: 76},
  'cross-stick': {tip: [0.55, 203], rim: 328},
};

/** @returns the zones that a snare or tom knows at a training level, in the matrix' order */
export function zonesOfLevel(level: 1 | 2 | 3): ProductZone[] {
  const trained = trainedZones(level);
  return PRODUCT_ZONES.filter((zone) => trained.includes(zone));
}

/**
 * A drum from above with its zones. The center and the edge are parts of the head. Rim-tip and
 * rim-shoulder are one ring, halved, since only the stick tells them apart; a stroke that takes
 * head and rim together, or lies on the head, is a stick seen from above.
 */
export function drumMap(canvas: Canvas, options: DrumMapOptions): Placed {
  const {cx, cy, r, lit = [], kind = 'snare', labels} = options;
  if (kind === 'kick' && lit.length > 0) {
    throw new Error(
      'No sheet names the zones of a kick: leave "lit" out, or draw a snare or a tom.',
    );
  }
  const zones = PRODUCT_ZONES.filter((zone) => lit.includes(zone));
  drawBody(canvas, options, zones);
  zones.forEach((zone) => drawGesture(canvas, options, zone));
  if (options.sensorAt !== undefined) drawSensor(canvas, options, options.sensorAt);
  if (labels === 'numbers') {
    zones.forEach((zone, index) =>
      badge(canvas, (options.firstNumber ?? 1) + index, spotOf(zone, options)),
    );
  }
  if (labels === 'names') drawNames(canvas, options, zones);
  return placed(cx - r, cy - r, 2 * r, 2 * r);
}

function drawBody(canvas: Canvas, options: DrumMapOptions, zones: readonly ProductZone[]): void {
  const {cx, cy, r, kind = 'snare'} = options;
  const has = (zone: ProductZone): boolean => zones.includes(zone);
  const soft = (zone: ProductZone): string => ZONE_COLORS[zone].soft;
  if (has('shell')) {
    canvas.add('circle', {
      cx,
      cy,
      r: r + 7,
      fill: soft('shell'),
      stroke: ZONE_COLORS.shell.solid,
      'stroke-width': 1.5,
    });
  }
  lugs(canvas, options);
  const hoop = kind === 'kick' ? '#d6b98a' : '#dcd7cf';
  canvas.add('circle', {cx, cy, r, fill: hoop});
  if (has('rim-shoulder'))
    half(canvas, options, has('rim-tip') ? 'upper' : 'whole', soft('rim-shoulder'));
  if (has('rim-tip'))
    half(canvas, options, has('rim-shoulder') ? 'lower' : 'whole', soft('rim-tip'));
  ring(canvas, options, 1, 'none', PALETTE.ink, 1.75);
  ring(canvas, options, HEAD, has('edge') ? soft('edge') : '#fbfaf8', PALETTE.ink, 1.25);
  if (kind === 'kick') {
    ring(canvas, options, HEAD * 0.9, 'none', PALETTE.faint, 1.25);
    return;
  }
  ring(
    canvas,
    options,
    CENTER,
    has('center') ? soft('center') : 'none',
    has('center') ? ZONE_COLORS.center.solid : '#a39b90',
    has('center') ? 1.5 : 1,
  );
}

function ring(
  canvas: Canvas,
  {cx, cy, r}: DrumMapOptions,
  share: number,
  fill: string,
  stroke: string,
  width: number,
): void {
  canvas.add('circle', {cx, cy, r: r * share, fill, stroke, 'stroke-width': width});
}

/** The ring of the rim, or one half of it: the half around the upper left, or around the lower right. */
function half(
  canvas: Canvas,
  {cx, cy, r}: DrumMapOptions,
  part: 'whole' | 'upper' | 'lower',
  fill: string,
): void {
  if (part === 'whole') {
    canvas.add('circle', {cx, cy, r, fill});
    return;
  }
  const sweep = part === 'upper' ? 1 : 0;
  canvas.add('path', {
    d: `M${round2(cx - r)} ${round2(cy)}A${r} ${r} 0 0 ${sweep} ${round2(cx + r)} ${round2(cy)}z`,
    fill,
  });
}

const round2 = (value: number): number => Math.round(value * 100) / 100;

/** Lugs around the rim: ten of a snare, six of a tom, claws of a kick. */
function lugs(canvas: Canvas, {cx, cy, r, kind = 'snare'}: DrumMapOptions): void {
  const count = kind === 'tom' ? 6 : kind === 'kick' ? 8 : 10;
  const size = Math.max(5, r * 0.09);
  for (let index = 0; index < count; index += 1) {
    const angle = (index / count) * 360 + 180 / count;
    canvas.add('rect', {
      x: cx + r - size * 0.45,
      y: cy - size / 2,
      width: size,
      height: size,
      rx: size * 0.3,
      fill: '#b9b2a8',
      stroke: PALETTE.ink,
      'stroke-width': 1,
      transform: `rotate(${round2(angle)} ${round2(cx)} ${round2(cy)})`,
    });
  }
}

function polar({cx, cy, r}: DrumMapOptions, share: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return {x: cx + Math.cos(turn) * r * share, y: cy + Math.sin(turn) * r * share};
}

/** Draws what is no part of the drum: sticks over the rim, the second stick, the hand. */
function drawGesture(canvas: Canvas, options: DrumMapOptions, zone: ProductZone): void {
  const {r} = options;
  const {solid, soft} = ZONE_COLORS[zone];
  const lie = STICKS[zone];
  const width = Math.max(3.5, r * 0.055);
  if (lie) {
    const [tip, rim] = [polar(options, ...lie.tip), polar(options, RIM_RING, lie.rim)];
    const beyond = (0.2 * r) / Math.hypot(rim.x - tip.x, rim.y - tip.y);
    const butt = {x: rim.x + (rim.x - tip.x) * beyond, y: rim.y + (rim.y - tip.y) * beyond};
    stickFromAbove(canvas, tip, butt, width, solid);
    canvas.add('circle', {
      cx: rim.x,
      cy: rim.y,
      r: width * 0.95,
      fill: PALETTE.white,
      stroke: solid,
      'stroke-width': 2,
    });
    if (zone !== 'cross-stick') {
      canvas.add('circle', {
        cx: tip.x,
        cy: tip.y,
        r: width * 0.95,
        fill: PALETTE.white,
        stroke: solid,
        'stroke-width': 2,
      });
    }
  }
  if (zone === 'stickshot') {
    const at = spotOf(zone, options);
    const arm = r * 0.2;
    stickFromAbove(
      canvas,
      {x: at.x - arm * 0.7, y: at.y + arm * 0.5},
      {x: at.x + arm, y: at.y - arm * 0.6},
      width * 0.8,
      solid,
    );
    stickFromAbove(
      canvas,
      {x: at.x - arm * 0.7, y: at.y - arm * 0.5},
      {x: at.x + arm, y: at.y + arm * 0.6},
      width * 0.8,
      solid,
    );
  }
  if (zone === 'damped') {
    const at = spotOf(zone, options);
    canvas.add('path', {
      d: handPath(at, r * 0.013),
      fill: soft,
      stroke: solid,
      'stroke-width': 1.5,
      'stroke-linejoin': 'round',
    });
  }
}

/** A stick seen from above: a long drop, thin at the tip. */
function stickFromAbove(
  canvas: Canvas,
  tip: Point,
  butt: Point,
  width: number,
  color: string,
): void {
  const length = Math.hypot(butt.x - tip.x, butt.y - tip.y) || 1;
  const across = {
    x: ((tip.y - butt.y) / length) * (width / 2),
    y: ((butt.x - tip.x) / length) * (width / 2),
  };
  const at = (share: number, side: number): Point => ({
    x: tip.x + (butt.x - tip.x) * share + across.x * side,
    y: tip.y + (butt.y - tip.y) * share + across.y * side,
  });
  canvas.add('path', {
    d: `${pathData([at(0, 0.45), at(0.35, 1), at(1, 1), at(1, -1), at(0.35, -1), at(0, -0.45)])}z`,
    fill: color,
    stroke: color,
    'stroke-width': 1,
    'stroke-linejoin': 'round',
  });
}

/** A flat hand from above, about 34 units wide at scale 1, its fingers to the right. */
function handPath({x, y}: Point, scale: number): string {
  const s = (value: number): number => round2(value * scale);
  return (
    `M${round2(x - 16 * scale)} ${round2(y + 6 * scale)}` +
    `q${s(0)} ${s(-13)} ${s(11)} ${s(-14)}l${s(8)} ${s(-7)}q${s(5)} ${s(-3)} ${s(5)} ${s(3)}l${s(-5)} ${s(5)}` +
    `h${s(13)}q${s(4)} ${s(3)} ${s(0)} ${s(6)}q${s(5)} ${s(3)} ${s(0)} ${s(6)}q${s(3)} ${s(4)} ${s(-3)} ${s(6)}` +
    `q${s(1)} ${s(4)} ${s(-5)} ${s(4)}h${s(-10)}q${s(-12)} ${s(2)} ${s(-14)} ${s(-9)}z`
  );
}

function drawSensor(canvas: Canvas, options: DrumMapOptions, angle: number): void {
  const at = polar(options, 0.96, angle);
  canvas.add('rect', {
    x: at.x - 10,
    y: at.y - 7,
    width: 20,
    height: 14,
    rx: 4,
    fill: KINDS.hardware.stroke,
    stroke: PALETTE.white,
    'stroke-width': 1.5,
    transform: `rotate(${round2(angle)} ${round2(at.x)} ${round2(at.y)})`,
  });
}

/** A point on a zone, for numbers and for the end of a name's line. */
export function spotOf(zone: ProductZone, options: DrumMapOptions): Point {
  const lie = STICKS[zone];
  if (lie) {
    const [tip, rim] = [polar(options, ...lie.tip), polar(options, RIM_RING, lie.rim)];
    const share = zone === 'cross-stick' ? 0.7 : 0.55;
    return {x: tip.x + (rim.x - tip.x) * share, y: tip.y + (rim.y - tip.y) * share};
  }
  switch (zone) {
    case 'center':
      return polar(options, 0.18, 165);
    case 'edge':
      return polar(options, EDGE_RING, 128);
    case 'rim-shoulder':
      return polar(options, RIM_RING, 228);
    case 'rim-tip':
      return polar(options, RIM_RING, 12);
    case 'stickshot':
      return polar(options, EDGE_RING, 168);
    case 'damped':
      return polar(options, EDGE_RING, 274);
    default:
      return polar(options, 1.04, 150);
  }
}

/** Names in a column beside the drum, in the order of their zones from top to bottom, with lines. */
function drawNames(canvas: Canvas, options: DrumMapOptions, zones: readonly ProductZone[]): void {
  const {cx, cy, r, side = 'both', words = {}} = options;
  const spots = zones.map((zone) => ({zone, at: spotOf(zone, options)}));
  const isLeft = ({at}: {at: Point}): boolean => side === 'left' || (side === 'both' && at.x < cx);
  const pitch = canvas.lineHeight + 5;
  for (const left of [true, false]) {
    const column = spots.filter((spot) => isLeft(spot) === left).sort((a, b) => a.at.y - b.at.y);
    // Each name at the height of its zone, pushed apart where two would meet.
    const heights = spreadApart(
      column.map(({at}) => at.y),
      pitch,
      cy - r,
      cy + r,
    );
    column.forEach(({zone, at}, index) => {
      const y = heights[index] ?? at.y;
      const x = cx + (left ? -1 : 1) * (r + 20);
      const text = words[zone] ?? ZONE_COLORS[zone].name;
      const elbow = {x: x + (left ? 8 : -8), y};
      canvas.add('path', {
        d: pathData([at, elbow, {x: x + (left ? 3 : -3), y}]),
        fill: 'none',
        stroke: PALETTE.ink,
        'stroke-width': 1.1,
        'stroke-linejoin': 'round',
      });
      canvas.add('circle', {cx: at.x, cy: at.y, r: 2.6, fill: PALETTE.ink});
      const chip = left ? x - 9 : x;
      canvas.add('rect', {
        x: chip,
        y: y - 4.5,
        width: 9,
        height: 9,
        rx: 2.5,
        fill: ZONE_COLORS[zone].solid,
      });
      canvas.text(
        text,
        {x: left ? x - 14 : x + 14, y},
        {anchor: left ? 'end' : 'start', bold: true},
      );
    });
  }
}

/** How far names reach from the middle of the drum. */
export function nameReach(canvas: Canvas, r: number, names: readonly string[]): number {
  return r + 34 + Math.max(...names.map((name) => textWidth(name, canvas.textSize, true)));
}

/** @returns heights at least `pitch` apart, as near to those wanted as they can be, within limits */
function spreadApart(
  wanted: readonly number[],
  pitch: number,
  top: number,
  bottom: number,
): number[] {
  const heights = [...wanted];
  for (let round = 0; round < 60; round += 1) {
    for (let index = 1; index < heights.length; index += 1) {
      const [above = 0, below = 0] = [heights[index - 1], heights[index]];
      const missing = pitch - (below - above);
      if (missing <= 0) continue;
      heights[index - 1] = above - missing / 2;
      heights[index] = below + missing / 2;
    }
    const last = heights.length - 1;
    heights.forEach((height, index) => {
      heights[index] = Math.min(
        Math.max(height, top + index * pitch),
        bottom - (last - index) * pitch,
      );
    });
  }
  return heights;
}

import {type Hit, passesThreshold, PHRASE, type Zone} from '../../src/play/core';
import type {Canvas} from './canvas';
import {line} from './controls';
import {placed, type Placed, type Point} from './geometry';
import {laneGround, laneLabel, type LaneOptions, timeX} from './lanes';
import {KINDS, PALETTE, THRESHOLD_STROKE, ZONE_COLORS} from './palette';
import {textWidth} from './text';

export interface HitsOptions extends LaneOptions {
  hits?: readonly Hit[];
  /** Hits drawn faint, because the rule ignores them; the others are strong. */
  isFaint?: (hit: Hit, index: number) => boolean;
  /** Red lines of thresholds, 0 to 1; a hit that passes them all gets a dot on its stem. */
  thresholds?: readonly {at: number; label?: string}[];
  /** All hits as teal discs: where the zone decides nothing. */
  plain?: boolean;
  /** No ground: it lies on bands of its own. */
  noGround?: boolean;
  /** Which of the forms mean what, right after the label: phones show a picture's left end first. */
  legend?: boolean;
}

/** Where a lane of hits lies. */
type LanePlace = Readonly<{y: number; h: number}>;

/** @returns y of the line that a lane's stems stand on */
export const stemFoot = ({y, h}: LanePlace): number => y + h - 4;

/** @returns y of a stem's head, or of a threshold, for a strength of 0 to 1 */
export const stemHead = (lane: LanePlace, strength: number): number =>
  stemFoot(lane) - strength * (lane.h - 14);

/** Hits in: stems on a base line. 30 to 60 units high. */
export function hitsLane(canvas: Canvas, options: HitsOptions): Placed {
  const {
    time,
    y,
    h,
    hits = PHRASE,
    isFaint = () => false,
    thresholds = [],
    legend = false,
    plain = false,
    noGround = false,
  } = options;
  const {w} = time;
  const place = noGround ? placed(time.x, y, w, h) : laneGround(canvas, options);
  laneLabel(canvas, options);
  const base = stemFoot(options);
  canvas.add('line', {
    x1: time.x,
    y1: base,
    x2: time.x + time.w,
    y2: base,
    stroke: PALETTE.line,
    'stroke-width': 1.25,
  });
  thresholds.forEach(({at, label}) =>
    thresholdLine(canvas, {x: time.x, y: stemHead(options, at), w: time.w, label}),
  );
  hits.forEach((hit, index) => {
    const counts =
      thresholds.every(({at}) => passesThreshold(hit.strength, at)) && !isFaint(hit, index);
    const x = timeX(time, hit.time);
    const top = stemHead(options, hit.strength);
    const strong = plain ? KINDS.input.stroke : ZONE_COLORS[hit.zone].solid;
    const color = counts ? strong : PALETTE.ignored;
    line(
      canvas,
      [
        {x, y: base},
        {x, y: top},
      ],
      {color, width: 2},
    );
    zoneHead(canvas, plain ? 'center' : hit.zone, {x, y: top}, color);
  });
  if (legend) {
    const {label} = options;
    const after = label ? textWidth(label, canvas.textSize, true) + 18 : 0;
    zoneLegend(canvas, {x: time.x + after, y: y - 11}, zonesOf(hits));
  }
  return place;
}

/** The red line of a threshold, its name at the right end above it. */
export function thresholdLine(
  canvas: Canvas,
  {x, y, w, label}: Point & {w: number; label?: string},
): void {
  canvas.add('line', {x1: x, y1: y, x2: x + w, y2: y, stroke: THRESHOLD_STROKE, 'stroke-width': 2});
  if (!label) return;
  canvas.text(label, {x: x + w - 4, y: y - 9}, {anchor: 'end', color: THRESHOLD_STROKE});
}

/** @returns the zones of hits, each once, in the order center, edge, others */
function zonesOf(hits: readonly Hit[]): Zone[] {
  const order: readonly Zone[] = ['center', 'edge'];
  const rank = (zone: Zone): number => (order.indexOf(zone) + 3) % 3;
  return [...new Set(hits.map(({zone}) => zone))].sort((a, b) => rank(a) - rank(b));
}

/** The head of a hit: disc, ring, cross; other zones are diamonds. */
export function zoneHead(
  canvas: Canvas,
  zone: Zone,
  {x, y}: Point,
  color: string = ZONE_COLORS[zone].solid,
  r = 4.5,
): void {
  const ring = {fill: PALETTE.white, stroke: color, 'stroke-width': 2.5};
  if (zone === 'center') canvas.add('circle', {cx: x, cy: y, r: r + 0.5, fill: color});
  else if (zone === 'edge') canvas.add('circle', {cx: x, cy: y, r: r - 0.3, ...ring});
  else if (zone.startsWith('rim-') || zone === 'rim') {
    canvas.add('path', {
      d: `M${x - r} ${y - r}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}`.replace(
        /-?\d+\.\d{3,}/g,
        (n) => Number(n).toFixed(2),
      ),
      stroke: color,
      'stroke-width': 2.5,
      'stroke-linecap': 'round',
      fill: 'none',
    });
  } else {
    canvas.add('rect', {
      x: x - r * 0.8,
      y: y - r * 0.8,
      width: r * 1.6,
      height: r * 1.6,
      ...ring,
      transform: `rotate(45 ${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100})`,
    });
  }
}

/**
 * Heads with the names of their zones, from a point on to the right.
 *
 * @returns where one more may begin
 */
export function zoneLegend(
  canvas: Canvas,
  start: Point,
  zones: readonly Zone[] = ['center', 'edge', 'rim'],
): Point {
  let x = start.x + 6;
  for (const zone of zones) {
    const name = ZONE_COLORS[zone].name;
    zoneHead(canvas, zone, {x, y: start.y});
    canvas.text(name, {x: x + 11, y: start.y});
    x += 11 + textWidth(name, canvas.textSize) + 16;
  }
  return {x: x - 6, y: start.y};
}

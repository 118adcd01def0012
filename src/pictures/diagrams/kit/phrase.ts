import {
  PHRASE,
  PHRASE_SECONDS,
  passesThreshold,
  type Hit,
  type Outcome,
  type RuleResult,
  type Started,
  type Zone,
} from '../../../play/core';
import {placed, type Canvas, type Placed, type Point} from './canvas';
import {line} from './controls';
import {KINDS, PALETTE, THRESHOLD_STROKE, ZONE_COLORS, type Kind} from './palette';
import {textWidth} from './text';

/**
 * The notation of the site: one phrase of eight hits, time from left to right. A hit is a stem as
 * high as it is strong, with a head that tells its zone by form and color: a disc for center, a
 * ring for edge, a cross for the rim, as in a drummer's notes. What comes out stands below, on the
 * same time, computed by the rules of src/play/core.
 */
export interface Time {
  x: number;
  w: number;
  /** Seconds that the width shows. */
  seconds: number;
}

/** The time of the phrase over a width: its two bars. Lanes of one picture share it. */
export function phraseTime(x: number, w: number, seconds: number = PHRASE_SECONDS): Time {
  return {x, w, seconds};
}

/** @returns where a second is; a little in from the left, so that the first hit is whole */
export function timeX({x, w, seconds}: Time, time: number): number {
  const lead = 7;
  return x + lead + (time / seconds) * (w - lead);
}

/** A lane: a stretch of height on a time. */
export interface LaneOptions {
  time: Time;
  y: number;
  h: number;
  /** Bold, above the lane at its left; takes 20 units above `y`. */
  label?: string;
}

function laneLabel(canvas: Canvas, {time, y, label}: LaneOptions, color?: string): void {
  if (label) canvas.text(label, {x: time.x, y: y - 11}, {bold: true, color});
}

function laneGround(canvas: Canvas, {time, y, h}: LaneOptions): Placed {
  canvas.add('rect', {
    x: time.x,
    y,
    width: time.w,
    height: h,
    rx: 4,
    fill: PALETTE.ground,
    'fill-opacity': 0.6,
  });
  return placed(time.x, y, time.w, h);
}

export interface HitsOptions extends LaneOptions {
  hits?: readonly Hit[];
  /** Hits drawn faint, because the rule ignores them; the others are strong. */
  isFaint?: (hit: Hit, index: number) => boolean;
  /** Red lines of thresholds, 0 to 1; a hit that passes them all gets a dot on its stem. */
  thresholds?: readonly {at: number; label?: string}[];
  /** Which of the forms mean what, at the right of the label. */
  legend?: boolean;
}

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
  } = options;
  const place = laneGround(canvas, options);
  laneLabel(canvas, options);
  const base = y + h - 4;
  const heightOf = (strength: number): number => strength * (h - 14);
  canvas.add('line', {
    x1: time.x,
    y1: base,
    x2: time.x + time.w,
    y2: base,
    stroke: PALETTE.line,
    'stroke-width': 1.25,
  });
  thresholds.forEach(({at, label}) => {
    const level = base - heightOf(at);
    canvas.add('line', {
      x1: time.x,
      y1: level,
      x2: time.x + time.w,
      y2: level,
      stroke: THRESHOLD_STROKE,
      'stroke-width': 1.5,
    });
    if (label) {
      canvas.text(
        label,
        {x: time.x + time.w - 4, y: level - 8},
        {anchor: 'end', color: THRESHOLD_STROKE},
      );
    }
  });
  hits.forEach((hit, index) => {
    const counts =
      thresholds.every(({at}) => passesThreshold(hit.strength, at)) && !isFaint(hit, index);
    const x = timeX(time, hit.time);
    const top = base - heightOf(hit.strength);
    const color = counts ? ZONE_COLORS[hit.zone].solid : '#b3aa9d';
    line(
      canvas,
      [
        {x, y: base},
        {x, y: top},
      ],
      {color, width: 2},
    );
    zoneHead(canvas, hit.zone, {x, y: top}, color);
  });
  if (legend) zoneLegend(canvas, {x: time.x + time.w, y: y - 11}, zonesOf(hits));
  return place;
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
  const ring = {fill: PALETTE.white, stroke: color, 'stroke-width': 2};
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

/** Heads with the names of their zones, ending at a point. */
export function zoneLegend(
  canvas: Canvas,
  end: Point,
  zones: readonly Zone[] = ['center', 'edge', 'rim'],
): void {
  let x = end.x;
  for (const zone of [...zones].reverse()) {
    const name = ZONE_COLORS[zone].name;
    canvas.text(name, {x, y: end.y}, {anchor: 'end'});
    x -= textWidth(name, canvas.textSize) + 11;
    zoneHead(canvas, zone, {x, y: end.y});
    x -= 16;
  }
}

/** A hit with what a rule made of it. */
export interface Played<Result> {
  hit: Hit;
  result: Result;
}

/**
 * Plays hits through a rule of src/play/core: `playPhrase(playChoke, settings, NO_VOICES)`.
 *
 * @returns each hit with the rule's whole result: state, outcome, and what else it tells
 */
export function playPhrase<Settings, State, Result extends RuleResult<State>>(
  rule: (settings: Settings, state: State, hit: Hit) => Result,
  settings: Settings,
  start: State,
  hits: readonly Hit[] = PHRASE,
): Played<Result>[] {
  let state = start;
  return hits.map((hit) => {
    const result = rule(settings, state, hit);
    state = result.state;
    return {hit, result};
  });
}

/** A sound on the time: begun by a hit, ended by itself or by a later hit. */
export interface Sounding extends Started {
  hit: Hit;
  from: number;
  to: number;
  /** Whether a later hit ended it. */
  cut: boolean;
}

/** @returns all sounds that hits made, with their ends; `length` is what a rule leaves open */
export function soundsOf(
  played: readonly {hit: Hit; result: {outcome: Outcome}}[],
  length = 0.4,
): Sounding[] {
  const sounds: Sounding[] = [];
  for (const {hit, result} of played) {
    result.outcome.ends.forEach((id) => {
      const index = sounds.findIndex((sound) => sound.id === id);
      const sound = sounds[index];
      if (sound && sound.to > hit.time) sounds[index] = {...sound, to: hit.time, cut: true};
    });
    result.outcome.starts.forEach((started) =>
      sounds.push({
        ...started,
        hit,
        from: hit.time,
        to: hit.time + (started.length ?? length),
        cut: false,
      }),
    );
  }
  return sounds;
}

export interface SoundsOptions extends LaneOptions {
  sounds: readonly Sounding[];
  /** Draws what a cut sound would still have rung, faint. Default false. */
  tails?: boolean;
  kind?: Kind;
}

/** Sounds out: each a swell that dies away, ended by an upright bar where a hit cuts it. One line of sounds. */
export function soundsLane(canvas: Canvas, options: SoundsOptions): Placed {
  const {time, y, h, sounds, tails = false, kind = 'sound'} = options;
  const place = laneGround(canvas, options);
  laneLabel(canvas, options);
  const middle = y + h / 2;
  const end = time.x + time.w;
  const {fill, stroke} = KINDS[kind];
  const shape = (sound: Sounding, from: number, to: number): string => {
    const length = sound.length ?? sound.to - sound.from;
    const x0 = timeX(time, from);
    const x1 = Math.min(timeX(time, to), end);
    const tall = (h / 2 - 3) * (0.35 + 0.65 * sound.gain);
    const steps = Math.max(6, Math.round((x1 - x0) / 8));
    const level = (share: number): number => {
      const age = (from + (to - from) * share - sound.from) / length;
      return tall * Math.max(0, 1 - age) ** 0.8 * Math.min(1, 0.25 + age * 60);
    };
    const points = Array.from({length: steps + 1}, (_unused, index) => index / steps);
    const side = (sign: number) => (share: number) =>
      `${r2(x0 + (x1 - x0) * share)} ${r2(middle + sign * Math.max(0.6, level(share)))}`;
    return `M${[...points.map(side(-1)), ...[...points].reverse().map(side(1))].join('L')}z`;
  };
  sounds.forEach((sound) => {
    const x0 = timeX(time, sound.from);
    if (x0 >= end) return;
    if (sound.cut && tails) {
      const until = sound.from + (sound.length ?? 0);
      canvas.add('path', {
        d: shape(sound, sound.to, until),
        fill: 'none',
        stroke: '#b3aa9d',
        'stroke-width': 1,
      });
    }
    canvas.add('path', {
      d: shape(sound, sound.from, sound.to),
      fill,
      stroke,
      'stroke-width': 1.25,
      'stroke-linejoin': 'round',
    });
    if (sound.cut) {
      const x1 = timeX(time, sound.to);
      canvas.add('path', {
        d: `M${r2(x1)} ${r2(y + 3)}V${r2(y + h - 3)}`,
        stroke,
        'stroke-width': 2.5,
        'stroke-linecap': 'round',
        fill: 'none',
      });
    }
  });
  return place;
}

const r2 = (value: number): number => Math.round(value * 100) / 100;

export interface PianoRollOptions extends LaneOptions {
  /** Notes with `pitch` and length; `cut` ones end at a bar. */
  notes: readonly {from: number; to: number; pitch: number}[];
  /** Pitches from low to high that the roll shows, each a row; with a name, it is written at the left. */
  rows: readonly {pitch: number; name?: string}[];
  /** Space for the names of rows at the left, outside of the lane. Default 0: no names. */
  names?: boolean;
  kind?: Kind;
}

/** Notes out: a row for each pitch, a bar for each note. A pitch between two rows lies between them. */
export function pianoRoll(canvas: Canvas, options: PianoRollOptions): Placed {
  const {time, y, h, notes, rows, names = false, kind = 'sound'} = options;
  const place = laneGround(canvas, options);
  laneLabel(canvas, options);
  const row = (h - 6) / rows.length;
  const heightOf = (pitch: number): number => {
    const upper = rows.findIndex((one) => one.pitch >= pitch);
    const index = upper < 0 ? rows.length - 1 : upper;
    const [low, high] = [rows[index - 1]?.pitch ?? pitch, rows[index]?.pitch ?? pitch];
    const between = high > low && pitch < high ? (pitch - low) / (high - low) - 1 : 0;
    return y + h - 3 - row * (index + between + 0.5);
  };
  rows.forEach(({pitch, name}, index) => {
    const at = heightOf(pitch);
    if (index > 0) {
      const edge = at + row / 2;
      canvas.add('path', {
        d: `M${r2(time.x)} ${r2(edge)}h${r2(time.w)}`,
        stroke: '#e4ddd2',
        'stroke-width': 1,
        fill: 'none',
      });
    }
    if (names && name)
      canvas.text(name, {x: time.x - 6, y: at}, {anchor: 'end', color: PALETTE.muted});
  });
  const thick = Math.min(row - 1, 9);
  notes.forEach(({from, to, pitch}) => {
    const [x0, x1] = [timeX(time, from), Math.min(timeX(time, to) - 1.5, time.x + time.w)];
    if (x1 <= x0) return;
    canvas.add('rect', {
      x: x0,
      y: heightOf(pitch) - thick / 2,
      width: Math.max(x1 - x0, 3),
      height: thick,
      rx: Math.min(2.5, thick / 2),
      fill: KINDS[kind].stroke,
    });
  });
  return place;
}

export interface StepsOptions extends LaneOptions {
  hits?: readonly Hit[];
  /** What to write under each hit: a step's number, a counter, a name; '' for nothing. */
  values: readonly (string | number)[];
  kind?: Kind;
  /** Values drawn as an outline only, such as a step without a module. */
  isEmpty?: (index: number) => boolean;
}

/** A value under each hit, in a small box. 20 units high. */
export function stepsLane(canvas: Canvas, options: StepsOptions): Placed {
  const {time, y, h, hits = PHRASE, values, kind = 'sound', isEmpty = () => false} = options;
  laneLabel(canvas, options);
  const {fill, stroke} = KINDS[kind];
  hits.forEach((hit, index) => {
    const text = String(values[index] ?? '');
    if (text === '') return;
    const w = Math.max(17, textWidth(text, canvas.textSize, true) + 10);
    const x = timeX(time, hit.time);
    canvas.add('rect', {
      x: x - w / 2,
      y,
      width: w,
      height: h,
      rx: 4,
      fill: isEmpty(index) ? PALETTE.white : fill,
      stroke,
      'stroke-width': 1.25,
    });
    canvas.text(text, {x, y: y + h / 2}, {anchor: 'middle', bold: true});
  });
  return placed(time.x, y, time.w, h);
}

export interface LevelOptions extends LaneOptions {
  /** Values from 0 to 1, each from its second on; `glide` goes straight to the next instead. */
  points: readonly {at: number; value: number; glide?: boolean}[];
  kind?: Kind;
  /** Draws no ground, to lie over another lane. */
  over?: boolean;
}

/** A level over time, such as a parameter that each hit moves: steps that hold, or straight glides. */
export function levelLane(canvas: Canvas, options: LevelOptions): Placed {
  const {time, y, h, points, kind = 'control', over = false} = options;
  const place = over ? placed(time.x, y, time.w, h) : laneGround(canvas, options);
  laneLabel(canvas, options);
  const at = (value: number): number => y + h - 5 - value * (h - 10);
  const path: Point[] = [];
  points.forEach((point, index) => {
    const x = timeX(time, point.at);
    const before = points[index - 1];
    if (before && !before.glide) path.push({x, y: at(before.value)});
    path.push({x, y: at(point.value)});
  });
  const last = points.at(-1);
  if (last) path.push({x: time.x + time.w, y: at(last.value)});
  line(canvas, path, {color: KINDS[kind].stroke, width: 2.25});
  return place;
}

/** Light lines down through all lanes at each hit, so that eyes find what belongs together. Draw them first. */
export function hitGuides(
  canvas: Canvas,
  time: Time,
  from: number,
  to: number,
  hits: readonly Hit[] = PHRASE,
): void {
  hits.forEach(({time: at}) => {
    canvas.add('path', {
      d: `M${r2(timeX(time, at))} ${r2(from)}V${r2(to)}`,
      stroke: PALETTE.faint,
      'stroke-width': 1,
      fill: 'none',
    });
  });
}

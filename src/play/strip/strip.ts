import type {Hit, Outcome, Slide} from '../core';
import {s, wantsStill} from '../dom';
import {keyOf} from '../drum';
import {cutBar, drawBar, type Bar} from './bars';
import {dragLines, drawLines, type Line} from './lines';
import {heightOf, LANE, scaleOf, SECOND, type Scale} from './scale';
import {drawTune, type Tune} from './tune';
import './strip.lazy.css';

/** A row of the strip, for the sounds of one module or of several. */
export interface Lane {
  /** The module's id, as rules know it, or the part before a dot that the ids of several share. */
  readonly id: string;
  readonly name: string;
  /** MIDI notes between which its sounds lie; its row is taller then, and shows them at their pitch. */
  readonly pitches?: readonly [lowest: number, highest: number];
}

/** What the strip is told of a hit. */
export interface Shown {
  readonly hit: Hit;
  readonly outcome: Outcome;
  /** Whether the peak gets a dot: no line kept the hit out. */
  readonly counts: boolean;
  /** What stands below the peak; left out, the zone's letter. */
  readonly mark?: string | undefined;
  /** How high the peak is, 0 to 1; left out, the hit's strength. */
  readonly peak?: number | undefined;
  /** Sounds in rows with pitches that slide now. */
  readonly slides?: readonly Slide[] | undefined;
}

/** The strip of time. What it shows is told in words by the shell. */
export interface Strip {
  readonly element: SVGSVGElement;
  readonly add: (shown: Shown) => void;
  /** Ends all bars at a time, as when the sounds are stopped. */
  readonly endAll: (time: number) => void;
  /** Draws the thresholds anew. */
  readonly setLines: (lines: readonly Line[]) => void;
  readonly stop: () => void;
}

interface Options {
  readonly lanes: readonly Lane[];
  /** The hits' clock, in seconds. */
  readonly now: () => number;
  /** A line was dragged to a value from 0 to 1. */
  readonly onDrag?: ((id: string, value: number) => void) | undefined;
}

/** Longer ago than this is past the left end on any screen. */
const KEPT_SECONDS = 12;

/** With reduced motion the strip moves on by whole seconds, and looks this often whether one is over. */
const LOOK_MS = 200;

/** Rows that a lane with pitches takes. */
const TALL = 3;
/** From a lane's edge to its lowest and highest pitch, in pixels. */
const MARGIN = 6;

const rowsOf = ({pitches}: Lane): number => (pitches ? TALL : 1);

/** How many rows lie above a lane. */
const rowsAbove = (lanes: readonly Lane[], lane: number): number =>
  lanes.slice(0, lane).reduce((sum, one) => sum + rowsOf(one), 0);

/** The strip without hits. */
function drawEmpty(
  {base, lanesFrom, height}: Scale,
  lanes: readonly Lane[],
  past: SVGGElement,
  lines: SVGGElement,
): SVGSVGElement {
  return s(
    'svg',
    {class: 'sp-strip', height, 'aria-hidden': 'true'},
    s('rect', {class: 'sp-strip-floor', x: 0, y: base, width: '100%', height: 1}),
    ...lanes.map((one, lane) => {
      const y = lanesFrom + rowsAbove(lanes, lane) * LANE + 1;
      const tall = rowsOf(one) * LANE - 2;
      return s('rect', {class: 'sp-strip-lane', x: 0, y, width: '100%', height: tall});
    }),
    past,
    lines,
    s('text', {class: 'sp-strip-name', x: 6, y: 14}, 'hits'),
    ...lanes.map(({name}, lane) =>
      s(
        'text',
        {class: 'sp-strip-name', x: 6, y: lanesFrom + rowsAbove(lanes, lane) * LANE + 15},
        name,
      ),
    ),
  );
}

/** Draws hits and sounds as time goes by: now is at the right end. */
export function createStrip({lanes, now, onDrag}: Options): Strip {
  const past = s('g');
  const lines = s('g');
  const scale = scaleOf(rowsAbove(lanes, lanes.length), onDrag !== undefined);
  const {base, lanesFrom} = scale;
  const element = drawEmpty(scale, lanes, past, lines);
  let thresholds: readonly Line[] = [];
  if (onDrag) dragLines(element, scale, () => thresholds, onDrag);
  const bars = new Map<string, Bar>();
  const tunes = new Map<string, Tune>();
  /** Groups of hits, with their times. */
  const hits: {group: SVGGElement; time: number}[] = [];
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  }

  function move(): void {
    stop();
    const time = now();
    const isStill = wantsStill();
    const right = isStill ? Math.ceil(time) : time;
    const x = element.clientWidth - right * SECOND;
    past.setAttribute('transform', `translate(${x.toFixed(1)} 0)`);
    while (hits[0] && hits[0].time < time - KEPT_SECONDS) hits.shift()?.group.remove();
    if (hits.length === 0) return;
    if (isStill) timer = setTimeout(move, LOOK_MS);
    else frame = requestAnimationFrame(move);
  }

  /** Where a lane's pitch lies, from the top. */
  function heightIn(lane: number, [lowest, highest]: readonly [number, number], pitch: number) {
    const bottom = lanesFrom + rowsAbove(lanes, lane + 1) * LANE - MARGIN;
    const room = TALL * LANE - 2 * MARGIN;
    return bottom - (room * (pitch - lowest)) / (highest - lowest);
  }

  function add({hit, outcome, counts, mark, peak = hit.strength, slides = []}: Shown): void {
    const {starts, ends} = outcome;
    const {time, zone} = hit;
    const y = heightOf(scale, peak).toFixed(1);
    const group = s(
      'g',
      {transform: `translate(${(time * SECOND).toFixed(1)} 0)`},
      s('path', {class: 'sp-strip-stem', d: `M0 ${base}V${y}`}),
      s('text', {class: 'sp-strip-zone', x: 0, y: base + 13}, mark ?? keyOf(zone)),
    );
    if (counts) group.append(s('circle', {class: 'sp-strip-dot', cx: 0, cy: y, r: 4.5}));
    for (const id of ends) {
      const bar = bars.get(id);
      if (bar) cutBar(bar, time);
      bars.delete(id);
      tunes.get(id)?.cut(time);
    }
    for (const {id, pitch} of slides) tunes.get(id)?.bend(pitch, time);
    for (const [id, tune] of tunes) if (tune.until < time) tunes.delete(id);
    for (const [id, bar] of bars) if (bar.time + bar.length < time) bars.delete(id);
    for (const {id, gain, length = 1, delay = 0, pitch = 0} of starts) {
      const lane = lanes.findIndex((one) => id.startsWith(`${one.id}.`));
      if (lane < 0) continue;
      const pitches = lanes[lane]?.pitches;
      if (pitches) {
        const y = (note: number): number => heightIn(lane, pitches, note);
        tunes.set(id, drawTune(group, y, {time, length, gain, pitch}));
        continue;
      }
      const middle = lanesFrom + (rowsAbove(lanes, lane) + 0.5) * LANE;
      const from = s('g', {transform: `translate(${(delay * SECOND).toFixed(1)} 0)`});
      group.append(from);
      bars.set(id, drawBar(from, lane, middle, {time: time + delay, length, gain}));
    }
    past.append(group);
    hits.push({group, time});
    move();
  }

  return {
    element,
    add,
    endAll(time) {
      for (const bar of bars.values()) cutBar(bar, time);
      for (const tune of tunes.values()) tune.cut(time);
      bars.clear();
      tunes.clear();
      move();
    },
    setLines(next) {
      thresholds = next;
      lines.replaceChildren(...drawLines(scale, next));
    },
    stop,
  };
}

import type {Hit, Outcome, Slide} from '../core';
import {h, s, wantsStill} from '../dom';
import {keyOf} from '../drum';
import {cutBar, drawBar, type Bar} from './bars';
import {drawHead} from './heads';
import {dragLines, drawLines, type Line} from './lines';
import {drawEmpty, heightIn, middleOf, rowsIn, type Lane} from './lanes';
import {gutterOf, lineNames} from './names';
import {heightOf, leastHeight, scaleOf, SECOND} from './scale';
import {drawTune, type Tune} from './tune';
import './strip.lazy.css';

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
  readonly element: HTMLElement;
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

/** What was drawn at a time, and draws it anew where the strip has another height. */
interface Kept {
  readonly time: number;
  readonly draw: () => void;
  group?: SVGGElement;
}

/**
 * Draws hits and sounds as time goes by: now is at the right end. When half of the strip has passed after a
 * hit it stops until the next one, so that what happened can be read.
 */
export function createStrip({lanes, now, onDrag}: Options): Strip {
  const [ground, past, lines, names] = [s('g'), s('g'), s('g'), s('g')];
  const drawing = s('svg', {}, ground, past, names, lines);
  const element = h('div', {class: 'sp-strip', 'aria-hidden': 'true'}, drawing);
  const content = {rows: rowsIn(lanes), hasLines: onDrag !== undefined};
  const least = leastHeight(content);
  element.style.minHeight = `${String(least)}px`;
  let scale = scaleOf(content, least);
  let gutter = 0;
  let thresholds: readonly Line[] = [];
  if (onDrag) dragLines(drawing, () => ({scale, lines: thresholds}), onDrag);
  const bars = new Map<string, Bar>();
  const tunes = new Map<string, Tune>();
  const kept: Kept[] = [];
  let newest: SVGGElement | undefined;
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
    const width = element.clientWidth;
    const half = (width - gutter) / SECOND / 2;
    const waitsFrom = (kept.at(-1)?.time ?? 0) + half;
    const right = Math.min(isStill ? Math.ceil(time) : time, waitsFrom);
    const x = width - right * SECOND;
    past.setAttribute('transform', `translate(${x.toFixed(1)} 0)`);
    while (kept[0] && kept[0].time < time - KEPT_SECONDS) kept.shift()?.group?.remove();
    if (kept.length === 0 || time >= waitsFrom) return;
    if (isStill) timer = setTimeout(move, LOOK_MS);
    else frame = requestAnimationFrame(move);
  }

  function drawAround(): void {
    const words = lanes.map(({name}) => name);
    gutter = gutterOf(words, thresholds);
    const empty = drawEmpty(scale, lanes, gutter);
    ground.replaceChildren(...empty.ground);
    names.replaceChildren(...empty.names);
    drawThresholds();
  }

  function drawThresholds(): void {
    lines.replaceChildren(
      ...lineNames(scale, thresholds, gutter),
      ...drawLines(scale, thresholds, gutter),
    );
  }

  function cut(ids: Iterable<string>, time: number): void {
    for (const id of [...ids]) {
      const bar = bars.get(id);
      if (bar) cutBar(bar, time);
      bars.delete(id);
      tunes.get(id)?.cut(time);
    }
  }

  function drawHit({hit, outcome, counts, mark, peak = hit.strength, slides = []}: Shown) {
    const {starts, ends} = outcome;
    const {time, zone} = hit;
    const {base, lane: room} = scale;
    const y = heightOf(scale, peak).toFixed(1);
    const group = s(
      'g',
      {transform: `translate(${(time * SECOND).toFixed(1)} 0)`, class: 'sp-strip-newest'},
      s('path', {class: 'sp-strip-stem', d: `M0 ${base}V${y}`}),
      s('text', {class: 'sp-strip-zone', x: 0, y: base + 13}, mark ?? keyOf(zone)),
    );
    if (counts) group.append(drawHead(zone, y));
    cut(ends, time);
    for (const {id, pitch} of slides) tunes.get(id)?.bend(pitch, time);
    for (const [id, tune] of tunes) if (tune.until < time) tunes.delete(id);
    for (const [id, bar] of bars) if (bar.time + bar.length < time) bars.delete(id);
    for (const {id, module, gain, length = 1, delay = 0, pitch = 0} of starts) {
      const lane = lanes.findIndex(({modules}) => modules.includes(module));
      if (lane < 0) continue;
      if (lanes[lane]?.pitches) {
        const y = (note: number): number => heightIn(scale, lanes, lane, note);
        tunes.set(id, drawTune(group, y, {time, length, gain, pitch}));
        continue;
      }
      const from = s('g', {transform: `translate(${(delay * SECOND).toFixed(1)} 0)`});
      group.append(from);
      const row = {y: middleOf(scale, lanes, lane), room};
      bars.set(id, drawBar(from, lane, row, {time: time + delay, length, gain}));
    }
    newest?.removeAttribute('class');
    past.append((newest = group));
    return group;
  }

  function keep(one: Kept): void {
    kept.push(one);
    one.draw();
    move();
  }

  const watch = new ResizeObserver(([entry]) => {
    scale = scaleOf(content, entry?.contentRect.height ?? 0);
    bars.clear();
    tunes.clear();
    past.replaceChildren();
    drawAround();
    for (const one of kept) one.draw();
    move();
  });
  drawAround();
  watch.observe(element);

  return {
    element,
    add(shown) {
      const one: Kept = {time: shown.hit.time, draw: () => void (one.group = drawHit(shown))};
      keep(one);
    },
    endAll(time) {
      if (kept.length > 0) keep({time, draw: () => cut([...bars.keys(), ...tunes.keys()], time)});
    },
    setLines(next) {
      thresholds = next;
      if (gutter < gutterOf([], next)) drawAround();
      else drawThresholds();
    },
    stop() {
      stop();
      watch.disconnect();
    },
  };
}

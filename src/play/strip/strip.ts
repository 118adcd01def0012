import type {Hit} from '../core';
import {h, s, wantsStill} from '../dom';
import {drawEmpty, rowsIn, type Lane} from './lanes';
import {dragLines, drawLines, type Line} from './lines';
import {gutterOf, lineNames} from './names';
import {createPast, type Shown} from './past';
import {leastHeight, scaleOf, type Scale} from './scale';
import './strip.lazy.css';

interface Options {
  readonly lanes: readonly Lane[];
  readonly second?: number | undefined;
  readonly peaks: string;
  readonly now: () => number;
  readonly onDrag?: ((id: string, value: number) => void) | undefined;
}

/** A hit longer ago than this is past the left end on any screen. */
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
export function createStrip({lanes: all, second, peaks, now: pageNow, onDrag}: Options) {
  // Times of its own: those of a page that is open for days are pixels that no browser can place.
  const start = pageNow();
  const now = (): number => pageNow() - start;
  let scale: Scale;
  let lanes = all;
  const past = createPast(
    () => lanes,
    () => scale,
  );
  const [ground, lines, names] = [s('g'), s('g'), s('g')];
  const drawing = s('svg', {}, ground, past.element, names, lines);
  const element = h('div', {class: 'sp-strip', 'aria-hidden': 'true'}, drawing);
  let gutter = 0;
  let thresholds: readonly Line[] = [];
  let idle: readonly string[] = [];
  let rowEnds: ReturnType<typeof setTimeout> | undefined;
  if (onDrag) dragLines(drawing, () => ({scale, lines: thresholds}), onDrag);
  const kept: Kept[] = [];
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
    const half = (width - gutter) / scale.second / 2;
    const waitsFrom = (kept.at(-1)?.time ?? 0) + half;
    const right = Math.min(isStill ? Math.ceil(time) : time, waitsFrom);
    const x = width - right * scale.second;
    past.element.setAttribute('transform', `translate(${x.toFixed(1)} 0)`);
    while (kept[0] && kept[0].time < time - KEPT_SECONDS) kept.shift()?.group?.remove();
    if (kept.length === 0 || time >= waitsFrom) return;
    if (isStill) timer = setTimeout(move, LOOK_MS);
    else frame = requestAnimationFrame(move);
  }

  function drawAround(): void {
    gutter = gutterOf([peaks, ...lanes.map(({name}) => name)], thresholds);
    const empty = drawEmpty(scale, lanes, peaks, gutter);
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

  function keep(one: Kept): void {
    kept.push(one);
    one.draw();
    move();
  }

  function drawAnew(): void {
    const content = {rows: rowsIn(lanes), hasLines: onDrag !== undefined, second};
    element.style.minHeight = `${String(leastHeight(content))}px`;
    scale = scaleOf(content, element.clientHeight);
    past.clear();
    drawAround();
    for (const one of kept) one.draw();
    move();
  }

  /** What sounds keeps its row until it has died away, also where nothing begins as the settings are. */
  function layRows(starts: Shown['outcome']['starts'] = []): void {
    clearTimeout(rowEnds);
    const time = now();
    const endOf = (lane: Lane): number => (idle.includes(lane.name) ? past.endOf(lane) : Infinity);
    const begins = ({modules}: Lane): boolean =>
      starts.some(({module}) => modules.includes(module));
    const used = all.filter((lane) => endOf(lane) > time || begins(lane));
    const next = Math.min(...used.map(endOf));
    if (next < Infinity) rowEnds = setTimeout(() => layRows(), 1000 * (next - time) + 1);
    if (used.length === lanes.length && used.every((lane, at) => lane === lanes[at])) return;
    lanes = used;
    drawAnew();
  }

  const watch = new ResizeObserver(drawAnew);
  drawAnew();
  watch.observe(element);

  return {
    element,
    add(at: Hit, shown: Shown): void {
      const hit = {...at, time: at.time - start};
      const one: Kept = {time: hit.time, draw: () => void (one.group = past.draw(hit, shown))};
      layRows(shown.outcome.starts); // a pattern's hit may have been played before the settings changed
      keep(one);
      layRows();
    },
    /** Ends all bars at a time, as when the sounds are stopped. */
    endAll(at: number): void {
      const time = at - start;
      if (kept.length > 0) keep({time, draw: () => past.endAll(time)});
      layRows();
    },
    /** @param silent names of rows that aren't drawn once they are silent */
    set(next: readonly Line[], silent: readonly string[]): void {
      [thresholds, idle] = [next, silent];
      layRows();
      if (gutter < gutterOf([], next)) drawAround();
      else drawThresholds();
    },
    stop(): void {
      stop();
      clearTimeout(rowEnds);
      watch.disconnect();
    },
  };
}

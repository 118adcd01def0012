import type {Hit, Outcome, Slide, Zone} from '../core';
import {s} from '../dom';
import {keyOf} from '../drum';
import {cutBar, drawBar, slotIn, type Bar} from './bars';
import {heightIn, middleOf, type Lane} from './lanes';
import {heightOf, type Scale} from './scale';
import {drawTune} from './tune';

/** The head of a hit as the pictures have it (diagrams/kit/hits.ts): ring, cross, else a disc. */
const FORMS: Readonly<Partial<Record<Zone, string>>> = {
  edge: 'M-4.3 0a4.3 4.3 0 1 1 8.6 0a4.3 4.3 0 1 1-8.6 0z',
  rim: 'M-4.5-4.5l9 9m0-9l-9 9',
};
const DISC = 'M-4.5 0a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0z';

/** Ends that follow in less than so many seconds are a series: its first is said. */
const SERIES = 0.6;

export interface Shown {
  readonly outcome: Outcome;
  /** Whether the peak gets a dot, since no line kept the hit out; left out, it does. */
  readonly counts?: boolean;
  /** What stands below the peak; left out, the zone's letter. */
  readonly mark?: string;
  /** How high the peak is, 0 to 1; left out, the hit's strength. */
  readonly peak?: number;
  /** Draws a line through all rows, where a bar begins, with this word at its top. */
  readonly bar?: string;
  readonly slides?: readonly Slide[];
}

/** Where a bar begins; a word makes it a heavy line. */
const drawBarLine = (word: string): SVGElement[] => [
  s('path', {class: word ? 'sp-strip-bar sp-strip-meeting' : 'sp-strip-bar', d: 'M0 0V4000'}),
  s('text', {class: 'sp-strip-end', x: 6, y: 11}, word),
];

/** Draws hits and sounds at their time, by the measures of the strip as it is now. */
export function createPast(lanesNow: () => readonly Lane[], measures: () => Scale) {
  const element = s('g');
  const bars = new Map<string, Bar>();
  const tunes = new Map<string, ReturnType<typeof drawTune>>();
  let newest: SVGGElement | undefined;
  let lastEnd = -Infinity;

  function cut(ids: Iterable<string>, time: number, starts: Outcome['starts'] = []): void {
    /** Rows without a word: they sound on, or have it for another sound. */
    const silent = new Set(starts.map(({module}) => laneOf(module)));
    const from = time - lastEnd > SERIES ? measures().lanesFrom : null;
    for (const id of [...ids]) {
      const bar = bars.get(id);
      if (bar && cutBar(bar, time, from, !silent.has(bar.lane))) {
        lastEnd = time;
        silent.add(bar.lane);
      }
      bars.delete(id);
      tunes.get(id)?.cut(time);
    }
  }

  const laneOf = (id: string): number => lanesNow().findIndex(({modules}) => modules.includes(id));

  function forget(time: number): void {
    for (const [id, tune] of tunes) if (tune.until < time) tunes.delete(id);
    for (const [id, bar] of bars) if (bar.time + bar.length < time) bars.delete(id);
  }

  function drawSounds(group: SVGGElement, time: number, starts: Outcome['starts']): void {
    const [scale, lanes] = [measures(), lanesNow()];
    const {lane: room, second} = scale;
    for (const {id, module, gain, length = 1, delay = 0, pitch = 0, rough} of starts) {
      const lane = laneOf(module);
      if (lane < 0 || gain <= 0) continue;
      if (lanes[lane]?.pitches) {
        const y = (note: number): number => heightIn(scale, lanes, lane, note);
        tunes.set(id, drawTune(group, y, {time, length, gain, pitch, second}));
        continue;
      }
      const from = s('g', {transform: `translate(${(delay * second).toFixed(1)} 0)`});
      group.append(from);
      const sound = {lane, time: time + delay, length, gain, rough};
      const row = {y: middleOf(scale, lanes, lane), room, second};
      bars.set(id, drawBar(from, {...sound, ...slotIn(row, sound, bars.values())}));
    }
  }

  return {
    element,
    draw({time, zone, strength}: Hit, shown: Shown): SVGGElement {
      const {outcome, counts = true, mark = keyOf(zone), peak = strength, bar, slides = []} = shown;
      const {base, second} = measures();
      const y = heightOf(measures(), peak).toFixed(1);
      const group = s(
        'g',
        {transform: `translate(${(time * second).toFixed(1)} 0)`, class: 'sp-strip-newest'},
        s('path', {class: 'sp-strip-stem', d: `M0 ${base}V${y}`}),
        s('text', {class: 'sp-strip-zone', x: 0, y: base + 13}, mark),
      );
      if (bar !== undefined) group.prepend(...drawBarLine(bar));
      const dot = {class: 'sp-strip-dot', 'data-zone': zone, d: FORMS[zone] ?? DISC};
      if (counts) group.append(s('path', {...dot, transform: `translate(0 ${y})`}));
      cut(outcome.ends, time, outcome.starts);
      for (const {id, pitch} of slides) tunes.get(id)?.bend(pitch, time);
      forget(time);
      drawSounds(group, time, outcome.starts);
      newest?.removeAttribute('class');
      element.append((newest = group));
      return group;
    },
    /** When the last sound of a lane has died away, in seconds. */
    endOf(lane: Lane): number {
      const own = [...bars.values()].filter((bar) => lanesNow()[bar.lane] === lane);
      return Math.max(...own.map(({time, length}) => time + length));
    },
    endAll: (time: number): void => cut([...bars.keys(), ...tunes.keys()], time),
    /** Takes all of it away, to be drawn anew. */
    clear(): void {
      lastEnd = -Infinity;
      bars.clear();
      tunes.clear();
      element.replaceChildren();
    },
  };
}

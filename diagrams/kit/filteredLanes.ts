import {PHRASE} from '../../src/play/core';
import {box} from './box';
import type {Canvas} from './canvas';
import {hitsLane, zoneLegend} from './hits';
import {hitGuides, phraseTime, timeX} from './lanes';
import {KINDS, PALETTE} from './palette';
import type {Sounding} from './played';
import {soundsLane} from './sounds';

export interface FilteredOptions {
  y: number;
  /** Drums with those hits of the phrase that fall on them, counted from 0. */
  drums: readonly {name: string; hits: readonly number[]}[];
  /** What they play: a filter such as `Snare 1` or `All Snares`; none hears every drum. */
  modules: readonly {name: string; filter?: string}[];
  /** The filter of the module around all of them. */
  around?: {name: string; filter: string};
}

const LEFT = 12;
const LANE = {x: 196, w: 352};
const ROW = 42;

/** Whether a filter lets a drum through: `All Toms` every tom, `Tom 1` that one. */
function hears(filter: string | undefined, drum: string): boolean {
  if (filter === undefined) return true;
  const family = /^All (.+)s$/.exec(filter)?.[1];
  return family === undefined ? filter === drum : drum.startsWith(`${family} `);
}

/** The phrase on several drums, and which modules each of them plays through input filters. Wide. */
export function filteredLanes(canvas: Canvas, options: FilteredOptions): void {
  const {y, drums, modules, around} = options;
  const time = phraseTime(LANE.x, LANE.w);
  const first = y + 26 + drums.length * ROW + 34 + (around ? 30 : 0);
  const bottom = first + modules.length * (ROW + 8) - 8;
  const wall = first - 14;
  drums.forEach(({name, hits}, row) => {
    const own = hits.flatMap((index) => PHRASE[index] ?? []);
    const passes = hears(around?.filter, name);
    const top = y + 26 + row * ROW + 34;
    hitGuides(canvas, time, top, passes ? bottom : wall - 30, own);
    if (passes) return;
    // What the module around keeps out ends at its wall, with a bar.
    own.forEach((hit) =>
      canvas.add('path', {
        d: `M${timeX(time, hit.time) - 6} ${wall - 30}h12`,
        stroke: PALETTE.ink,
        'stroke-width': 3,
        fill: 'none',
      }),
    );
  });
  canvas.text('You hit', {x: LEFT, y: y + 8}, {color: PALETTE.muted});
  zoneLegend(canvas, {x: LANE.x, y: y + 8});
  drums.forEach(({name, hits}, row) => {
    const top = y + 26 + row * ROW;
    canvas.text(name, {x: LEFT, y: top + 19}, {bold: true});
    hitsLane(canvas, {time, y: top, h: 38, hits: hits.flatMap((index) => PHRASE[index] ?? [])});
  });
  const head = y + 26 + drums.length * ROW + 16;
  canvas.text('It plays', {x: LEFT, y: head}, {color: PALETTE.muted});
  if (around) {
    canvas.add('rect', {
      x: 4,
      y: head + 14,
      width: canvas.width - 8,
      height: bottom - head,
      rx: 9,
      fill: 'none',
      stroke: KINDS.sound.stroke,
      'stroke-width': 1.5,
    });
    canvas.text(around.name, {x: LEFT + 4, y: head + 32}, {bold: true});
    chip(canvas, around.filter, head + 32);
  }
  modules.forEach(({name, filter}, row) => {
    const top = first + row * (ROW + 8);
    canvas.text(name, {x: LEFT + 4, y: top + 21}, {bold: true});
    chip(canvas, filter, top + 21);
    const sounds = drums
      .filter((drum) => hears(around?.filter, drum.name) && hears(filter, drum.name))
      .flatMap(({hits}) => hits.flatMap((index) => PHRASE[index] ?? []))
      .map((hit): Sounding => ({
        hit,
        id: String(hit.time),
        name,
        gain: hit.strength,
        from: hit.time,
        to: hit.time + 0.55,
        cut: false,
      }));
    soundsLane(canvas, {time, y: top, h: ROW, sounds});
  });
}

function chip(canvas: Canvas, filter: string | undefined, middle: number): void {
  const x = 98;
  if (filter === undefined) {
    canvas.text('No filter', {x: x + 45, y: middle}, {anchor: 'middle', color: PALETTE.muted});
    return;
  }
  box(canvas, {x, y: middle - 12, w: 90, h: 24, label: filter, kind: 'input', shape: 'pill'});
}

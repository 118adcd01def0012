import {s} from '../dom';
import {drawName} from './names';
import type {Scale} from './scale';

export interface Row {
  /** The row's name; several modules may share it. Left out, the sounds are heard and not shown. */
  readonly row?: string;
  /** MIDI notes between which its sounds lie; its row is taller then, and shows them at their pitch. */
  readonly pitches?: readonly [lowest: number, highest: number];
}

/** A row of the strip, for the sounds of one module or of several. */
export interface Lane extends Row {
  readonly name: string;
  readonly modules: readonly string[];
}

/** @param sounds by the id of their module; rows come in the same order */
export function lanesOf(sounds: Readonly<Record<string, Row>>): readonly Lane[] {
  const lanes = new Map<string, Lane>();
  for (const [id, {row: name, ...row}] of Object.entries(sounds)) {
    if (name === undefined) continue;
    const lane = lanes.get(name) ?? {...row, name, modules: []};
    lanes.set(name, {...lane, modules: [...lane.modules, id]});
  }
  return [...lanes.values()];
}

/** Rows that a lane with pitches takes. */
const TALL = 3;
/** From a lane's edge to its lowest and highest pitch, in pixels. */
const MARGIN = 6;

const rowsOf = ({pitches}: Lane): number => (pitches ? TALL : 1);

/** How many rows lanes take. */
export const rowsIn = (lanes: readonly Lane[]): number =>
  lanes.reduce((sum, lane) => sum + rowsOf(lane), 0);

/** Where a lane begins, from the top; the one after the last is where they end. */
const topOf = (scale: Scale, lanes: readonly Lane[], lane: number): number =>
  scale.lanesFrom + rowsIn(lanes.slice(0, lane)) * scale.lane;

/** The middle of a lane, from the top. */
export const middleOf = (scale: Scale, lanes: readonly Lane[], lane: number): number =>
  (topOf(scale, lanes, lane) + topOf(scale, lanes, lane + 1)) / 2;

/** Where a pitch lies in its lane, from the top. */
export function heightIn(scale: Scale, lanes: readonly Lane[], lane: number, pitch: number) {
  const [lowest, highest] = lanes[lane]?.pitches ?? [0, 1];
  const room = TALL * scale.lane - 2 * MARGIN;
  const along = (pitch - lowest) / (highest - lowest);
  return topOf(scale, lanes, lane + 1) - MARGIN - room * along;
}

/** The strip without hits: what these lie on, and what lies over them at the left. */
export function drawEmpty(scale: Scale, lanes: readonly Lane[], peaks: string, gutter: number) {
  const rest = {x: gutter, width: '100%'};
  return {
    ground: [
      s('rect', {class: 'sp-strip-floor', ...rest, y: scale.base, height: 1}),
      ...lanes.map((lane, index) => {
        const place = {y: topOf(scale, lanes, index) + 1, height: rowsOf(lane) * scale.lane - 2};
        return s('rect', {class: 'sp-strip-lane', ...rest, ...place});
      }),
    ],
    names: [
      s('rect', {class: 'sp-strip-gutter', width: gutter, height: '100%'}),
      drawName(peaks, scale.base + 9),
      ...lanes.map(({name}, lane) => drawName(name, middleOf(scale, lanes, lane))),
    ],
  };
}

import {s} from '../dom';
import {SECOND} from './scale';

/** A sound's bar, in the group of the hit that started it. */
export interface Bar {
  readonly path: SVGPathElement;
  readonly group: SVGGElement;
  /** When it began, in seconds, and how long it sounds if nothing ends it. */
  readonly time: number;
  readonly length: number;
  readonly gain: number;
  /** Middle of its row, and the row's height. */
  readonly y: number;
  readonly room: number;
}

/** No bar gets thinner than this. */
const THINNEST = 1.5;

/** From a row's edge to the loudest bar. */
const MARGIN = 2.5;

/**
 * As loud as the sound begins, so high it begins: one that takes over from another is seen to. It dies
 * away, or is cut off at `until` seconds.
 */
function shape({y, room, gain, length}: Omit<Bar, 'path' | 'group'>, until: number): string {
  const full = Math.max((room - 2 * MARGIN) * Math.min(gain, 1), 2 * THINNEST);
  const left = Math.max(full * (1 - until / length), THINNEST);
  const x = (until * SECOND).toFixed(1);
  const [top, bottom] = [y - left / 2, y + left / 2].map((edge) => edge.toFixed(1));
  return `M0 ${y - full / 2}L${x} ${top}V${bottom}L0 ${y + full / 2}z`;
}

/**
 * Draws a sound in its row, to its natural end: what lies ahead is beyond the right end.
 *
 * @param row its middle and its height
 */
export function drawBar(
  group: SVGGElement,
  lane: number,
  row: Pick<Bar, 'y' | 'room'>,
  sound: Pick<Bar, 'time' | 'length' | 'gain'>,
): Bar {
  const drawn = {...row, ...sound};
  const path = s('path', {
    class: 'sp-strip-sound',
    'data-lane': lane,
    d: shape(drawn, sound.length),
  });
  group.append(path);
  return {...drawn, path, group};
}

/** Cuts a bar off at a time, with a mark; not one that has died away by then. */
export function cutBar(bar: Bar, at: number): void {
  const until = Math.max(at - bar.time, 0);
  if (until >= bar.length) return;
  bar.path.setAttribute('d', shape(bar, until));
  const x = (until * SECOND).toFixed(1);
  const d = `M${x} ${bar.y - bar.room / 2 + 1}v${bar.room - 2}`;
  bar.group.append(s('path', {class: 'sp-strip-cut', d}));
}

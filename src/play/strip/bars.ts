import {s} from '../dom';
import {LANE, SECOND} from './scale';

/** A sound's bar, in the group of the hit that started it. */
export interface Bar {
  readonly path: SVGPathElement;
  readonly group: SVGGElement;
  /** When it began, in seconds, and how long it sounds if nothing ends it. */
  readonly time: number;
  readonly length: number;
  readonly gain: number;
  /** Middle of its row. */
  readonly y: number;
}

/** No bar gets thinner than this. */
const THINNEST = 1.5;

/** As loud as the sound begins, so high it begins; it dies away, or is cut off at `until` seconds. */
function shape({y, gain, length}: Pick<Bar, 'y' | 'gain' | 'length'>, until: number): string {
  const full = (LANE - 5) * (0.3 + 0.7 * gain);
  const left = Math.max(full * (1 - until / length), THINNEST);
  const x = (until * SECOND).toFixed(1);
  const [top, bottom] = [y - left / 2, y + left / 2].map((edge) => edge.toFixed(1));
  return `M0 ${y - full / 2}L${x} ${top}V${bottom}L0 ${y + full / 2}z`;
}

/**
 * Draws a sound in its row, to its natural end: what lies ahead is beyond the right end.
 *
 * @param y middle of the row
 */
export function drawBar(
  group: SVGGElement,
  lane: number,
  y: number,
  sound: Pick<Bar, 'time' | 'length' | 'gain'>,
): Bar {
  const path = s('path', {
    class: 'sp-strip-sound',
    'data-lane': lane,
    d: shape({...sound, y}, sound.length),
  });
  group.append(path);
  return {...sound, y, path, group};
}

/** Cuts a bar off at a time, with a mark; not one that has died away by then. */
export function cutBar(bar: Bar, at: number): void {
  const until = Math.max(at - bar.time, 0);
  if (until >= bar.length) return;
  bar.path.setAttribute('d', shape(bar, until));
  const x = (until * SECOND).toFixed(1);
  bar.group.append(s('path', {class: 'sp-strip-cut', d: `M${x} ${bar.y - 9}v18`}));
}

import {s} from '../dom';

/** A place for a sound: its middle, height of the loudest one, and the width of a second. */
interface Room {
  readonly y: number;
  readonly room: number;
  readonly second: number;
}

/** A sound's bar, in the group of the hit that started it. */
export interface Bar extends Room {
  readonly path: SVGPathElement;
  readonly group: SVGGElement;
  readonly lane: number;
  /** When it began, in seconds, and how long it sounds if nothing ends it. */
  readonly time: number;
  readonly length: number;
  readonly gain: number;
  /** Whether it sounds rough: its edge is jagged. */
  readonly rough?: boolean | undefined;
  /** Its place in the pile of its row. */
  readonly slot: number;
}

type Sound = Omit<Bar, 'path' | 'group'>;

const THINNEST = 1.5;

/** A rough sound's edge: pixels from one tooth or notch to the next, and how high a notch leaves it. */
const TOOTH = 3;
const NOTCH = 0.4;

/** From a row's edge to the loudest bar, and from one place of a pile to the next. */
const MARGIN = 2.5;
const APART = 1;

/** Sounds longer than this, in seconds, pile up in their row, from its middle. */
const LONG = 1;
const PILE = [0, -1, 1];

/** The part of a row for a sound: long ones leave room for others that ring at the same time. */
export function slotIn(
  row: Room,
  {lane, time, length}: Pick<Bar, 'lane' | 'time' | 'length'>,
  bars: Iterable<Bar>,
): Room & {readonly slot: number} {
  if (length <= LONG) return {...row, slot: 0, room: row.room - 2 * MARGIN};
  const taken = [...bars]
    .filter((bar) => bar.lane === lane && bar.time + bar.length > time)
    .map(({slot}) => slot);
  const free = PILE.findIndex((_place, slot) => !taken.includes(slot));
  const slot = free < 0 ? taken.length % PILE.length : free;
  const part = (row.room - 2 * APART) / PILE.length;
  return {...row, slot, y: row.y + (PILE[slot] ?? 0) * part, room: part - APART};
}

/** As high as the sound is loud to ears; it dies away, or is cut off at `until` seconds. */
function shape({y, room, second, gain, length, rough}: Sound, until: number): string {
  const full = Math.max(room * Math.sqrt(Math.min(gain, 1)), 2 * THINNEST);
  const end = until * second;
  const teeth = rough ? Array.from({length: Math.floor(end / TOOTH)}, (_, at) => at * TOOTH) : [0];
  const edge = [...teeth, end].map((x, at) => {
    const height = Math.max(full * (1 - x / second / length), THINNEST);
    return {x: x.toFixed(1), half: (height / 2) * (at % 2 === 1 && rough ? NOTCH : 1)};
  });
  const top = edge.map(({x, half}) => `${x} ${(y - half).toFixed(1)}`);
  const bottom = edge.map(({x, half}) => `${x} ${(y + half).toFixed(1)}`).reverse();
  return `M${[...top, ...bottom].join('L')}z`;
}

/** Draws a sound in its place, to its natural end: what lies ahead is beyond the right end. */
export function drawBar(group: SVGGElement, sound: Sound): Bar {
  const {lane, length} = sound;
  const path = s('path', {class: 'sp-strip-sound', 'data-lane': lane, d: shape(sound, length)});
  group.append(path);
  return {...sound, path, group};
}

/**
 * Cuts a bar off at a time; not one that has died away by then. A line leads there from the hit, `from`
 * which height, and a word if the row `says` so; null is neither.
 *
 * @returns whether it was cut
 */
export function cutBar(bar: Bar, at: number, from: number | null, says: boolean): boolean {
  const until = at - bar.time;
  if (until < 0) bar.path.remove(); // such as an echo that never comes
  if (until < 0 || until >= bar.length) return false;
  bar.path.setAttribute('d', shape(bar, until));
  const x = until * bar.second;
  const [top, bottom] = [bar.y - bar.room / 2 - APART, bar.y + bar.room / 2 + APART];
  bar.group.append(s('path', {class: 'sp-strip-cut', d: `M${x} ${top}V${bottom}`}));
  if (from === null) return true;
  bar.group.append(s('path', {class: 'sp-strip-lead', d: `M${x} ${from}V${top}`}));
  if (says) bar.group.append(s('text', {class: 'sp-strip-end', x: x + 4, y: bar.y + 4}, 'ends'));
  return true;
}

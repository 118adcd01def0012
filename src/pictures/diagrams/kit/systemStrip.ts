import {pathData} from './arrow';
import {type Canvas, WIDTH} from './canvas';
import {placed, type Placed, round} from './geometry';
import {icon, type IconName} from './icons';
import {type Kind, KINDS, PALETTE} from './palette';

/** The stations of a hit's way, in order. */
export const STATIONS = [
  'drum',
  'sensor',
  'Portal',
  'hardware input',
  'virtual input',
  'layer',
  'module',
  'mix',
  'output',
] as const;

export type Station = (typeof STATIONS)[number];

const LOOKS: Readonly<Record<Station, {kind: Kind; icon: IconName}>> = {
  drum: {kind: 'hardware', icon: 'drum'},
  sensor: {kind: 'hardware', icon: 'sensor'},
  Portal: {kind: 'hardware', icon: 'interface'},
  'hardware input': {kind: 'input', icon: 'jack'},
  'virtual input': {kind: 'input', icon: 'bridge'},
  layer: {kind: 'sound', icon: 'layer'},
  module: {kind: 'sound', icon: 'module'},
  mix: {kind: 'output', icon: 'mix'},
  output: {kind: 'output', icon: 'speaker'},
};

export interface StripOptions {
  y: number;
  /** You are here: these stand out, the others step back. All stand out when it is left out. */
  here?: readonly Station[];
  /** Names below the stations. Default true. */
  names?: boolean;
  /** Stations with another look or name than usual, such as an output that is the Portal's. */
  signs?: Readonly<Partial<Record<Station, StationSign>>>;
}

/** What a station shows; a note stands in gray below its name. */
export interface StationSign {
  kind?: Kind;
  icon?: IconName;
  name?: string;
  note?: string;
}

const TILE = 38;

/**
 * The system from drum to output, over the whole width of the picture: one row of nine in a wide
 * picture (80 units high), two rows in a narrow one (160).
 *
 * @returns places of the stations' tiles, to draw what belongs to them
 */
export function systemStrip(canvas: Canvas, options: StripOptions): Record<Station, Placed> {
  const {y, here = STATIONS, names = true, signs = {}} = options;
  const isWide = canvas.width > WIDTH;
  const rows = isWide ? [STATIONS] : [STATIONS.slice(0, 5), STATIONS.slice(5)];
  const perRow = isWide ? 9 : 5;
  const pitch = (canvas.width - 12) / perRow;
  const rowHeight = names ? TILE + 16 + canvas.lineHeight * 1.6 : TILE + 18;
  const places = {} as Record<Station, Placed>;
  rows.forEach((row, rowIndex) => {
    const top = y + 4 + rowIndex * rowHeight;
    row.forEach((station, index) => {
      const middle = 6 + pitch * (index + 0.5);
      places[station] = tile(
        canvas,
        station,
        {x: middle - TILE / 2, y: top},
        here.includes(station),
        here.length < STATIONS.length,
        signs[station],
      );
      const at = {x: middle, y: top + TILE + 11};
      if (names) name(canvas, station, at, here.includes(station), signs[station]);
      const before = row[index - 1];
      if (before) link(canvas, places[before], places[station]);
    });
  });
  if (!isWide) {
    const [from, to] = [places['virtual input'], places.layer];
    turn(canvas, from, to);
  }
  return places;
}

function tile(
  canvas: Canvas,
  station: Station,
  at: {x: number; y: number},
  isHere: boolean,
  isOneOf: boolean,
  sign?: StationSign,
): Placed {
  const {kind, icon: iconName} = {...LOOKS[station], ...sign};
  const {fill, stroke} = KINDS[kind];
  canvas.add('rect', {
    ...at,
    width: TILE,
    height: TILE,
    rx: 9,
    fill: isHere ? (isOneOf ? stroke : fill) : PALETTE.white,
    stroke: isHere ? stroke : PALETTE.faint,
    'stroke-width': isHere ? 2.25 : 1.25,
  });
  const inset = 7;
  icon(canvas, iconName, at.x + inset, at.y + inset, TILE - 2 * inset, {
    stroke: isHere ? (isOneOf ? PALETTE.white : stroke) : PALETTE.ignored,
    fill: isHere && !isOneOf ? PALETTE.white : 'none',
  });
  return placed(at.x, at.y, TILE, TILE);
}

function name(
  canvas: Canvas,
  station: Station,
  at: {x: number; y: number},
  isHere: boolean,
  {name: ownName = station, note}: StationSign = {},
): void {
  const words = ownName.split(' ').map((text) => ({text, isStrong: isHere}));
  if (note) words.push({text: note, isStrong: false});
  words.forEach(({text, isStrong}, index) =>
    canvas.text(
      text,
      {x: at.x, y: at.y + index * (canvas.lineHeight - 1)},
      {
        anchor: 'middle',
        bold: isStrong,
        color: isStrong ? PALETTE.ink : PALETTE.muted,
      },
    ),
  );
}

/** A small point to the right between two tiles. */
function link(canvas: Canvas, from: Placed, to: Placed): void {
  const [x, y] = [(from.right.x + to.left.x) / 2, from.right.y];
  canvas.add('path', {
    d: pathData([
      {x: x - 2.5, y: y - 5},
      {x: x + 2.5, y},
      {x: x - 2.5, y: y + 5},
    ]),
    fill: 'none',
    stroke: PALETTE.line,
    'stroke-width': 2,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

/** From the end of the first row around to the start of the second. */
function turn(canvas: Canvas, from: Placed, to: Placed): void {
  const [right, left] = [from.right.x + 8, to.left.x - 8];
  const middle = to.left.y;
  canvas.add('path', {
    d: `M${round(from.right.x + 3)} ${round(from.right.y)}H${round(right)}`,
    fill: 'none',
    stroke: PALETTE.line,
    'stroke-width': 2,
    'stroke-linecap': 'round',
  });
  canvas.add('path', {
    d: pathData([
      {x: left - 2.5, y: middle - 5},
      {x: left + 2.5, y: middle},
      {x: left - 2.5, y: middle + 5},
    ]),
    fill: 'none',
    stroke: PALETTE.line,
    'stroke-width': 2,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

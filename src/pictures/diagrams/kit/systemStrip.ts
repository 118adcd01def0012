import {pathData} from './arrow';
import type {Canvas} from './canvas';
import {line} from './controls';
import {placed, type Placed} from './geometry';
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
  /** Several rows, as a narrow picture needs. Default one over the whole width. */
  rows?: StripRows;
}

/** Stations by row, the middle of the first in each, and how far it is to the next and to the next row. */
export interface StripRows {
  stations: readonly (readonly Station[])[];
  x: number;
  pitch: number;
  height: number;
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
 * The system from drum to output: one row of nine over the whole width of a wide picture (80 units
 * high), or rows.
 *
 * @returns places of the stations' tiles, to draw what belongs to them
 */
export function systemStrip(canvas: Canvas, options: StripOptions): Record<Station, Placed> {
  const {y, here = STATIONS, names = true, signs = {}} = options;
  const whole = (canvas.width - 12) / STATIONS.length;
  const single = {stations: [STATIONS], x: 6 + whole / 2, pitch: whole, height: 0};
  const {stations, x, pitch, height} = options.rows ?? single;
  const places = {} as Record<Station, Placed>;
  let before: Placed | undefined;
  stations.forEach((row, rowIndex) => {
    const top = y + 4 + rowIndex * height;
    row.forEach((station, index) => {
      const middle = x + index * pitch;
      const place = tile(
        canvas,
        station,
        {x: middle - TILE / 2, y: top},
        here.includes(station),
        here.length < STATIONS.length,
        signs[station],
      );
      const at = {x: middle, y: top + TILE + 11};
      if (names) name(canvas, station, at, here.includes(station), signs[station]);
      if (before && index === 0) turn(canvas, before, place);
      else if (before) link(canvas, (before.right.x + place.left.x) / 2, place.left.y);
      places[station] = before = place;
    });
  });
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
function link(canvas: Canvas, x: number, y: number): void {
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

/** From the end of a row around to the start of the next, above its tiles and clear of names. */
function turn(canvas: Canvas, from: Placed, to: Placed): void {
  const [right, left, between] = [from.right.x + 20, to.left.x - 14, to.y - 14];
  const way = [
    {x: from.right.x + 5, y: from.right.y},
    {x: right, y: from.right.y},
    {x: right, y: between},
    {x: left, y: between},
    {x: left, y: to.left.y},
    {x: to.left.x - 6, y: to.left.y},
  ];
  line(canvas, way);
  link(canvas, to.left.x - 7.5, to.left.y);
}

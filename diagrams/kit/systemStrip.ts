import {pathData} from './arrow';
import type {Canvas} from './canvas';
import {placed, type Placed, type Point} from './geometry';
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
  /** Upper edge of the one row over the whole width. */
  y?: number;
  /** You are here: these stand out, the others step back. All stand out when it is left out. */
  here?: readonly Station[];
  /** Names below the stations. Default true. */
  names?: boolean;
  /** Stations with another look or name than usual, such as an output that is the Portal's. */
  signs?: Readonly<Partial<Record<Station, StationSign>>>;
  /** Several rows, as a narrow picture needs. Default one over the whole width. */
  rows?: readonly StripRow[];
}

/** Stations side by side: their tiles' upper edge, and the middle of them all. */
export interface StripRow {
  stations: readonly Station[];
  x: number;
  y: number;
}

/** What a station shows; a note stands in gray below its name. */
export interface StationSign {
  kind?: Kind;
  icon?: IconName;
  name?: string;
  note?: string;
}

const TILE = 38;
/** From a tile to the next in one of several rows. */
const PITCH = 64;
/** Names below a tile, and each line of them. */
const NAMES = {gap: 11, line: 17};

/**
 * The system from drum to output: one row of nine over the whole width of a wide picture (80 units
 * high), or rows.
 *
 * @returns places of the stations' tiles, to draw what belongs to them
 */
export function systemStrip(canvas: Canvas, options: StripOptions): Record<Station, Placed> {
  const {y = 0, here = STATIONS, names = true, signs = {}, rows} = options;
  const pitch = rows ? PITCH : (canvas.width - 12) / STATIONS.length;
  const places = {} as Record<Station, Placed>;
  for (const row of rows ?? [{stations: STATIONS, x: canvas.width / 2, y: y + 4}]) {
    row.stations.forEach((station, index) => {
      const x = row.x + (index - (row.stations.length - 1) / 2) * pitch;
      const isHere = here.includes(station);
      const corner = {x: x - TILE / 2, y: row.y};
      const isOneOf = here.length < STATIONS.length;
      places[station] = tile(canvas, station, corner, isHere, isOneOf, signs[station]);
      const at = {x, y: row.y + TILE + NAMES.gap};
      if (names) name(canvas, station, at, isHere, signs[station]);
      if (index > 0) pointer(canvas, {x: x - pitch / 2, y: row.y + TILE / 2}, 'right');
    });
  }
  return places;
}

/** @returns how high a row of several is, from its tiles to the last line of their names */
export function rowHeight(stations: readonly Station[]): number {
  const lines = Math.max(...stations.map((station) => station.split(' ').length));
  return TILE + NAMES.gap + (lines - 0.5) * NAMES.line;
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

/** A small point on the way from one tile, or one row of them, to the next. */
export function pointer(canvas: Canvas, {x, y}: Point, to: 'right' | 'down'): void {
  const [along, across] = [2.5, 5];
  const corners = [
    {x: -along, y: -across},
    {x: along, y: 0},
    {x: -along, y: across},
  ].map((corner) => (to === 'right' ? corner : {x: corner.y, y: corner.x}));
  canvas.add('path', {
    d: pathData(corners.map((corner) => ({x: x + corner.x, y: y + corner.y}))),
    fill: 'none',
    stroke: PALETTE.line,
    'stroke-width': 2,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

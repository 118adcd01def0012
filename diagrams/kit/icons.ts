import type {Canvas} from './canvas';
import {placed, type Placed} from './geometry';
import {KINDS, PALETTE} from './palette';

/** A drawing on a 24 by 24 grid: surfaces that are filled, and lines on them. */
interface Drawing {
  body: string;
  detail?: string;
  /** Filled in the color of the lines. */
  solid?: string;
  dashed?: boolean;
}

/**
 * Line drawings, made for this kit: from 20 units (a sign) to 120 (a part); lines stay as thick as
 * they are. The sheets know no connector, knob or light of the EVANS hardware and no shape of the
 * EMAD adapter, so none is drawn: the interface is a plain unit, the adapter a closed `carton`.
 */
const DRAWINGS = {
  drum: {
    body: 'M3 8.5c0-2.2 4-4 9-4s9 1.8 9 4v8c0 2.2-4 4-9 4s-9-1.8-9-4z',
    detail:
      'M3 8.5c0 2.2 4 4 9 4s9-1.8 9-4M5.5 10.9v8.3M12 12.5v8M18.5 10.9v8.3M3.2 17.4c.8 1.7 4.4 3.1 8.8 3.1s8-1.4 8.8-3.1',
  },
  /** Half from the front, on its spurs. */
  kick: {
    body: 'M8.5 2.5h8c3.2 0 5.5 3.8 5.5 8.5s-2.3 8.5-5.5 8.5h-8C5.3 19.5 3 15.7 3 11s2.3-8.5 5.5-8.5z',
    detail:
      'M8.5 2.5C11.7 2.5 14 6.3 14 11s-2.3 8.5-5.5 8.500M8.5 5.500c2 0 3.5 2.5 3.5 5.500s-1.5 5.5-3.5 5.500s-3.5-2.5-3.5-5.500s1.5-5.5 3.5-5.500zM13.2 6.500h7.500M13.2 15.500h7.500M5.5 19L2.5 22.500M17.5 19.500L20.5 22.5',
  },
  /** A unit clipped over the hoop of a drum. */
  sensor: {
    body: 'M2 8.5C2 5.9 6.5 4 12 4s10 1.9 10 4.5V12c0 2.6-4.5 4.5-10 4.5S2 14.6 2 12z',
    detail: 'M2 8.5C2 11.1 6.5 13 12 13s10-1.9 10-4.5',
    solid:
      'M13 8h4.5a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H13a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 13 8z',
  },
  interface: {
    body: 'M3.5 7.5h17a1.5 1.5 0 0 1 1.5 1.5v6.5a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 2 15.5V9a1.5 1.5 0 0 1 1.5-1.5z',
    detail: 'M5 17v1.5M19 17v1.5M2.5 14h19',
  },
  laptop: {
    body: 'M6 4.5h12a1.5 1.5 0 0 1 1.5 1.5v9h-15V6A1.5 1.5 0 0 1 6 4.5zM1.5 19.5l3-4.5h15l3 4.5z',
    detail: 'M9.8 17.7h4.4M7 7h10v5.5H7z',
  },
  speaker: {
    body: 'M7.5 2h9A1.5 1.5 0 0 1 18 3.5v17a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 20.5v-17A1.5 1.5 0 0 1 7.5 2z',
    detail:
      'M12 10.5a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM12 13.3a1.2 1.2 0 1 1 0 2.4a1.2 1.2 0 0 1 0-2.4zM12 4.7a1.3 1.3 0 1 1 0 2.6a1.3 1.3 0 0 1 0-2.6z',
  },
  headphones: {
    body: 'M4.5 13.5h1a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5h-1A2 2 0 0 1 2.5 19.5v-4a2 2 0 0 1 2-2zM18.5 13.5h1a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-1A1.5 1.5 0 0 1 17 20v-5a1.5 1.5 0 0 1 1.5-1.5z',
    detail: 'M4 13.5V11a8 8 0 0 1 16 0v2.5',
  },
  keyboard: {
    body: 'M2.5 6.5h19a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-19a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1z',
    detail:
      'M5.7 13v4.5M9.9 13v4.5M14.1 13v4.5M18.3 13v4.5M4.7 6.5h2V13h-2zM8.9 6.5h2V13h-2zM17.3 6.5h2V13h-2z',
  },
  microphone: {
    body: 'M12 2a4 4 0 0 1 4 4v1.5H8V6a4 4 0 0 1 4-4zM9 7.5h6l-1 11.5a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1z',
    detail: 'M8.3 4.7h7.4M12 20v2.5M12 11v2.5',
  },
  pedal: {
    body: 'M2.5 20L14.5 12.5l1.5 2.3L5 21.5z',
    detail:
      'M1.5 21.5h20M18 21.5V9.5M15.3 13.5L18 9.5L13.7 4.3M12.8 1.5a1.7 1.7 0 1 1 0 3.4a1.7 1.7 0 0 1 0-3.4',
  },
  pad: {
    body: 'M12 4.5c5.5 0 10 2.5 10 5.5s-4.5 5.5-10 5.5S2 13 2 10s4.5-5.5 10-5.5z',
    detail:
      'M2 10v2.5c0 3 4.5 5.5 10 5.5s10-2.5 10-5.5V10M12 18v4M12 7.2c3.3 0 6 1.2 6 2.8s-2.7 2.8-6 2.8S6 11.6 6 10s2.7-2.8 6-2.8z',
  },
  cable: {
    body: 'M2 9.5h6a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1H2zM22 9.5h-6a1 1 0 0 0-1 1v3a1 1 0 0 0 1 1h6z',
    detail: 'M9 12c3 0 0 6 3 6s0-12 3-6M4.5 9.5v5M19.5 9.5v5',
  },
  plug: {
    body: 'M2 8.5h9a1.5 1.5 0 0 1 1.5 1.5v4a1.5 1.5 0 0 1-1.5 1.5H2z',
    detail: 'M12.5 12h8M16.5 10.5v3M19 10.5v3M20.5 12h1.5M5 8.5v7',
  },
  carton: {
    body: 'M3 8l9-4.5L21 8v9l-9 4.5L3 17z',
    detail: 'M3 8l9 4.5L21 8M12 12.5v9M7.5 5.7l9 4.6',
  },
  sticks: {
    body: '',
    detail: 'M3 21L18.5 5.5M21 21L5.5 5.5M19.2 4.8a1.3 1.3 0 1 0 .1 0M4.8 4.8a1.3 1.3 0 1 0 .1 0',
  },
  file: {body: 'M6 2.5h8l4.5 4.5v14.5H6z', detail: 'M14 2.5V7h4.5M9 12h6M9 15.5h6'},
  folder: {
    body: 'M2.5 6a1.5 1.5 0 0 1 1.5-1.5h5l2 2.5h9A1.5 1.5 0 0 1 21.5 8.5v10A1.5 1.5 0 0 1 20 20H4a1.5 1.5 0 0 1-1.5-1.5z',
    detail: 'M2.5 10h19',
  },
  /** An input of the interface, as the software sees it. */
  jack: {
    body: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18z',
    detail: 'M12 8.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 0 1 0-7zM12 12h.01',
  },
  /** A virtual input: a drum that is only thought of, so its outline is broken. */
  bridge: {
    body: 'M3 8c0-2.4 4-4.3 9-4.300s9 1.9 9 4.300v8c0 2.4-4 4.3-9 4.300S3 18.4 3 16z',
    detail: 'M3 8c0 2.4 4 4.3 9 4.300s9-1.9 9-4.3',
    dashed: true,
  },
  layer: {
    body: 'M12 4l10 5l-10 5L2 9z',
    detail: 'M3.5 12.7L12 17l8.5-4.3M3.5 16.4l8.5 4.3l8.5-4.3',
  },
  module: {
    body: 'M4 3.5h16a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1z',
    detail: 'M3 8h18M6 14.5h1.5l1.5-3l2.5 6l2-4.5l1 1.5H18',
  },
  mix: {
    body: 'M4.5 12.5h4v3h-4zM10 6.5h4v3h-4zM15.5 14h4v3h-4z',
    detail: 'M6.5 3v9.5M6.5 15.5V21M12 3v3.5M12 9.5V21M17.5 3v11M17.5 17v4',
  },
} as const satisfies Readonly<Record<string, Drawing>>;

export type IconName = keyof typeof DRAWINGS;

export interface IconLook {
  stroke?: string;
  fill?: string;
}

/** Draws a part or sign in a square of `size` units, 20 to 120; always give it a label as well. */
export function icon(
  canvas: Canvas,
  name: IconName,
  x: number,
  y: number,
  size = 28,
  look: IconLook = {},
): Placed {
  const {body, detail = '', solid, dashed = false}: Drawing = DRAWINGS[name];
  const scale = size / 24;
  const {stroke = KINDS.hardware.stroke} = look;
  const fill =
    look.fill ?? (name === 'file' || name === 'folder' ? PALETTE.white : KINDS.hardware.fill);
  const common = {
    transform: `translate(${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100})scale(${Math.round(scale * 1000) / 1000})`,
    stroke,
    'stroke-width': (size > 60 ? 2 : 1.6) / scale,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
    'stroke-dasharray': dashed ? '2.4 2.6' : undefined,
  };
  const bounds = {x, y, w: size, h: size};
  if (body) canvas.add('path', {d: body, fill, ...common}, bounds);
  if (detail) canvas.add('path', {d: detail, fill: 'none', ...common}, bounds);
  if (solid) canvas.add('path', {d: solid, fill: stroke, ...common}, bounds);
  return placed(x, y, size, size);
}

/** An icon with its name below; returns the icon's place. */
export function labeledIcon(
  canvas: Canvas,
  name: IconName,
  label: string,
  center: {x: number; y: number},
  size = 32,
): Placed {
  const place = icon(canvas, name, center.x - size / 2, center.y - size / 2, size);
  canvas.text(label, {x: center.x, y: center.y + size / 2 + 11}, {anchor: 'middle', bold: true});
  return place;
}

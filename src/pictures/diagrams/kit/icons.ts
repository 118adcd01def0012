import {placed, type Canvas, type Placed} from './canvas';
import {KINDS, PALETTE} from './palette';

export type IconName =
  | 'sensor'
  | 'interface'
  | 'laptop'
  | 'speaker'
  | 'headphones'
  | 'keyboard'
  | 'microphone'
  | 'pedal'
  | 'drum'
  | 'file';

/** Shapes on a 24 by 24 grid, drawn for this kit. */
const PATHS: Readonly<Record<IconName, string>> = {
  sensor: 'M7 9h10v7H7zM12 16v5M9 9V6a3 3 0 0 1 6 0v3',
  interface: 'M2 8h20v9H2zM6 12.5h.01M10 12.5h.01M14 12.5h5',
  laptop: 'M5 5h14v10H5zM2 19h20l-2-4H4z',
  speaker: 'M6 2h12v20H6zM12 18a4 4 0 1 0 0-8 4 4 0 0 0 0 8M12 6h.01',
  headphones: 'M4 16v-3a8 8 0 0 1 16 0v3M3 15h4v6H3zM17 15h4v6h-4z',
  keyboard: 'M2 7h20v11H2zM7 7v7M12 7v7M17 7v7',
  microphone: 'M9 3h6v9a3 3 0 0 1-6 0zM5 11a7 7 0 0 0 14 0M12 18v4',
  pedal: 'M4 19h16v2H4zM5 19l9-13 4 3-7 10',
  drum: 'M3 8c0-4 18-4 18 0v9c0 4-18 4-18 0zM3 8c0 4 18 4 18 0',
  file: 'M6 2h8l4 4v16H6zM14 2v4h4',
};

/** Draws an icon in a square of `size` units; always give it a label as well. */
export function icon(canvas: Canvas, name: IconName, x: number, y: number, size = 28): Placed {
  canvas.add(
    'path',
    {
      d: PATHS[name],
      transform: `translate(${x} ${y}) scale(${Math.round((size / 24) * 1000) / 1000})`,
      fill: name === 'file' ? PALETTE.white : KINDS.hardware.fill,
      stroke: KINDS.hardware.stroke,
      'stroke-width': 1.5,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    },
    {x, y, w: size, h: size},
  );
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

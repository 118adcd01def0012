import {
  BLEND_DEFAULTS,
  blendGain,
  type BlendModule,
  type BlendSquare,
} from '../../../../../play/core';
import {
  BLEND_STROKE,
  type Canvas,
  defineDiagram,
  heading,
  KINDS,
  line,
  PALETTE,
  ZONE_COLORS,
  zoneHead,
} from '../../../kit';

const AREA = {x: 16, w: 320, h: 62};
const STEPS = 64;

/** One color for each sound; both stay apart when the page turns dark. */
const COLORS = [KINDS.sound.stroke, ZONE_COLORS.edge.solid];

/** How loud a sound is, from center to edge: its outline. */
function level(y: number, module: BlendModule): string {
  const points = Array.from({length: STEPS + 1}, (_unused, index) => {
    const place = index / STEPS;
    const gain = blendGain(module, {zone: 'center', place, strength: 1, time: 0});
    return {x: AREA.x + place * AREA.w, y: y + AREA.h - gain * (AREA.h - 4)};
  });
  // A switch stands upright: the foot of a step lies under its top.
  const upright = points.flatMap((point, index) => {
    const before = points[index - 1];
    return before && Math.abs(before.y - point.y) > AREA.h / 2
      ? [{x: point.x, y: before.y}, point]
      : [point];
  });
  const base = y + AREA.h;
  const outline = [{x: AREA.x, y: base}, ...upright, {x: AREA.x + AREA.w, y: base}];
  return `M${outline.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('L')}z`;
}

/** A square of the matrix: filled in the color of its sound, or with the yellow outline. */
function swatch(c: Canvas, x: number, y: number, square: BlendSquare, color?: string): void {
  c.add('rect', {
    x,
    y,
    width: 14,
    height: 14,
    rx: 3,
    fill: color,
    'fill-opacity': 0.75,
    stroke: square === 'plain' ? color : BLEND_STROKE,
    'stroke-width': square === 'plain' ? 1.5 : 3,
  });
}

function plot(c: Canvas, y: number, title: string, square: BlendSquare): void {
  heading(c, title, {x: AREA.x, y: y - 38});
  const [dark, bright] = BLEND_DEFAULTS.modules;
  if (!dark || !bright) return;
  swatch(c, AREA.x + 1, y - 24, square, COLORS[0]);
  c.text(dark.name, {x: AREA.x + 23, y: y - 17}, {bold: true});
  swatch(c, AREA.x + AREA.w - 15, y - 24, square, COLORS[1]);
  c.text(bright.name, {x: AREA.x + AREA.w - 23, y: y - 17}, {bold: true, anchor: 'end'});
  const shapes = [
    level(y, {...dark, squares: {center: square}}),
    level(y, {...bright, squares: {edge: square}}),
  ];
  shapes.forEach((d, index) => c.add('path', {d, fill: COLORS[index], 'fill-opacity': 0.5}));
  // Outlines over both, so that each curve is seen where they overlap.
  shapes.forEach((d, index) =>
    c.add('path', {
      d,
      fill: 'none',
      stroke: COLORS[index],
      'stroke-width': 2.25,
      'stroke-linejoin': 'round',
    }),
  );
  line(
    c,
    [
      {x: AREA.x, y: y + AREA.h},
      {x: AREA.x + AREA.w, y: y + AREA.h},
    ],
    {color: PALETTE.ink, width: 1.5},
  );
}

export default defineDiagram({
  title: 'Level of two sounds from center to edge: plain and blended',
  height: 288,
  draw(c) {
    plot(c, 56, 'Plain: a switch', 'plain');
    plot(c, 184, 'Blended: a fade', 'blended');
    zoneHead(c, 'center', {x: 22, y: 266});
    c.text('Center', {x: 33, y: 266});
    zoneHead(c, 'edge', {x: 330, y: 266});
    c.text('Edge', {x: 319, y: 266}, {anchor: 'end'});
    c.text('where you hit', {x: 176, y: 266}, {anchor: 'middle', color: PALETTE.muted});
  },
});

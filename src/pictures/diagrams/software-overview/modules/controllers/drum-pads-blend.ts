import {
  BLEND_DEFAULTS,
  blendGain,
  type BlendModule,
  type BlendSquare,
} from '../../../../../play/core';
import {
  type Canvas,
  defineDiagram,
  grid,
  heading,
  KINDS,
  line,
  PALETTE,
  zoneHead,
} from '../../../kit';

const AREA = {x: 16, w: 320, h: 62};
const STEPS = 64;

/** How loud a sound is, from center to edge, as an area. */
function level(c: Canvas, y: number, module: BlendModule, isDark: boolean): void {
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
  c.add('path', {
    d: `M${outline.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('L')}z`,
    fill: isDark ? KINDS.sound.stroke : KINDS.sound.fill,
    'fill-opacity': isDark ? 0.75 : 0.8,
    stroke: KINDS.sound.stroke,
    'stroke-width': 1.75,
    'stroke-linejoin': 'round',
  });
}

function plot(c: Canvas, y: number, title: string, square: BlendSquare): void {
  heading(c, title, {x: AREA.x, y: y - 38});
  const [dark, bright] = BLEND_DEFAULTS.modules;
  if (!dark || !bright) return;
  const cell = square === 'plain' ? 'sound' : 'blended';
  grid(c, {x: AREA.x, y: y - 24, cell: 13, rows: [[cell]]});
  c.text(dark.name, {x: AREA.x + 20, y: y - 17}, {bold: true});
  grid(c, {x: AREA.x + AREA.w - 13, y: y - 24, cell: 13, rows: [[cell]]});
  c.text(bright.name, {x: AREA.x + AREA.w - 20, y: y - 17}, {bold: true, anchor: 'end'});
  level(c, y, {...dark, squares: {center: square}}, true);
  level(c, y, {...bright, squares: {edge: square}}, false);
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

import {
  BLEND_DEFAULTS,
  blendGain,
  type BlendModule,
  type BlendSquare,
} from '../../../../../src/play/core';
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
} from '../../../../kit';

/** A sound's lane, and from one to the next. */
const AREA = {x: 124, w: 212, h: 34, pitch: 42};
const LEFT = 16;
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
    fill: square === 'plain' ? color : PALETTE.white,
    'fill-opacity': 0.75,
    stroke: square === 'plain' ? color : BLEND_STROKE,
    'stroke-width': square === 'plain' ? 1.5 : 3,
  });
}

function plot(c: Canvas, y: number, title: string, square: BlendSquare): void {
  heading(c, title, {x: LEFT, y});
  const [dark, bright] = BLEND_DEFAULTS.modules;
  if (!dark || !bright) return;
  const sounds = [
    {...dark, squares: {center: square}},
    {...bright, squares: {edge: square}},
  ];
  sounds.forEach((module, index) => {
    const top = y + 16 + index * AREA.pitch;
    const color = COLORS[index];
    swatch(c, LEFT + 1, top + 13, square, color);
    c.text(module.name, {x: LEFT + 24, y: top + 20});
    c.add('path', {
      d: level(top, module),
      fill: color,
      'fill-opacity': 0.75,
      stroke: color,
      'stroke-width': 1.5,
      'stroke-linejoin': 'round',
    });
    const base = top + AREA.h;
    line(
      c,
      [
        {x: AREA.x, y: base},
        {x: AREA.x + AREA.w, y: base},
      ],
      {color: PALETTE.line, width: 1.5},
    );
  });
}

export default defineDiagram({
  title: 'Level of two sounds from center to edge: plain and blended',
  height: 250,
  draw(c) {
    plot(c, 18, 'Plain: a switch', 'plain');
    plot(c, 130, 'Blended, with a yellow outline: a fade', 'blended');
    zoneHead(c, 'center', {x: AREA.x + 5, y: 236});
    c.text('Center', {x: AREA.x + 16, y: 236});
    zoneHead(c, 'edge', {x: 331, y: 236});
    c.text('Edge', {x: 320, y: 236}, {anchor: 'end'});
    c.text(
      'where you hit',
      {x: AREA.x + AREA.w / 2, y: 236},
      {anchor: 'middle', color: PALETTE.muted},
    );
  },
});

import {
  axes,
  type Canvas,
  defineDiagram,
  heading,
  KINDS,
  line,
  PALETTE,
  type Point,
} from '../../../kit';

const [LOUD, SILENT] = [0.9, 0.03];

/** Draws the level of the dark sound, and of the bright one as its mirror image. */
function plot(c: Canvas, x: number, title: string, dark: readonly Point[]): void {
  const area = {x, y: 52, w: 142, h: 84};
  const onPaper = (points: readonly Point[]): Point[] =>
    points.map((point) => ({x: x + point.x * area.w, y: area.y + (1 - point.y) * area.h}));
  const bright = dark.map((point) => ({x: 1 - point.x, y: point.y}));
  heading(c, title, {x, y: 22});
  axes(c, area);
  line(c, onPaper(dark), {color: KINDS.sound.stroke, width: 2.5});
  line(c, onPaper(bright), {color: KINDS.input.stroke, width: 2.5});
  c.text('dark', {x: x + 8, y: 43}, {color: KINDS.sound.stroke, bold: true});
  c.text('bright', {x: x + 140, y: 43}, {anchor: 'end', color: KINDS.input.stroke, bold: true});
  c.text('center', {x, y: 149}, {color: PALETTE.muted});
  c.text('edge', {x: x + 142, y: 149}, {anchor: 'end', color: PALETTE.muted});
}

export default defineDiagram({
  title: 'Level of two sounds from center to edge: plain and blended',
  height: 166,
  draw(c) {
    plot(c, 18, 'Plain: a switch', [
      {x: 0, y: LOUD},
      {x: 0.5, y: LOUD},
      {x: 0.5, y: SILENT},
      {x: 1, y: SILENT},
    ]);
    plot(c, 192, 'Blended: a fade', [
      {x: 0, y: LOUD},
      {x: 0.12, y: LOUD},
      {x: 0.88, y: SILENT},
      {x: 1, y: SILENT},
    ]);
  },
});

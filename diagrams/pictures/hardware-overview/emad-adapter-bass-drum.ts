import {
  type Canvas,
  defineDiagram,
  drumMap,
  KINDS,
  line,
  PALETTE,
  pathData,
  type Point,
} from '../../kit';

const {fill: SOFT, stroke: BLUE} = KINDS.hardware;
const FRONT = {cx: 120, cy: 138, r: 96};
/** The drum cut open from front to back: where the shell is. */
const CUT = {x: 350, y: 46, w: 120, h: 184};
const edge = {stroke: PALETTE.ink, 'stroke-width': 1.75};

function name(c: Canvas, text: string, at: Point, to: Point, anchor: 'start' | 'end'): void {
  c.text(text, at, {anchor, bold: true});
  const from = {x: at.x + (anchor === 'end' ? 5 : -5), y: at.y};
  c.add('path', {d: pathData([from, to]), fill: 'none', stroke: PALETTE.ink, 'stroke-width': 1.1});
  c.add('circle', {cx: to.x, cy: to.y, r: 2.6, fill: PALETTE.ink});
}

function front(c: Canvas): void {
  drumMap(c, {...FRONT, kind: 'kick'});
  // The ring lies on the head: a broad line around it.
  c.add('circle', {
    cx: FRONT.cx,
    cy: FRONT.cy,
    r: 69,
    fill: 'none',
    stroke: BLUE,
    'stroke-width': 18,
  });
  c.add('circle', {
    cx: FRONT.cx,
    cy: FRONT.cy,
    r: 69,
    fill: 'none',
    stroke: SOFT,
    'stroke-width': 15,
  });
  c.add('circle', {cx: FRONT.cx, cy: FRONT.cy, r: 13, fill: '#d8d0c4', ...edge});
}

function side(c: Canvas): void {
  const {x, y, w, h} = CUT;
  c.add('rect', {x, y, width: w, height: h, fill: '#f6f1ea', ...edge});
  [x - 7, x + w - 7].forEach((left) =>
    [y - 9, y + h - 7].forEach((top) =>
      c.add('rect', {x: left, y: top, width: 14, height: 16, rx: 3, fill: PALETTE.wood, ...edge}),
    ),
  );
  line(
    c,
    [
      {x: x - 1, y: y + 7},
      {x: x - 1, y: y + h - 7},
    ],
    {color: PALETTE.ink, width: 3},
  );
  line(
    c,
    [
      {x: x + w + 1, y: y + 7},
      {x: x + w + 1, y: y + h - 7},
    ],
    {color: PALETTE.ink, width: 3},
  );
  [y + 11, y + h - 41].forEach((top) =>
    c.add('rect', {
      x: x - 17,
      y: top,
      width: 14,
      height: 30,
      rx: 5,
      fill: SOFT,
      stroke: BLUE,
      'stroke-width': 1.75,
    }),
  );
  // The pedal: foot board, beater's rod and beater.
  const middle = y + h / 2;
  line(
    c,
    [
      {x: x - 60, y: y + h - 2},
      {x: x - 20, y: middle},
    ],
    {color: PALETTE.ink, width: 3},
  );
  c.add('rect', {
    x: x - 30,
    y: middle - 13,
    width: 26,
    height: 26,
    rx: 8,
    fill: '#d8d0c4',
    ...edge,
  });
  line(
    c,
    [
      {x: x - 128, y: y + h + 4},
      {x: x - 42, y: y + h - 16},
    ],
    {color: PALETTE.line, width: 7},
  );
  line(
    c,
    [
      {x: x - 128, y: y + h + 11},
      {x: x - 8, y: y + h + 11},
    ],
    {color: PALETTE.line, width: 5},
  );
  c.add('rect', {x: x - 16, y: y + h - 3, width: 16, height: 17, rx: 3, fill: PALETTE.line});
}

export default defineDiagram({
  title: 'A bass drum with a damping ring on the outside of its batter head',
  wide: true,
  height: 276,
  draw(c) {
    front(c);
    c.text('From your throne', {x: FRONT.cx, y: 262}, {anchor: 'middle'});
    side(c);
    c.text('From the side, cut open', {x: 400, y: 262}, {anchor: 'middle'});
    name(c, 'Damping ring', {x: 306, y: 60}, {x: CUT.x - 10, y: 72}, 'end');
    name(c, 'Beater', {x: 306, y: 130}, {x: CUT.x - 20, y: 138}, 'end');
    name(c, 'Batter head', {x: 306, y: 96}, {x: CUT.x - 1, y: 104}, 'end');
    name(c, 'Resonant', {x: 488, y: 132}, {x: CUT.x + CUT.w + 1, y: 132}, 'start');
    c.text('head', {x: 488, y: 148}, {bold: true});
    name(c, 'Pedal clamp', {x: 380, y: 206}, {x: CUT.x - 8, y: 240}, 'start');
  },
});

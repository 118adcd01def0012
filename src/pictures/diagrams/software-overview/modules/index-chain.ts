import {
  arrow,
  type Canvas,
  defineDiagram,
  drumMap,
  frame,
  icon,
  KINDS,
  PALETTE,
  waveform,
} from '../../kit';

function keys(c: Canvas, x: number, y: number): void {
  const w = 14;
  for (let index = 0; index < 8; index += 1) {
    c.add('rect', {
      x: x + index * w,
      y,
      width: w - 1,
      height: 58,
      rx: 2,
      fill: index === 4 ? KINDS.sound.stroke : PALETTE.white,
      stroke: PALETTE.line,
      'stroke-width': 1,
    });
  }
  [0, 1, 3, 4, 5].forEach((index) =>
    c.add('rect', {
      x: x + (index + 1) * w - 5,
      y,
      width: 9,
      height: 34,
      rx: 1.5,
      fill: PALETTE.muted,
    }),
  );
}

export default defineDiagram({
  title: 'One layer: two controllers decide, a sampler sounds',
  wide: true,
  height: 238,
  draw(c) {
    frame(c, {x: 46, y: 12, w: 466, h: 214, label: 'Drum Pads', kind: 'sound'});
    frame(c, {x: 190, y: 40, w: 310, h: 174, label: 'Note Controller', kind: 'sound'});
    frame(c, {x: 342, y: 68, w: 146, h: 134, label: 'Sampler', kind: 'sound'});
    arrow(c, {x: 10, y: 126}, {x: 60, y: 126});
    c.text('hit', {x: 12, y: 112}, {bold: true});
    drumMap(c, {cx: 120, cy: 126, r: 52, lit: ['center']});
    arrow(c, {x: 178, y: 126}, {x: 206, y: 126});
    keys(c, 212, 97);
    arrow(c, {x: 328, y: 126}, {x: 356, y: 126});
    waveform(c, {x: 362, y: 98, w: 116, h: 58});
    arrow(c, {x: 482, y: 126}, {x: 520, y: 126});
    icon(c, 'speaker', 520, 109, 34);
    c.text('decides: which pad', {x: 119, y: 206}, {anchor: 'middle'});
    c.text('decides: which note', {x: 266, y: 190}, {anchor: 'middle'});
    c.text('makes the sound', {x: 415, y: 182}, {anchor: 'middle', bold: true});
  },
});

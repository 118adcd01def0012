import {
  button,
  chevron,
  defineDiagram,
  KINDS,
  PALETTE,
  partNumber,
  rule,
  unseen,
  windowFrame,
} from '../../kit';

/** Slots that are drawn of the sixteen, and where the gap between them is. */
const SLOTS = [
  ['1', 26],
  ['2', 122],
  ['16', 240],
] as const;
const W = 88;
const TOP = 36;

export default defineDiagram({
  title: 'What is known of the window in Mix View, its parts numbered',
  height: 286,
  textSize: 14,
  draw(c) {
    windowFrame(c, {x: 12, y: 12, w: 328, h: 262});
    c.text('Mix Outs', {x: 54, y: TOP}, {bold: true});
    partNumber(c, 1, {x: 37, y: TOP});
    for (const [number, x] of SLOTS) {
      c.add('rect', {
        x,
        y: TOP + 18,
        width: W,
        height: 32,
        rx: 5,
        fill: KINDS.output.fill,
        stroke: KINDS.output.stroke,
      });
      c.text(number, {x: x + W / 2, y: TOP + 34}, {anchor: 'middle', bold: true});
      button(c, {x, y: TOP + 58, w: W, text: 'Add Submix'});
    }
    for (const shift of [-7, 0, 7]) {
      c.add('circle', {cx: 225 + shift, cy: TOP + 34, r: 1.8, fill: PALETTE.line});
    }
    partNumber(c, 2, {x: 26 + W / 2, y: TOP + 102});

    unseen(c, {x: 18, y: 156, w: 316, h: 66}, ['Also in this view:', 'layers, main mix']);
    rule(c, {x: 14, y: 230, w: 324});
    partNumber(c, 3, {x: 37, y: 252});
    chevron(c, 'right', {x: 60, y: 252, r: 6});
    c.text('Set Effects', {x: 74, y: 252}, {bold: true});
  },
});

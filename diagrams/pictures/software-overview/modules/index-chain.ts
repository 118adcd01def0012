import {
  arrow,
  defineDiagram,
  drumMap,
  frame,
  icon,
  KINDS,
  PALETTE,
  piano,
  waveform,
} from '../../../kit';

/** The way through the boxes, right of their names. */
const WAY = 236;

export default defineDiagram({
  title: 'One layer: two controllers decide, a sampler sounds',
  height: 406,
  textSize: 14,
  draw(c) {
    frame(c, {x: 12, y: 36, w: 328, h: 304, label: 'Drum Pads', kind: 'sound'});
    frame(c, {x: 24, y: 146, w: 304, h: 182, label: 'Note Controller', kind: 'sound'});
    frame(c, {x: 36, y: 238, w: 280, h: 78, label: 'Sampler', kind: 'sound'});
    c.text('hit', {x: WAY - 10, y: 16}, {anchor: 'end'});
    arrow(c, {x: WAY, y: 8}, {x: WAY, y: 44});
    drumMap(c, {cx: WAY, cy: 92, r: 40, lit: ['center']});
    arrow(c, {x: WAY, y: 140}, {x: WAY, y: 160});
    const key = piano(c, {x: WAY - 42, y: 162, w: 84, h: 60, whites: 7, on: [7]}).get(7);
    if (key) {
      c.text(
        'G',
        {x: key.center.x, y: key.bottom.y - 12},
        {anchor: 'middle', bold: true, color: PALETTE.white, over: true},
      );
    }
    arrow(c, {x: WAY, y: 225}, {x: WAY, y: 250});
    c.add('rect', {x: WAY - 68, y: 252, width: 136, height: 52, rx: 6, fill: PALETTE.ground});
    waveform(c, {x: WAY - 61, y: 256, w: 124, h: 44});
    arrow(c, {x: WAY, y: 307}, {x: WAY, y: 352});
    icon(c, 'speaker', WAY - 22, 352, 44, KINDS.output);
    c.text('speaker', {x: WAY - 28, y: 374}, {anchor: 'end'});
    c.text('picks the pad', {x: 21, y: 68});
    c.text('picks the note', {x: 33, y: 178});
    c.text('makes the sound', {x: 45, y: 270}, {bold: true});
  },
});

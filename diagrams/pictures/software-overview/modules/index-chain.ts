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

/** The height of the way through the boxes, below what is written in them. */
const WAY = 128;

export default defineDiagram({
  title: 'One layer: two controllers decide, a sampler sounds',
  wide: true,
  height: 214,
  draw(c) {
    frame(c, {x: 42, y: 12, w: 456, h: 190, label: 'Drum Pads', kind: 'sound'});
    frame(c, {x: 164, y: 24, w: 324, h: 168, label: 'Note Controller', kind: 'sound'});
    frame(c, {x: 312, y: 36, w: 166, h: 146, label: 'Sampler', kind: 'sound'});
    c.text('picks the pad', {x: 51, y: 46}, {color: PALETTE.muted});
    c.text('picks the note', {x: 173, y: 58}, {color: PALETTE.muted});
    c.text('makes the sound', {x: 321, y: 70}, {bold: true});

    c.text('hit', {x: 10, y: WAY - 18});
    arrow(c, {x: 8, y: WAY}, {x: 56, y: WAY});
    drumMap(c, {cx: 102, cy: WAY, r: 40, lit: ['center']});
    arrow(c, {x: 148, y: WAY}, {x: 178, y: WAY});
    const key = piano(c, {x: 180, y: WAY - 38, w: 98, h: 76, whites: 7, on: [7]}).get(7);
    if (key) {
      c.text(
        'G',
        {x: key.center.x, y: key.bottom.y - 14},
        {anchor: 'middle', bold: true, color: PALETTE.white, over: true},
      );
    }
    arrow(c, {x: 281, y: WAY}, {x: 326, y: WAY});
    c.add('rect', {x: 328, y: WAY - 32, width: 136, height: 64, rx: 6, fill: PALETTE.ground});
    waveform(c, {x: 335, y: WAY - 26, w: 124, h: 52});
    arrow(c, {x: 466, y: WAY}, {x: 512, y: WAY});
    icon(c, 'speaker', 510, WAY - 22, 44, KINDS.output);
  },
});

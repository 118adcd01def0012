import {arrow, defineDiagram, drumMap, frame, icon, PALETTE, piano, waveform} from '../../kit';

/** Height of the way through the boxes. */
const WAY = 126;
/** What a box does; at its left, where a phone, which shows two thirds, has it whole. */
const WORDS = 188;

export default defineDiagram({
  title: 'One layer: two controllers decide, a sampler sounds',
  wide: true,
  height: 238,
  draw(c) {
    frame(c, {x: 38, y: 12, w: 466, h: 214, label: 'Drum Pads', kind: 'sound'});
    frame(c, {x: 144, y: 40, w: 348, h: 174, label: 'Note Controller', kind: 'sound'});
    frame(c, {x: 260, y: 68, w: 220, h: 134, label: 'Sampler', kind: 'sound'});
    arrow(c, {x: 10, y: WAY}, {x: 48, y: WAY});
    c.text('hit', {x: 12, y: WAY - 14}, {bold: true});
    drumMap(c, {cx: 91, cy: WAY, r: 41, lit: ['center']});
    arrow(c, {x: 136, y: WAY}, {x: 158, y: WAY});
    const key = piano(c, {x: 158, y: WAY - 32, w: 84, h: 64, whites: 7, on: [7]}).get(7);
    if (key) {
      c.text(
        'G',
        {x: key.center.x, y: key.bottom.y - 12},
        {anchor: 'middle', bold: true, color: PALETTE.white, over: true},
      );
    }
    arrow(c, {x: 246, y: WAY}, {x: 272, y: WAY});
    waveform(c, {x: 276, y: WAY - 30, w: 194, h: 60});
    arrow(c, {x: 472, y: WAY}, {x: 522, y: WAY});
    icon(c, 'speaker', 509, WAY - 25, 50);
    c.text('picks the pad', {x: 50, y: WORDS});
    c.text('picks the note', {x: 158, y: WORDS});
    c.text('makes the sound', {x: 270, y: WORDS}, {bold: true});
  },
});

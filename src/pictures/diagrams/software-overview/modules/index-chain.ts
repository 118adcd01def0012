import {arrow, defineDiagram, drumMap, frame, icon, PALETTE, piano, waveform} from '../../kit';

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
    drumMap(c, {cx: 120, cy: 126, r: 48, lit: ['center']});
    arrow(c, {x: 178, y: 126}, {x: 206, y: 126});
    const key = piano(c, {x: 212, y: 92, w: 112, h: 68, whites: 7, on: [7]}).get(7);
    if (key) {
      c.text(
        'G',
        {x: key.center.x, y: key.bottom.y - 12},
        {anchor: 'middle', bold: true, color: PALETTE.white, over: true},
      );
    }
    arrow(c, {x: 328, y: 126}, {x: 356, y: 126});
    waveform(c, {x: 362, y: 98, w: 116, h: 58});
    arrow(c, {x: 482, y: 126}, {x: 520, y: 126});
    icon(c, 'speaker', 520, 109, 34);
    c.text('decides: which pad', {x: 119, y: 188}, {anchor: 'middle'});
    c.text('decides: which note', {x: 266, y: 188}, {anchor: 'middle'});
    c.text('makes the sound', {x: 415, y: 188}, {anchor: 'middle', bold: true});
  },
});

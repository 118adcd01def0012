import {arrow, box, defineDiagram, drum, frame, hitMark, icon, KINDS, line, PALETTE} from '../kit';

export default defineDiagram({
  title: 'A rim stroke goes back, a footswitch goes on',
  height: 244,
  draw(c) {
    frame(c, {x: 12, y: 14, w: 328, h: 74, label: 'Set manager', kind: 'output'});
    for (const x of [26, 62]) {
      c.add('rect', {
        x,
        y: 44,
        width: 28,
        height: 28,
        rx: 6,
        fill: KINDS.control.fill,
        stroke: KINDS.control.stroke,
        'stroke-width': 1.5,
      });
    }
    for (const [tip, back] of [
      [36, 44],
      [80, 72],
    ] as const) {
      line(
        c,
        [
          {x: back, y: 51},
          {x: tip, y: 58},
          {x: back, y: 65},
        ],
        {color: PALETTE.ink, width: 2},
      );
    }
    ['Song 1', 'Song 2', 'Song 3'].forEach((label, index) =>
      box(c, {
        x: 106 + index * 76,
        y: 43,
        w: 70,
        h: 30,
        label,
        kind: index === 1 ? 'sound' : 'plain',
      }),
    );
    drum(c, {cx: 58, cy: 196, r: 36, highlight: ['rim']});
    hitMark(c, 33, 222);
    arrow(c, {x: 40, y: 162}, {x: 40, y: 72}, {control: true});
    c.text('Rim of a side drum', {x: 104, y: 172}, {bold: true});
    c.text('Velocity', {x: 104, y: 190}, {color: PALETTE.muted});
    c.text('threshold 25 %', {x: 104, y: 206}, {color: PALETTE.muted});
    c.text('or more', {x: 104, y: 222}, {color: PALETTE.muted});
    const pedal = icon(c, 'pedal', 236, 114, 40);
    arrow(c, {x: pedal.left.x - 6, y: 134}, {x: 76, y: 72}, {bend: 'x-first', control: true});
    c.text('Footswitch', {x: 234, y: 172}, {bold: true});
    c.text('MIDI Control', {x: 234, y: 190}, {color: PALETTE.muted});
  },
});

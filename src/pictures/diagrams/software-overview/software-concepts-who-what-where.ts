import {arrow, box, defineDiagram, icon, KINDS, type Placed} from '../kit';

const YS = [74, 144, 214];
const H = 46;

export default defineDiagram({
  title: 'Who plays, what sounds and where it goes are three choices',
  wide: true,
  height: 256,
  draw(c) {
    for (const [text, x] of [
      ['Who plays', 89],
      ['What sounds', 276],
      ['Where it goes', 462],
    ] as const) {
      c.text(text, {x, y: 24}, {anchor: 'middle', bold: true, size: 14});
    }
    const [y1 = 0, y2 = 0, y3 = 0] = YS;
    const players = ['Snare 1', 'Tom 1', 'Tom 2'].map((label, index): Placed => {
      const y = YS[index] ?? 0;
      icon(c, 'drum', 14, y - 17, 34);
      return box(c, {x: 56, y: y - H / 2, w: 92, h: H, label, kind: 'input'});
    });
    const layers = ['Pulse', 'Chords', 'Percussion'].map((label, index) =>
      box(c, {x: 218, y: (YS[index] ?? 0) - H / 2, w: 116, h: H, label, kind: 'sound'}),
    );
    const [snare, tom1, tom2] = players;
    const [pulse, chords, percussion] = layers;
    if (!snare || !tom1 || !tom2 || !pulse || !chords || !percussion) return;
    const phones = box(c, {x: 404, y: y1 - H / 2, w: 98, h: H, label: 'Submix 1', kind: 'output'});
    // Tall, so that each layer's arrow arrives at a place of its own.
    const main = box(c, {
      x: 404,
      y: y2 - H / 2 - 6,
      w: 98,
      h: y3 - y2 + H + 6,
      label: 'Main mix',
      kind: 'output',
    });
    const gray = {stroke: KINDS.output.stroke, fill: KINDS.output.fill};
    icon(c, 'headphones', 510, y1 - 17, 34, gray);
    icon(c, 'speaker', 510, (y2 + y3) / 2 - 20, 34, gray);
    arrow(c, snare.right, pulse.left);
    arrow(c, tom1.right, chords.left);
    arrow(c, {x: tom1.right.x, y: y2 + 10}, {x: percussion.x, y: y3 - 12});
    arrow(c, tom2.right, percussion.left);
    arrow(c, pulse.right, phones.left);
    arrow(c, {x: pulse.right.x, y: y1 + 10}, {x: main.x, y: main.y + 14});
    arrow(c, chords.right, {x: main.x, y: y2});
    arrow(c, percussion.right, {x: main.x, y: y3});
  },
});

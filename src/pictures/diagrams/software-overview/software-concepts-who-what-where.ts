import {arrow, box, defineDiagram} from '../kit';

const ROWS = [44, 104, 164];
const H = 40;

export default defineDiagram({
  title: 'Who plays, what sounds and where it goes are three choices',
  height: 216,
  draw(c) {
    for (const [text, x] of [
      ['Who plays', 54],
      ['What sounds', 178],
      ['Where it goes', 300],
    ] as const) {
      c.text(text, {x, y: 24}, {anchor: 'middle', bold: true});
    }
    const [y1 = 0, y2 = 0, y3 = 0] = ROWS;
    const snare = box(c, {x: 12, y: y1, w: 84, h: H, label: 'Snare 1', kind: 'input'});
    const tom1 = box(c, {x: 12, y: y2, w: 84, h: H, label: 'Tom 1', kind: 'input'});
    const tom2 = box(c, {x: 12, y: y3, w: 84, h: H, label: 'Tom 2', kind: 'input'});
    const pulse = box(c, {x: 132, y: y1, w: 92, h: H, label: 'Pulse', kind: 'sound'});
    const chords = box(c, {x: 132, y: y2, w: 92, h: H, label: 'Chords', kind: 'sound'});
    const percussion = box(c, {x: 132, y: y3, w: 92, h: H, label: 'Percussion', kind: 'sound'});
    const submix = box(c, {
      x: 260,
      y: y1,
      w: 80,
      h: H,
      label: 'Submix 1',
      kind: 'output',
    });
    // Tall, so that each layer's arrow arrives at a place of its own.
    const main = box(c, {
      x: 260,
      y: y2 - 8,
      w: 80,
      h: y3 + H - y2 + 8,
      label: 'Main mix',
      kind: 'output',
    });
    arrow(c, snare.right, pulse.left);
    arrow(c, tom1.right, chords.left);
    arrow(c, {x: 96, y: tom1.right.y + 8}, {x: 132, y: percussion.left.y - 10});
    arrow(c, tom2.right, percussion.left);
    arrow(c, pulse.right, submix.left);
    arrow(c, {x: 224, y: pulse.right.y + 8}, {x: main.x, y: main.y + 12});
    arrow(c, chords.right, {x: main.x, y: chords.right.y});
    arrow(c, percussion.right, {x: main.x, y: percussion.right.y});
  },
});

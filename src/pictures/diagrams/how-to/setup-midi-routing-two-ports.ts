import {arrow, box, defineDiagram, frame, paragraph} from '../kit';

export default defineDiagram({
  title: 'One virtual port for each direction',
  height: 262,
  draw(c) {
    frame(c, {x: 12, y: 14, w: 112, h: 184, label: 'Your drums', kind: 'sound'});
    frame(c, {x: 240, y: 14, w: 100, h: 184, label: 'DAW', kind: 'hardware'});
    const output = box(c, {x: 24, y: 50, w: 88, h: 48, label: 'MIDI output', kind: 'output'});
    const input = box(c, {x: 24, y: 134, w: 88, h: 48, label: 'MIDI input', kind: 'input'});
    const out = box(c, {
      x: 146,
      y: 50,
      w: 72,
      h: 48,
      label: 'Port',
      note: 'Drums out',
      shape: 'pill',
    });
    const back = box(c, {
      x: 146,
      y: 134,
      w: 72,
      h: 48,
      label: 'Port',
      note: 'Drums in',
      shape: 'pill',
    });
    const plays = box(c, {
      x: 252,
      y: 50,
      w: 76,
      h: 48,
      label: 'Track',
      note: 'instrument',
      kind: 'hardware',
    });
    const sends = box(c, {
      x: 252,
      y: 134,
      w: 76,
      h: 48,
      label: 'Track',
      note: 'clip',
      kind: 'hardware',
    });
    arrow(c, output.right, out.left);
    arrow(c, out.right, plays.left);
    arrow(c, sends.left, back.right);
    arrow(c, back.left, input.right);
    paragraph(c, 'Two lanes, two ports: nothing that is sent comes back on the port it left by.', {
      x: 14,
      y: 212,
      w: 324,
    });
  },
});

import {arrow, box, defineDiagram, frame, KINDS, line} from '../kit';

export default defineDiagram({
  title: 'How far Retrig, an assignment on stop, and a choke group reach',
  height: 332,
  draw(c) {
    frame(c, {x: 12, y: 12, w: 328, h: 80, label: 'Retrig: inside one module', kind: 'sound'});
    const one = box(c, {x: 28, y: 42, w: 112, h: 36, label: 'Chord 1', kind: 'sound'});
    const two = box(c, {x: 212, y: 42, w: 112, h: 36, label: 'Chord 2', kind: 'sound'});
    arrow(c, one.right, two.left, {both: true, label: 'stops'});

    c.text(
      'Assignment: from a zone to another layer',
      {x: 14, y: 114},
      {
        bold: true,
        color: KINDS.control.stroke,
      },
    );
    const rim = box(c, {
      x: 12,
      y: 146,
      w: 112,
      h: 44,
      label: 'Snare',
      note: 'rim zone',
      kind: 'input',
    });
    frame(c, {x: 212, y: 128, w: 128, h: 64, label: 'Riser layer', kind: 'sound'});
    const stop = box(c, {
      x: 226,
      y: 154,
      w: 100,
      h: 28,
      label: 'stop',
      kind: 'control',
      shape: 'pill',
    });
    arrow(c, {x: rim.right.x, y: 168}, stop.left, {control: true, label: 'firm hit'});

    c.text(
      'Choke group: members anywhere',
      {x: 14, y: 218},
      {
        bold: true,
        color: KINDS.control.stroke,
      },
    );
    const members = ['Sequencer', 'Pads layer', 'Loop layer'].map((label, index) => {
      const x = 12 + index * 114;
      frame(c, {x, y: 232, w: 100, h: 58, label, kind: 'sound'});
      return box(c, {x: x + 12, y: 256, w: 76, h: 26, label: 'member', kind: 'sound'});
    });
    const y = 304;
    members.forEach((member) => arrow(c, {x: member.bottom.x, y}, member.bottom, {control: true}));
    line(
      c,
      [
        {x: 62, y},
        {x: 290, y},
      ],
      {color: KINDS.control.stroke, control: true},
    );
    c.text(
      'each stops the others',
      {x: 176, y: 317},
      {
        anchor: 'middle',
        color: KINDS.control.stroke,
      },
    );
  },
});

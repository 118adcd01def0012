import {arrow, badge, box, defineDiagram, drum} from '../../../kit';

export default defineDiagram({
  title: 'Four zones of a drum and the modules on them',
  height: 204,
  draw(c) {
    drum(c, {cx: 98, cy: 102, r: 84, highlight: ['center', 'edge']});
    const [center, edge] = [
      {x: 98, y: 102},
      {x: 151, y: 102},
    ];
    const [shoulder, tip] = [
      {x: 147, y: 41},
      {x: 147, y: 163},
    ];
    const chord = box(c, {
      x: 222,
      y: 14,
      w: 118,
      h: 54,
      label: 'Chord',
      note: '3 Rim-shoulder',
      kind: 'sound',
    });
    const snare = box(c, {
      x: 222,
      y: 75,
      w: 118,
      h: 54,
      label: 'Snare',
      note: '1 Center, 2 Edge',
      kind: 'sound',
    });
    const sequencer = box(c, {
      x: 222,
      y: 136,
      w: 118,
      h: 54,
      label: 'Sequencer',
      note: '4 Rim-tip',
      kind: 'sound',
    });
    arrow(c, center, edge, {plain: true});
    arrow(c, edge, snare.left);
    arrow(c, shoulder, chord.left);
    arrow(c, tip, sequencer.left);
    [center, edge, shoulder, tip].forEach((at, index) => badge(c, index + 1, at));
  },
});

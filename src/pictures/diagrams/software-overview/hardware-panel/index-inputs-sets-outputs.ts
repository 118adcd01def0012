import {arrow, box, defineDiagram, frame, paragraph, spread} from '../../kit';

const INPUTS = ['Sensors', 'Pads', 'MIDI', 'Analog'];
const SETS = ['Set A', 'Set B', 'Set C'];
const OUTPUTS = ['Analog', 'MIDI'];

export default defineDiagram({
  title: 'The two halves of the hardware panel, with any set between them',
  height: 256,
  draw(c) {
    const left = frame(c, {x: 12, y: 14, w: 106, h: 186, label: 'Inputs', kind: 'hardware'});
    const right = frame(c, {x: 234, y: 14, w: 106, h: 186, label: 'Outputs', kind: 'output'});
    const inputYs = spread(INPUTS.length, 44, 144, 28);
    INPUTS.forEach((label, index) => {
      box(c, {x: 24, y: inputYs[index] ?? 0, w: 82, h: 28, label, kind: 'input'});
    });
    const outputYs = spread(OUTPUTS.length, 74, 84, 28);
    OUTPUTS.forEach((label, index) => {
      box(c, {x: 246, y: outputYs[index] ?? 0, w: 82, h: 28, label, kind: 'output'});
    });
    const setYs = spread(SETS.length, 62, 108, 28);
    const sets = SETS.map((label, index) =>
      box(c, {
        x: 146,
        y: setYs[index] ?? 0,
        w: 60,
        h: 28,
        label,
        kind: 'sound',
        look: index === 1 ? 'filled' : 'off',
      }),
    );
    const open = sets[1];
    if (open) {
      arrow(c, {x: left.right.x, y: open.left.y}, open.left);
      arrow(c, open.right, {x: right.left.x, y: open.right.y});
    }
    paragraph(c, 'the same\nin every set', {x: 12, y: 210, w: 106}, {anchor: 'middle'});
    paragraph(c, 'the set\nyou have open', {x: 126, y: 210, w: 100}, {anchor: 'middle'});
    paragraph(c, 'the same\nin every set', {x: 234, y: 210, w: 106}, {anchor: 'middle'});
  },
});

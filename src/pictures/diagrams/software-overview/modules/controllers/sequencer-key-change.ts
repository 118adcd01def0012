import {arrow, box, defineDiagram, drum, frame, hitMark} from '../../../kit';

export default defineDiagram({
  title: 'The head plays the melody, the rim moves the sequencer to the next key',
  height: 216,
  draw(c) {
    drum(c, {cx: 66, cy: 96, r: 54, highlight: ['rim']});
    hitMark(c, 66, 96);
    hitMark(c, 66, 146);
    frame(c, {x: 156, y: 12, w: 184, h: 192, label: 'Sequencer, manual', kind: 'sound'});
    const steps = [1, 2, 3].map((step) =>
      box(c, {
        x: 168,
        y: 38 + (step - 1) * 42,
        w: 160,
        h: 36,
        label: 'Note Controller',
        note: `step ${step}`,
        kind: 'sound',
        look: step === 1 ? 'filled' : 'off',
      }),
    );
    const next = box(c, {
      x: 168,
      y: 168,
      w: 70,
      h: 26,
      label: 'next',
      kind: 'control',
      shape: 'pill',
    });
    const first = steps[0];
    arrow(c, {x: 76, y: 96}, {x: 138, y: 96}, {plain: true});
    if (first) arrow(c, {x: 138, y: 96}, first.left, {bend: 'y-first'});
    arrow(c, {x: 66, y: 156}, next.left, {bend: 'y-first', control: true});
  },
});

import {arrow, box, defineDiagram, drum, hitMark} from '../../../kit';

export default defineDiagram({
  title: 'A labeled macro between a rim and two stop buttons',
  height: 240,
  draw(c) {
    const snare = drum(c, {cx: 62, cy: 58, r: 42, highlight: ['rim']});
    hitMark(c, 101, 58);
    c.text('Snare rim', {x: 62, y: 114}, {anchor: 'middle', bold: true});
    const macro = box(c, {
      x: 218,
      y: 36,
      w: 120,
      h: 44,
      label: 'stop pads',
      note: 'target macro',
      kind: 'control',
    });
    arrow(c, {x: snare.right.x + 10, y: 58}, macro.left, {control: true, label: 'velocity'});
    const one = box(c, {
      x: 66,
      y: 178,
      w: 120,
      h: 44,
      label: 'stop',
      note: 'of Pad 1',
      kind: 'sound',
    });
    const two = box(c, {
      x: 218,
      y: 178,
      w: 120,
      h: 44,
      label: 'stop',
      note: 'of Pad 2',
      kind: 'sound',
    });
    arrow(c, macro.bottom, one.top, {bend: 'y-x-y', control: true});
    arrow(c, macro.bottom, two.top, {control: true});
  },
});

import {arrow, box, defineDiagram, knob, frame, PALETTE} from '../kit';

export default defineDiagram({
  title: 'Source, type and destination make one assignment',
  height: 208,
  draw(c) {
    const source = box(c, {
      x: 12,
      y: 40,
      w: 104,
      h: 50,
      label: 'Source',
      note: 'the snare',
      kind: 'input',
    });
    const type = box(c, {
      x: 12,
      y: 132,
      w: 104,
      h: 50,
      label: 'Type',
      note: 'Velocity',
      kind: 'control',
    });
    const link = box(c, {
      x: 150,
      y: 92,
      w: 86,
      h: 40,
      label: 'Assignment',
      kind: 'control',
      shape: 'pill',
    });
    arrow(c, source.right, link.top, {bend: 'x-first'});
    arrow(c, type.right, link.bottom, {bend: 'x-first'});
    frame(c, {x: 262, y: 52, w: 78, h: 118, label: '', kind: 'effect'});
    c.text('Destination', {x: 301, y: 70}, {anchor: 'middle', bold: true});
    const mix = knob(c, {x: 301, y: 112}, 0.7, 18);
    c.text('reverb mix', {x: 301, y: 150}, {anchor: 'middle', color: PALETTE.muted});
    arrow(c, link.right, {x: mix.left.x, y: 112}, {control: true});
    c.text('Who moves it?', {x: 14, y: 26}, {color: PALETTE.muted});
    c.text('What counts?', {x: 14, y: 118}, {color: PALETTE.muted});
    c.text('What moves?', {x: 301, y: 38}, {anchor: 'middle', color: PALETTE.muted});
  },
});

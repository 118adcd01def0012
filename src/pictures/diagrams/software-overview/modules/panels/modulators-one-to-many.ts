import {arrow, box, defineDiagram, heading, knob, spread} from '../../../kit';

const PARAMETERS = ['Transpose', 'Panning', 'Reverb mix'];

export default defineDiagram({
  title: 'One modulator, or three assignments',
  height: 350,
  draw(c) {
    heading(c, 'One modulator', {x: 14, y: 20});
    const source = box(c, {
      x: 14,
      y: 76,
      w: 108,
      h: 40,
      label: 'Velocity modulator',
      kind: 'control',
    });
    const above = spread(3, 36, 126, 36);
    PARAMETERS.forEach((name, index) => {
      const y = (above[index] ?? 0) + 18;
      knob(c, {x: 226, y}, 0.3 + index * 0.2);
      c.text(name, {x: 250, y});
      arrow(c, source.right, {x: 210, y}, {control: true});
    });
    heading(c, 'Three assignments', {x: 14, y: 190});
    const below = spread(3, 206, 126, 36);
    PARAMETERS.forEach((name, index) => {
      const y = (below[index] ?? 0) + 18;
      const own = box(c, {x: 14, y: y - 15, w: 108, h: 30, label: 'Velocity', kind: 'control'});
      knob(c, {x: 226, y}, 0.3 + index * 0.2);
      c.text(name, {x: 250, y});
      arrow(c, own.right, {x: 210, y}, {control: true});
    });
  },
});

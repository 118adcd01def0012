import {arrow, badge, box, defineDiagram, frame, type BoxOptions, type Placed} from '../kit';

export default defineDiagram({
  title: 'Seven places a hit passes before you hear it',
  height: 286,
  draw(c) {
    const stop = (number: number, options: Omit<BoxOptions, 'h'>): Placed => {
      const place = box(c, {h: 46, ...options});
      badge(c, number, {x: options.x + 2, y: options.y + 2});
      return place;
    };
    const sensor = stop(1, {x: 16, y: 18, w: 84, label: 'Drum sensor', kind: 'hardware'});
    const jack = stop(2, {x: 134, y: 18, w: 84, label: 'Interface jack', kind: 'hardware'});
    const input = stop(3, {x: 252, y: 18, w: 84, label: 'Sensor input', kind: 'input'});
    frame(c, {x: 16, y: 94, w: 320, h: 92, label: 'The set', kind: 'sound'});
    const virtual = stop(4, {x: 206, y: 126, w: 116, label: 'Virtual input', kind: 'input'});
    const layer = stop(5, {x: 32, y: 126, w: 116, label: 'Layer with generator', kind: 'sound'});
    const output = stop(6, {x: 32, y: 220, w: 116, label: 'Analog output', kind: 'output'});
    const ears = stop(7, {
      x: 206,
      y: 220,
      w: 116,
      label: 'Headphones or speakers',
      kind: 'hardware',
    });
    arrow(c, sensor.right, jack.left);
    arrow(c, jack.right, input.left);
    arrow(c, input.bottom, {x: input.bottom.x, y: virtual.y});
    arrow(c, virtual.left, layer.right);
    arrow(c, layer.bottom, output.top);
    arrow(c, output.right, ears.left);
  },
});

import {arrow, box, defineDiagram, frame} from '../kit';

const DRUMS = ['Snare', 'Rack tom', 'Kick'];

export default defineDiagram({
  title: 'The number of the jack is the number of the channel',
  height: 184,
  draw(c) {
    frame(c, {x: 12, y: 12, w: 112, h: 160, label: 'Interface', kind: 'hardware'});
    frame(c, {x: 172, y: 12, w: 168, h: 160, label: 'Sensor inputs', kind: 'input'});
    DRUMS.forEach((label, index) => {
      const y = 40 + index * 43;
      const jack = box(c, {x: 24, y, w: 88, h: 36, label: `Jack ${index + 1}`, kind: 'hardware'});
      const input = box(c, {
        x: 184,
        y,
        w: 144,
        h: 36,
        label,
        note: `Input Channel ${index + 1}`,
        kind: 'input',
      });
      arrow(c, jack.right, input.left);
    });
  },
});

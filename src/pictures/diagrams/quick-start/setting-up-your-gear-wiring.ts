import {arrow, box, defineDiagram, drum, frame, KINDS, labeledIcon} from '../kit';

const DRUMS = ['Snare', 'Rack tom', 'Kick'];
const FIRST = 72;
const STEP = 88;

export default defineDiagram({
  title: 'Drums, interface, computer and speakers',
  height: 304,
  draw(c) {
    const portal = frame(c, {
      x: 128,
      y: 14,
      w: 104,
      h: 276,
      label: 'EVANS Portal',
      kind: 'hardware',
    });
    const rows = DRUMS.map((_name, index) => FIRST + index * STEP);
    DRUMS.forEach((name, index) => {
      const y = rows[index] ?? 0;
      const jack = box(c, {
        x: portal.x + 24,
        y: y - 15,
        w: 58,
        h: 30,
        label: `Jack ${index + 1}`,
        kind: 'hardware',
      });
      drum(c, {cx: 46, cy: y, r: 26, sensorAt: 0});
      c.text(name, {x: 46, y: y + 38}, {anchor: 'middle', bold: true});
      arrow(c, {x: 80, y}, jack.left);
    });
    c.text('Sensor', {x: 70, y: FIRST - 24}, {color: KINDS.hardware.stroke});
    const [top = 0, middle = 0, bottom = 0] = rows;
    const computer = labeledIcon(c, 'laptop', 'Computer', {x: 296, y: top}, 44);
    const phones = labeledIcon(c, 'headphones', 'Headphones', {x: 296, y: middle}, 36);
    const speakers = labeledIcon(c, 'speaker', 'Speakers', {x: 296, y: bottom}, 36);
    const edge = portal.x + portal.w;
    arrow(c, {x: edge, y: top}, computer.left, {both: true});
    arrow(c, {x: edge, y: middle}, phones.left);
    arrow(c, {x: edge, y: bottom}, speakers.left);
  },
});

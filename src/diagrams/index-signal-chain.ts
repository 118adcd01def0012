import {arrow, box, defineDiagram, frame, labeledIcon} from './kit';

export default defineDiagram({
  title: 'From the drum to your ears',
  height: 236,
  draw(c) {
    const drum = labeledIcon(c, 'drum', 'Drum', {x: 42, y: 36});
    const sensor = labeledIcon(c, 'sensor', 'Sensor', {x: 132, y: 36});
    const portal = labeledIcon(c, 'interface', 'EVANS Portal', {x: 284, y: 36}, 36);
    arrow(c, drum.right, sensor.left);
    arrow(c, sensor.right, portal.left, {label: 'cable'});
    frame(c, {x: 12, y: 104, w: 328, h: 62, label: 'Computer', kind: 'hardware'});
    const software = box(c, {
      x: 96,
      y: 126,
      w: 178,
      h: 32,
      label: 'Sensory Percussion 2',
      kind: 'sound',
    });
    arrow(c, {x: 300, y: 76}, {x: 300, y: 104});
    const phones = labeledIcon(c, 'headphones', 'Headphones', {x: 110, y: 198}, 28);
    const speaker = labeledIcon(c, 'speaker', 'Speakers', {x: 260, y: 198}, 28);
    arrow(c, {x: software.x + 30, y: 158}, phones.top, {bend: 'y-x-y'});
    arrow(c, {x: software.x + 148, y: 158}, speaker.top, {bend: 'y-x-y'});
  },
});

import {arrow, box, defineDiagram, frame, labeledIcon} from './kit';

export default defineDiagram({
  title: 'From the drum to your ears',
  height: 208,
  draw(c) {
    const drum = labeledIcon(c, 'drum', 'Drum', {x: 34, y: 52});
    const sensor = labeledIcon(c, 'sensor', 'Sensor', {x: 108, y: 52});
    const portal = labeledIcon(c, 'interface', 'EVANS Portal', {x: 204, y: 52}, 36);
    arrow(c, drum.right, sensor.left);
    arrow(c, sensor.right, portal.left, {label: 'cable'});
    const phones = labeledIcon(c, 'headphones', 'Headphones', {x: 306, y: 24}, 28);
    const speaker = labeledIcon(c, 'speaker', 'Speakers', {x: 306, y: 86}, 28);
    arrow(c, portal.right, phones.left, {bend: 'x-y-x'});
    arrow(c, portal.right, speaker.left, {bend: 'x-y-x'});
    frame(c, {x: 12, y: 134, w: 328, h: 62, label: 'Computer', kind: 'hardware'});
    box(c, {x: 96, y: 156, w: 178, h: 32, label: 'Sensory Percussion 2', kind: 'sound'});
    arrow(c, {x: 194, y: 94}, {x: 194, y: 134});
    arrow(c, {x: 214, y: 134}, {x: 214, y: 94});
  },
});

import {arrow, box, defineDiagram, labeledIcon} from '../kit';

export default defineDiagram({
  title: 'The Portal carries signals in and sound out',
  height: 266,
  draw(c) {
    const sensors = labeledIcon(c, 'sensor', 'Drum sensors', {x: 56, y: 52});
    const mic = labeledIcon(c, 'microphone', 'Microphone', {x: 56, y: 128});
    const portal = box(c, {
      x: 132,
      y: 30,
      w: 100,
      h: 130,
      label: 'EVANS Portal',
      note: 'interface',
      kind: 'hardware',
    });
    arrow(c, sensors.right, {x: portal.x, y: sensors.right.y});
    arrow(c, mic.right, {x: portal.x, y: mic.right.y});

    const laptop = labeledIcon(c, 'laptop', 'Computer', {x: 308, y: 95}, 44);
    const edge = laptop.x - 2;
    arrow(
      c,
      {x: portal.right.x, y: 80},
      {x: edge, y: 80},
      {
        label: 'in',
        labelShift: {x: 0, y: -13},
      },
    );
    arrow(
      c,
      {x: edge, y: 104},
      {x: portal.right.x, y: 104},
      {
        label: 'out',
        labelShift: {x: 0, y: 13},
      },
    );

    const phones = labeledIcon(c, 'headphones', 'Headphones', {x: 126, y: 218});
    const speaker = labeledIcon(c, 'speaker', 'Speakers', {x: 238, y: 218});
    arrow(c, {x: 160, y: 160}, phones.top, {bend: 'y-x-y'});
    arrow(c, {x: 204, y: 160}, speaker.top, {bend: 'y-x-y'});
  },
});

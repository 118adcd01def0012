import {badge, box, defineDiagram, drum, paragraph} from './kit';

const ZONES = [
  'Center: the middle of the head',
  'Edge: the outer part of the head',
  'Rim-shoulder: rim, stick shoulder',
  'Rim-tip: rim, near the stick tip',
  'Rimshot: head and rim together',
  'Cross-stick: stick on head, rim hit',
];

export default defineDiagram({
  title: 'Zones of a drum, seen from above',
  height: 344,
  draw(c) {
    drum(c, {cx: 176, cy: 98, r: 82});
    const places = [
      {x: 176, y: 98},
      {x: 176, y: 44},
      {x: 252, y: 98},
      {x: 100, y: 98},
      {x: 228, y: 142},
      {x: 124, y: 142},
    ];
    places.forEach((at, index) => badge(c, index + 1, at));
    box(c, {x: 12, y: 192, w: 328, h: 140, label: '', kind: 'plain'});
    ZONES.forEach((text, index) => {
      badge(c, index + 1, {x: 32, y: 208 + index * 21.6});
      paragraph(c, text, {x: 50, y: 201 + index * 21.6, w: 282});
    });
  },
});

import {
  badge,
  defineDiagram,
  drum,
  frame,
  line,
  PALETTE,
  paragraph,
  type Point,
} from '../../../kit';

const LEVELS = [
  {label: 'Level 1', x: 12, w: 150, first: 1, zones: ['Center', 'Edge', 'Rim-shoulder', 'Rim-tip']},
  {
    label: 'Level 2 adds',
    x: 172,
    w: 168,
    first: 5,
    zones: ['Rimshot-center', 'Rimshot-edge', 'Cross-stick'],
  },
];

export default defineDiagram({
  title: 'Seven zones of a snare and where they are played',
  height: 338,
  draw(c) {
    const head = {x: 176, y: 104};
    drum(c, {cx: head.x, cy: head.y, r: 88});
    const stick = (from: Point, to: Point): void =>
      line(c, [from, to], {color: PALETTE.line, width: 5});
    stick({x: 296, y: 168}, {x: 198, y: 116});
    stick({x: 222, y: 199}, {x: 204, y: 160});
    stick({x: 62, y: 160}, {x: 140, y: 142});
    badge(c, 1, {x: 170, y: 98});
    badge(c, 2, {x: 176, y: 44});
    badge(c, 3, {x: 98, y: 76});
    badge(c, 4, {x: 254, y: 76});
    badge(c, 5, {x: 250, y: 143.6});
    badge(c, 6, {x: 213, y: 181});
    badge(c, 7, {x: 101, y: 151});
    LEVELS.forEach(({label, x, w, first, zones}) => {
      frame(c, {x, y: 210, w, h: 116, label, kind: 'input'});
      zones.forEach((zone, index) => {
        badge(c, first + index, {x: x + 18, y: 246 + index * 20});
        paragraph(c, zone, {x: x + 34, y: 239 + index * 20, w: w - 38});
      });
    });
  },
});

import {box, defineDiagram, heading} from '../../../kit';

const BASE = 168;
const SNARE = [
  {label: 'Level 1', note: '4 zones', h: 40},
  {label: 'Level 2', note: '7 zones', h: 80},
  {label: 'Level 3', note: '10 zones', h: 120},
];
const KICK = [
  {label: 'Level 1', h: 40},
  {label: 'Level 2', h: 80},
];

export default defineDiagram({
  title: 'Training levels of snare and kick',
  height: 184,
  draw(c) {
    heading(c, 'Snare', {x: 12, y: 24});
    SNARE.forEach(({h, ...step}, index) =>
      box(c, {x: 12 + index * 64, y: BASE - h, w: 62, h, ...step, kind: 'input'}),
    );
    heading(c, 'Kick', {x: 224, y: 24});
    KICK.forEach(({h, label}, index) =>
      box(c, {x: 224 + index * 58, y: BASE - h, w: 56, h, label, kind: 'hardware'}),
    );
  },
});

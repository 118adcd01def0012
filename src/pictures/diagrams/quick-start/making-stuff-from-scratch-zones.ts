import {badge, BLEND_STROKE, defineDiagram, drum, line, PALETTE} from '../kit';

const R = 50;
const COLUMNS = [94, 258];
const ROWS = [70, 236];

const CAPTION = 38;
const STAGES = ['One zone', 'Three zones', 'A sample on each', 'Center, edge blended'];

export default defineDiagram({
  title: 'Drum Pads, from one zone to a blend',
  height: 326,
  draw(c) {
    const places = STAGES.map((label, index) => {
      const at = {x: COLUMNS[index % 2] ?? 0, y: ROWS[Math.floor(index / 2)] ?? 0};
      c.text(
        label,
        {x: at.x, y: at.y + R + (index < 2 ? CAPTION : 22)},
        {anchor: 'middle', bold: true},
      );
      return {...at, index, label};
    });
    const [one, three, filled, blended] = places;
    if (!one || !three || !filled || !blended) return;
    c.add('circle', {
      cx: one.x,
      cy: one.y,
      r: R,
      fill: PALETTE.white,
      stroke: PALETTE.ink,
      'stroke-width': 2,
    });
    drum(c, {cx: three.x, cy: three.y, r: R});
    c.text('Center', {x: three.x, y: three.y}, {anchor: 'middle', over: true});
    c.text('Edge', {x: three.x, y: three.y - 32}, {anchor: 'middle'});
    line(c, [
      {x: three.x, y: three.y + R - 3},
      {x: three.x, y: three.y + R + 9},
    ]);
    c.text('Rim-shoulder', {x: three.x, y: three.y + R + 18}, {anchor: 'middle'});
    drum(c, {cx: filled.x, cy: filled.y, r: R, highlight: ['center', 'edge', 'rim']});
    drum(c, {cx: blended.x, cy: blended.y, r: R, highlight: ['rim']});
    for (const r of [R * 0.82, R * 0.42]) {
      c.add('circle', {
        cx: blended.x,
        cy: blended.y,
        r,
        fill: PALETTE.white,
        stroke: BLEND_STROKE,
        'stroke-width': 3,
      });
    }
    places.forEach(({x, y, index}) => badge(c, index + 1, {x: x - R - 10, y: y - R + 8}));
  },
});

import {pathData} from '../arrow';
import type {Canvas} from '../canvas';
import type {Point} from '../geometry';
import {formatAttributes} from '../svg';
import {paint, WOOD} from './paints';

/** Where a stick has just landed. */
export function impact(c: Canvas, at: Point): void {
  [13, 21].forEach((r, index) =>
    c.add('circle', {
      cx: at.x,
      cy: at.y,
      r,
      fill: index === 0 ? '#ffe9b8' : 'none',
      'fill-opacity': 0.8,
      stroke: '#fff6e3',
      'stroke-width': 3.25 - index * 0.75,
      opacity: 1 - index * 0.25,
    }),
  );
  // None where the stick lies.
  for (const degrees of [98, 141, 184, 227, 270, 313, 356]) {
    const turn = (degrees * Math.PI) / 180;
    c.add('path', {
      d: pathData(
        [29, 37].map((r) => ({x: at.x + Math.cos(turn) * r, y: at.y + Math.sin(turn) * r})),
      ),
      fill: 'none',
      stroke: '#fff6e3',
      'stroke-width': 3.5,
      'stroke-linecap': 'round',
    });
  }
}

/** A stick from above; the higher it is, the farther its shadow lies away. */
export function stick(c: Canvas, butt: Point, tip: Point, height: number): void {
  const length = Math.hypot(tip.x - butt.x, tip.y - butt.y);
  const [dx, dy] = [(tip.x - butt.x) / length, (tip.y - butt.y) / length];
  const at = (back: number, side: number): Point => ({
    x: tip.x - dx * back - dy * side,
    y: tip.y - dy * back + dx * side,
  });
  const body = `${pathData([at(length, 8), at(66, 7.5), at(13, 3.2), at(13, -3.2), at(66, -7.5), at(length, -8)])}z`;
  const bead = {cx: at(6, 0).x, cy: at(6, 0).y, rx: 10, ry: 6.8};
  const turn = `rotate(${Math.round((Math.atan2(dy, dx) * 180) / Math.PI)} ${Math.round(bead.cx)} ${Math.round(bead.cy)})`;
  const shade = `<g${formatAttributes({'clip-path': paint('inside'), fill: '#3a1500', opacity: 0.28})}>`;
  const shift = `translate(${height} ${height * 1.5})`;
  c.elements.push(
    `${shade}<path${formatAttributes({d: body, transform: shift})}/><ellipse${formatAttributes({...bead, transform: `${shift}${turn}`})}/></g>`,
  );
  const look = {
    fill: WOOD.mid,
    stroke: WOOD.outline,
    'stroke-width': 2,
    'stroke-linejoin': 'round',
  };
  c.add('path', {d: body, ...look});
  c.add('path', {
    d: `${pathData([at(length - 1.5, 6.5), at(66, 6), at(16, 2), at(66, 2.5), at(length - 1.5, 3)])}z`,
    fill: WOOD.dark,
    opacity: 0.7,
  });
  c.add('path', {
    d: pathData([at(length - 5, -3.5), at(64, -3.5)]),
    stroke: WOOD.light,
    'stroke-width': 3,
    'stroke-linecap': 'round',
    fill: 'none',
  });
  c.add('ellipse', {...bead, ...look, transform: turn});
  c.add('ellipse', {
    ...bead,
    cx: at(7, -2).x,
    cy: at(7, -2).y,
    rx: 4.5,
    ry: 1.8,
    fill: WOOD.light,
    transform: turn,
  });
}

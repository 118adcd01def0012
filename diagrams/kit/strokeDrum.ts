import {pathData} from './arrow';
import type {Canvas} from './canvas';
import {PALETTE} from './palette';
import type {View} from './strokePose';

/** Half a drum, cut open: far rim, head over the bearing edge, shell, hoop, rod and lug. */
export function drawDrum(canvas: Canvas, {area, unit, head, top, rim}: View): void {
  const bottom = area.y + area.h;
  const shellIn = rim - unit * 0.075;
  const shellOut = rim - unit * 0.03;
  // The far rim behind the head, and the inside of the drum.
  canvas.add('rect', {x: area.x, y: top, width: rim - area.x, height: head - top, fill: '#e9e4dc'});
  canvas.add('rect', {
    x: area.x,
    y: head,
    width: shellIn - area.x,
    height: bottom - head,
    fill: PALETTE.ground,
  });
  canvas.add('path', {
    d: pathData([
      {x: area.x, y: top},
      {x: rim, y: top},
    ]),
    stroke: '#a39b90',
    'stroke-width': 1,
    fill: 'none',
  });
  // The shell, cut, with its bearing edge.
  canvas.add('path', {
    d: `${pathData([
      {x: shellIn, y: bottom},
      {x: shellIn, y: head + unit * 0.06},
      {x: shellIn + unit * 0.018, y: head + unit * 0.01},
      {x: shellOut, y: head + unit * 0.05},
      {x: shellOut, y: bottom},
    ])}z`,
    fill: PALETTE.wood,
    stroke: PALETTE.ink,
    'stroke-width': 1.25,
    'stroke-linejoin': 'round',
  });
  // Lug and tension rod outside.
  const rod = rim + unit * 0.052;
  canvas.add('rect', {
    x: rod - unit * 0.012,
    y: head + unit * 0.02,
    width: unit * 0.024,
    height: unit * 0.2,
    fill: '#8d8579',
  });
  canvas.add('path', {
    d: `${pathData([
      {x: shellOut, y: head + unit * 0.21},
      {x: rod + unit * 0.035, y: head + unit * 0.21},
      {x: rod + unit * 0.035, y: bottom},
      {x: shellOut, y: bottom},
    ])}z`,
    fill: '#c9c3ba',
    stroke: PALETTE.ink,
    'stroke-width': 1.25,
    'stroke-linejoin': 'round',
  });
  // The hoop: a flange at the top, the wall, a flange at the bottom with the rod's ear.
  const [inner, outer] = [rim, rim + unit * 0.03];
  canvas.add('path', {
    d: `${pathData([
      {x: inner, y: top},
      {x: inner, y: head + unit * 0.095},
      {x: rod + unit * 0.04, y: head + unit * 0.095},
      {x: rod + unit * 0.04, y: head + unit * 0.06},
      {x: outer, y: head + unit * 0.06},
      {x: outer, y: top + unit * 0.03},
      {x: outer + unit * 0.045, y: top + unit * 0.03},
      {x: outer + unit * 0.045, y: top},
    ])}z`,
    fill: '#b9b2a8',
    stroke: PALETTE.ink,
    'stroke-width': 1.25,
    'stroke-linejoin': 'round',
  });
  // The head: over the bearing edge, down to its ring under the hoop.
  const collar = [
    {x: area.x, y: head},
    {x: shellIn + unit * 0.012, y: head},
    {x: shellOut + unit * 0.008, y: head + unit * 0.04},
    {x: shellOut + unit * 0.015, y: head + unit * 0.08},
  ];
  canvas.add('path', {
    d: pathData(collar),
    fill: 'none',
    stroke: PALETTE.ink,
    'stroke-width': 2,
    'stroke-linejoin': 'round',
  });
}

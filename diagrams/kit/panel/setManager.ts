import {box} from '../box';
import type {Canvas} from '../canvas';
import {placed, type Placed} from '../geometry';
import {KINDS} from '../palette';
import {chevron, dotsSign} from '../signs';

/** Height of the bar at the top of the window. */
const BAR_H = 36;
const GLOBAL_W = 92;

/** Where the bar's parts are, to number them. */
export interface SetManagerPlaces {
  arrows: Placed;
  names: Placed;
  dots: Placed;
  globalSet: Placed;
}

/** The top of the window: the set manager, with the names of sets, and the Global Set button in the corner. */
export function setManager(
  canvas: Canvas,
  {x, y, w}: {x: number; y: number; w: number},
  sets: readonly string[],
): SetManagerPlaces {
  const bar = placed(x, y, w - GLOBAL_W - 8, BAR_H);
  const {fill} = KINDS.output;
  canvas.add('rect', {x, y, width: bar.w, height: bar.h, rx: 7, fill});
  const middle = y + BAR_H / 2;
  chevron(canvas, 'left', {x: x + 16, y: middle, r: 7});
  chevron(canvas, 'right', {x: x + 36, y: middle, r: 7});
  const names = placed(x + 52, y + 4, bar.w - 92, BAR_H - 8);
  const each = names.w / sets.length;
  sets.forEach((label, index) =>
    box(canvas, {
      x: names.x + index * each,
      y: names.y,
      w: each - 4,
      h: names.h,
      label,
      kind: index ? 'plain' : 'sound',
    }),
  );
  dotsSign(canvas, {x: bar.right.x - 20, y: middle, r: 7});
  const globalSet = box(canvas, {
    x: x + w - GLOBAL_W,
    y: y + 2,
    w: GLOBAL_W,
    h: BAR_H - 4,
    label: 'Global Set',
    kind: 'output',
  });
  return {
    arrows: placed(x + 8, y, 36, BAR_H),
    names,
    dots: placed(bar.right.x - 30, y, 20, BAR_H),
    globalSet,
  };
}

import {badge, defineDiagram, drum, heading, KINDS, PALETTE, type Canvas} from '../kit';

const BAR = {w: 20, h: 46, step: 28, x: 206};

function bars(c: Canvas, title: string, y: number, shares: readonly number[]): void {
  heading(c, title, {x: BAR.x, y});
  shares.forEach((second, index) => {
    const x = BAR.x + index * BAR.step;
    const split = y + 13 + BAR.h * second;
    if (second < 1) {
      c.add('rect', {
        x,
        y: split,
        width: BAR.w,
        height: BAR.h * (1 - second),
        fill: KINDS.sound.stroke,
      });
    }
    if (second > 0) {
      c.add('rect', {
        x,
        y: y + 13,
        width: BAR.w,
        height: BAR.h * second,
        fill: KINDS.input.fill,
      });
    }
    c.add('rect', {
      x,
      y: y + 13,
      width: BAR.w,
      height: BAR.h,
      rx: 2,
      fill: 'none',
      stroke: PALETTE.ink,
      'stroke-width': 1.25,
    });
    c.text(
      String(index + 1),
      {x: x + BAR.w / 2, y: y + 13 + BAR.h + 11},
      {
        anchor: 'middle',
        bold: true,
      },
    );
  });
}

export default defineDiagram({
  title: 'Five strokes from center to edge, without and with a blend',
  height: 226,
  draw(c) {
    drum(c, {cx: 100, cy: 100, r: 86});
    [1, 2, 3, 4, 5].forEach((number, index) => badge(c, number, {x: 86 + index * 19.6, y: 100}));
    c.text('center', {x: 96, y: 82}, {anchor: 'middle', color: PALETTE.muted});
    c.text('edge', {x: 152.5, y: 81}, {anchor: 'middle', color: PALETTE.muted});
    bars(c, 'Plain', 22, [0, 0, 1, 1, 1]);
    bars(c, 'Blended', 116, [0, 0.25, 0.5, 0.75, 1]);
    c.add('rect', {x: 26, y: 201, width: 12, height: 12, rx: 2, fill: KINDS.sound.stroke});
    c.text('first sample', {x: 43, y: 207}, {color: PALETTE.ink});
    c.add('rect', {
      x: 206,
      y: 201,
      width: 12,
      height: 12,
      rx: 2,
      fill: KINDS.input.fill,
      stroke: PALETTE.ink,
    });
    c.text('second sample', {x: 223, y: 207}, {color: PALETTE.ink});
  },
});

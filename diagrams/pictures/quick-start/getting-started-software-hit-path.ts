import {badge, defineDiagram, PALETTE, pathData, type Station, systemStrip} from '../../kit';

const CHECKS: readonly Station[] = ['hardware input', 'virtual input', 'layer', 'output'];

export default defineDiagram({
  title: 'Four places to look for a hit',
  wide: true,
  height: 150,
  draw(c) {
    const strip = systemStrip(c, {y: 58, here: CHECKS});
    CHECKS.forEach((station, index) => {
      const {x, y} = strip[station].top;
      badge(c, index + 1, {x, y: y - 14});
    });
    const [from, to] = [strip['virtual input'].x - 6, strip.mix.right.x + 6];
    c.add('path', {
      d: pathData([
        {x: from, y: 36},
        {x: from, y: 30},
        {x: to, y: 30},
        {x: to, y: 36},
      ]),
      fill: 'none',
      stroke: PALETTE.muted,
      'stroke-width': 1.5,
    });
    c.text('In the set', {x: (from + to) / 2, y: 16}, {anchor: 'middle', bold: true});
  },
});

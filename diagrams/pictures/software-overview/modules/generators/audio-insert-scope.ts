import {defineDiagram, KINDS, liveWave, PALETTE} from '../../../../kit';

const SETS = ['Set A', 'Set B', 'Set C'];
const [X, W] = [128, 140];

export default defineDiagram({
  title: 'An Audio Insert in one set, and one in the global set',
  wide: true,
  height: 236,
  draw(c) {
    c.text('Open set', {x: 14, y: 28}, {bold: true});
    SETS.forEach((name, index) => {
      const x = X + index * W;
      c.add('rect', {
        x,
        y: 12,
        width: W - 5,
        height: 32,
        rx: 7,
        fill: KINDS.plain.fill,
        stroke: KINDS.plain.stroke,
        'stroke-width': 1.5,
      });
      c.text(name, {x: x + (W - 5) / 2, y: 28}, {anchor: 'middle', bold: true});
      c.add('rect', {x, y: 58, width: W - 5, height: 166, rx: 7, fill: PALETTE.ground});
    });
    c.text('Guitar', {x: 14, y: 92}, {bold: true});
    c.text('insert in set A', {x: 14, y: 110}, {color: PALETTE.muted});
    liveWave(c, {x: X + 8, y: 72, w: W - 20, h: 58}, {seed: 2.2});
    c.text('gone', {x: X + W * 1.5 - 2, y: 101}, {anchor: 'middle', color: PALETTE.muted});
    c.text('gone', {x: X + W * 2.5 - 2, y: 101}, {anchor: 'middle', color: PALETTE.muted});
    c.text('Voice', {x: 14, y: 170}, {bold: true});
    c.text('insert in the', {x: 14, y: 187}, {color: PALETTE.muted});
    c.text('global set', {x: 14, y: 203}, {color: PALETTE.muted});
    liveWave(c, {x: X + 8, y: 152, w: 3 * W - 20, h: 58}, {seed: 0.7});
  },
});

import {box, curve, defineDiagram, KINDS, PALETTE} from '../kit';

const SIZES = [32, 64, 128, 256, 512];

export default defineDiagram({
  title: 'Buffer size: latency against load',
  height: 214,
  draw(c) {
    const [x, w] = [46, 260];
    const area = {x, y: 44, w, h: 84};
    c.text('Load, risk of clicks', {x: 14, y: 24}, {bold: true, color: KINDS.effect.stroke});
    c.text('Latency', {x: 338, y: 24}, {bold: true, anchor: 'end', color: KINDS.hardware.stroke});
    box(c, {x: x + w / 4 - 30, y: 138, w: 125, h: 62, label: ' ', kind: 'input'});
    curve(c, area, (p) => 0.95 * Math.exp(-2.4 * p), {kind: 'effect'});
    curve(c, area, (p) => 0.95 * Math.exp(-2.4 * (1 - p)), {kind: 'hardware'});
    SIZES.forEach((size, index) =>
      c.text(String(size), {x: x + (index / 4) * w, y: 156}, {anchor: 'middle', bold: true}),
    );
    c.text('recommended', {x: x + w * 0.375, y: 182}, {anchor: 'middle'});
    c.text('samples', {x: x + w, y: 182}, {anchor: 'middle', color: PALETTE.muted});
  },
});

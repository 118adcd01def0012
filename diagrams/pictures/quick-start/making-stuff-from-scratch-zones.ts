import {arrow, badge, BLEND_STROKE, type Canvas, defineDiagram, drumMap, PALETTE} from '../../kit';

const R = 54;
const Y = 76;
const XS = [74, 211, 348, 485];
/** Parts of the drum's radius, as the drum map draws them. */
const HEAD = 0.83;
const CENTER = 0.36;

/** Rings over the zones of a drum. */
function rings(
  c: Canvas,
  cx: number,
  shares: readonly number[],
  color: string,
  width: number,
): void {
  shares.forEach((share) =>
    c.add('circle', {cx, cy: Y, r: R * share, fill: 'none', stroke: color, 'stroke-width': width}),
  );
}

export default defineDiagram({
  title: 'Drum Pads, from one zone to a blend',
  wide: true,
  height: 190,
  draw(c) {
    const [one = 0, three = 0, filled = 0, blended = 0] = XS;
    drumMap(c, {cx: one, cy: Y, r: R});
    c.add('circle', {
      cx: one,
      cy: Y,
      r: R,
      fill: PALETTE.white,
      stroke: PALETTE.ink,
      'stroke-width': 2,
    });
    drumMap(c, {cx: three, cy: Y, r: R});
    rings(c, three, [HEAD, CENTER], PALETTE.ink, 1.5);
    drumMap(c, {cx: filled, cy: Y, r: R, lit: ['center', 'edge', 'rim-shoulder']});
    drumMap(c, {cx: blended, cy: Y, r: R, lit: ['rim-shoulder']});
    rings(c, blended, [HEAD - 0.035, CENTER], BLEND_STROKE, 3.5);
    const names = [
      ['One zone'],
      ['Three zones:', 'center, edge, rim'],
      ['Filled: a sample', 'on each'],
      ['Yellow: center', 'and edge blend'],
    ];
    names.forEach((lines, index) => {
      const x = XS[index] ?? 0;
      badge(c, index + 1, {x: x - R - 2, y: Y - R + 4});
      lines.forEach((text, row) =>
        c.text(text, {x, y: 152 + row * 17}, {anchor: 'middle', bold: row === 0}),
      );
      const next = XS[index + 1];
      if (next) arrow(c, {x: x + R + 8, y: Y}, {x: next - R - 6, y: Y});
    });
  },
});

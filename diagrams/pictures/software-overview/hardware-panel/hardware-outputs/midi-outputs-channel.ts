import {arrow, box, type Canvas, defineDiagram, KINDS, PALETTE} from '../../../../kit';

/** What the generator and the hardware output say; without a number, `incoming`. */
const CASES: readonly {generator?: number; output?: number}[] = [
  {generator: 3, output: 10},
  {output: 10},
  {generator: 3},
  {},
];

/** The 16 channels, and the one a message leaves on. */
function channels(c: Canvas, y: number, used: number): void {
  const others = Array.from({length: 16}, (_unused, index) => index + 1).filter((n) => n !== used);
  for (const channel of [...others, used]) {
    const x = 328 + (channel - 1) * 14;
    const isUsed = channel === used;
    const h = isUsed ? 34 : 14;
    c.add('rect', {
      x: isUsed ? x - 5 : x + 1,
      y: y - h / 2,
      width: isUsed ? 24 : 12,
      height: h,
      rx: isUsed ? 6 : 2,
      fill: isUsed ? KINDS.sound.stroke : PALETTE.faint,
    });
    if (isUsed) {
      c.text(
        String(channel),
        {x: x + 7, y},
        {anchor: 'middle', bold: true, color: PALETTE.white, size: 14, over: true},
      );
    }
  }
}

export default defineDiagram({
  title: 'Which channel a message leaves on',
  wide: true,
  height: 250,
  draw(c) {
    c.text('Generator', {x: 65, y: 18}, {anchor: 'middle', bold: true});
    c.text('Hardware output', {x: 217, y: 18}, {anchor: 'middle', bold: true});
    c.text('The 16 channels', {x: 440, y: 18}, {anchor: 'middle', bold: true});
    CASES.forEach(({generator, output}, row) => {
      const y = 56 + row * 54;
      const from = box(c, {
        x: 14,
        y: y - 17,
        w: 102,
        h: 34,
        label: String(generator ?? 'incoming'),
        kind: generator !== undefined && output === undefined ? 'sound' : 'plain',
      });
      const to = box(c, {
        x: 166,
        y: y - 17,
        w: 102,
        h: 34,
        label: String(output ?? 'incoming'),
        kind: output === undefined ? 'plain' : 'sound',
      });
      arrow(c, from.right, to.left);
      arrow(c, to.right, {x: 316, y});
      channels(c, y, output ?? generator ?? 1);
    });
  },
});

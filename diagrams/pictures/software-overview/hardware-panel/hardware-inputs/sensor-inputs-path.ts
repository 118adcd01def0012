import {type Canvas, defineDiagram, line, PALETTE, type Placed, systemStrip} from '../../../../kit';

function bracket(c: Canvas, from: Placed, to: Placed, words: readonly string[]): void {
  const [left, right] = [from.x - 4, to.right.x + 4];
  line(
    c,
    [
      {x: left, y: 54},
      {x: left, y: 46},
      {x: right, y: 46},
      {x: right, y: 54},
    ],
    {color: PALETTE.muted, width: 1.5},
  );
  const isLast = right > c.width - 60;
  words.forEach((text, index) =>
    c.text(
      text,
      {x: isLast ? right + 6 : (left + right) / 2, y: 32 - (words.length - 1 - index) * 16},
      {anchor: isLast ? 'end' : 'middle', bold: true},
    ),
  );
}

export default defineDiagram({
  title: 'The sensor input is the last station that all sets share',
  wide: true,
  height: 194,
  draw(c) {
    const places = systemStrip(c, {y: 58, here: ['hardware input']});
    bracket(c, places.drum, places['hardware input'], ['the same in every set']);
    bracket(c, places['virtual input'], places.mix, ['belongs to one set']);
    bracket(c, places.output, places.output, ['the same', 'in every set']);
    const {x, y} = places['hardware input'].bottom;
    line(
      c,
      [
        {x, y: y + 46},
        {x, y: y + 61},
      ],
      {color: PALETTE.ink, width: 1.5},
    );
    c.text(
      'You are here: Input Channel, threshold, sensitivity, training',
      {x, y: y + 72},
      {anchor: 'middle', bold: true},
    );
  },
});

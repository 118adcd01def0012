import {type Canvas, defineDiagram, line, PALETTE, type Placed, systemStrip} from '../../../kit';

function bracket(c: Canvas, from: Placed, to: Placed, words: string): void {
  const [left, right] = [from.x - 4, to.right.x + 4];
  line(
    c,
    [
      {x: left, y: 42},
      {x: left, y: 34},
      {x: right, y: 34},
      {x: right, y: 42},
    ],
    {color: PALETTE.muted, width: 1.5},
  );
  c.text(words, {x: (left + right) / 2, y: 20}, {anchor: 'middle', bold: true});
}

export default defineDiagram({
  title: 'The sensor input is the last station that all sets share',
  wide: true,
  height: 182,
  draw(c) {
    const places = systemStrip(c, {y: 46, here: ['hardware input']});
    bracket(c, places.drum, places['hardware input'], 'the same in every set');
    bracket(c, places['virtual input'], places.mix, 'belongs to one set');
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

import {arrow, box, defineDiagram, KINDS, line, type Canvas} from '../kit';

function gate(c: Canvas, x: number, top: number, bottom: number, words: [string, string]): void {
  c.add('rect', {
    x: x - 4,
    y: top,
    width: 8,
    height: bottom - top,
    rx: 3,
    fill: KINDS.input.stroke,
  });
  words.forEach((word, index) =>
    c.text(
      word,
      {x, y: bottom + 14 + index * 15},
      {
        anchor: 'middle',
        bold: true,
        color: KINDS.input.stroke,
      },
    ),
  );
}

export default defineDiagram({
  title: 'A hardware input threshold for all sounds, a module threshold for one',
  height: 214,
  draw(c) {
    ['Stray hit', 'Soft stroke', 'Hard stroke'].forEach((label, index) => {
      const y = 48 + index * 48;
      c.text(label, {x: 14, y}, {bold: true});
      arrow(c, {x: 86, y}, {x: 124, y});
    });
    line(
      c,
      [
        {x: 133, y: 43},
        {x: 143, y: 53},
      ],
      {color: KINDS.sound.stroke, width: 2.5},
    );
    line(
      c,
      [
        {x: 143, y: 43},
        {x: 133, y: 53},
      ],
      {color: KINDS.sound.stroke, width: 2.5},
    );
    c.text('ignored', {x: 151, y: 48}, {color: KINDS.sound.stroke});
    gate(c, 126, 26, 166, ['Hardware input', 'threshold']);
    const snare = box(c, {
      x: 250,
      y: 76,
      w: 90,
      h: 40,
      label: 'Snare',
      note: 'soft and hard',
      kind: 'sound',
    });
    const chord = box(c, {
      x: 250,
      y: 124,
      w: 90,
      h: 40,
      label: 'Chord',
      note: 'hard only',
      kind: 'sound',
    });
    arrow(c, {x: 131, y: 96}, snare.left);
    line(c, [
      {x: 158, y: 96},
      {x: 158, y: 144},
    ]);
    arrow(c, {x: 131, y: 144}, {x: 218, y: 144});
    gate(c, 220, 122, 166, ['Module', 'threshold']);
    arrow(c, {x: 225, y: 144}, chord.left);
  },
});

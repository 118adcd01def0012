import {box, type Canvas, defineDiagram, drumMap, KINDS, PALETTE, piano, waveform} from '../kit';

const W = 164;

/** A module as it looks in Edit View: its name, and below it the line with its filter. */
function module(c: Canvas, x: number, name: string, filter?: string): void {
  const {fill, stroke} = KINDS.sound;
  c.add('rect', {
    x,
    y: 40,
    width: W,
    height: 186,
    rx: 8,
    fill: PALETTE.white,
    stroke,
    'stroke-width': 1.5,
  });
  c.add('path', {
    d: `M${x} 68V48q0-8 8-8h${W - 16}q8 0 8 8v20z`,
    fill,
    stroke,
    'stroke-width': 1.5,
  });
  c.text(name, {x: x + 12, y: 54}, {bold: true});
  const small = {
    fill: 'none',
    stroke: PALETTE.line,
    'stroke-width': 1.5,
    'stroke-linejoin': 'round',
  };
  c.add('path', {d: `M${x + 12} 79l10 6l-10 6z`, ...small});
  c.add('path', {d: `M${x + 30} 80h10v10h-10z`, ...small});
  c.text('M', {x: x + 48, y: 85}, {color: PALETTE.muted});
  if (filter) box(c, {x: x + 74, y: 74, w: 80, h: 22, label: filter, kind: 'input', shape: 'pill'});
  else c.text('No filter', {x: x + 84, y: 85}, {color: PALETTE.muted});
}

export default defineDiagram({
  title: 'Three questions along the modules of a layer',
  wide: true,
  height: 242,
  draw(c) {
    const xs = [14, 198, 382] as const;
    ['Who plays it?', 'What does it decide?', 'What makes the sound?'].forEach((question, index) =>
      c.text(question, {x: (xs[index] ?? 0) + W / 2, y: 22}, {anchor: 'middle', bold: true}),
    );
    module(c, xs[0], 'Drum Pads', 'Snare 1');
    drumMap(c, {cx: xs[0] + W / 2, cy: 160, r: 50, lit: ['center', 'edge']});
    module(c, xs[1], 'Note controller');
    piano(c, {x: xs[1] + 12, y: 128, w: 140, h: 66, on: [0, 4, 7, 9]});
    module(c, xs[2], 'Sampler');
    waveform(c, {x: xs[2] + 12, y: 116, w: W - 24, h: 88});
    [xs[1], xs[2]].forEach((x) =>
      c.add('path', {
        d: `M${x - 14} 152l8 8l-8 8`,
        fill: 'none',
        stroke: PALETTE.line,
        'stroke-width': 2.25,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
    );
  },
});

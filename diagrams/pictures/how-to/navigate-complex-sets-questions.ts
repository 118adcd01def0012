import {badge, box, type Canvas, defineDiagram, drumMap, PALETTE, piano, waveform} from '../../kit';

const W = 164;
const TOP = 66;
const XS = [14, 198, 382] as const;
const QUESTIONS = [
  ['Who plays it?'],
  ['What does', 'it decide?'],
  ['What makes', 'the sound?'],
] as const;
const NAMES = ['Drum Pads', 'Note controller', 'Sampler'] as const;
const HEAD_FILL = '#e9e4dc';

/** A module as it looks in Edit View: its name, and below it the line with its filter. */
function module(c: Canvas, x: number, name: string, filter?: string): void {
  const line = {stroke: PALETTE.reference, 'stroke-width': 1.5};
  c.add('rect', {x, y: TOP, width: W, height: 160, rx: 8, fill: PALETTE.white, ...line});
  c.add('path', {
    d: `M${x} ${TOP + 28}V${TOP + 8}q0-8 8-8h${W - 16}q8 0 8 8v20z`,
    fill: HEAD_FILL,
    ...line,
  });
  c.text(name, {x: x + 12, y: TOP + 14}, {color: PALETTE.muted});
  if (filter)
    box(c, {x: x + 12, y: TOP + 36, w: 84, h: 24, label: filter, kind: 'input', shape: 'pill'});
  else c.text('No filter', {x: x + 12, y: TOP + 48}, {color: PALETTE.muted});
}

export default defineDiagram({
  title: 'Three questions along the modules of a layer',
  wide: true,
  height: 240,
  draw(c) {
    XS.forEach((x, index) => {
      badge(c, index + 1, {x: x + 12, y: 28});
      const words = QUESTIONS[index] ?? [];
      words.forEach((text, row) =>
        c.text(
          text,
          {x: x + 30, y: 28 + (row - (words.length - 1) / 2) * 19},
          {size: 16, bold: true},
        ),
      );
      module(c, x, NAMES[index] ?? '', index === 0 ? 'Snare 1' : undefined);
    });
    drumMap(c, {cx: XS[0] + W / 2, cy: TOP + 109, r: 38});
    piano(c, {x: XS[1] + 12, y: TOP + 70, w: W - 24, h: 70, on: [0, 4, 7, 9]});
    waveform(c, {x: XS[2] + 12, y: TOP + 66, w: W - 24, h: 76});
    XS.slice(1).forEach((x) =>
      c.add('path', {
        d: `M${x - 14} ${TOP + 72}l8 8l-8 8`,
        fill: 'none',
        stroke: PALETTE.line,
        'stroke-width': 2.25,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
    );
  },
});

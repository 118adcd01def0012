import {arrow, box, type Canvas, defineDiagram, frame, icon, PALETTE} from '../../kit';

const LAYERS = ['Drums', 'Chords', 'Pulse', 'Washes'];
/** That global mix 2 goes to output 2 is only concluded (facts: software-overview/global-set 17), hence the question marks. */
const MIXES = [
  {label: 'Main mix', holds: LAYERS},
  {label: 'Submix 2', holds: ['Chords', 'Pulse'], icon: 'headphones', output: 'output 2?'},
  {label: 'Submix 3', holds: ['Drums'], icon: 'laptop', output: 'output 3?'},
] as const;
const W = 102;
const ROW = 36;
const GLOBAL = 210;

/** Where a mix comes out: the output of its number, or a question. */
function outcome(c: Canvas, x: number, mix: (typeof MIXES)[number]): void {
  const middle = {anchor: 'middle'} as const;
  if (!('output' in mix)) {
    c.text('listen:', {x, y: 274}, {...middle, color: PALETTE.muted});
    c.text('which output?', {x, y: 291}, {...middle, color: PALETTE.muted});
    return;
  }
  arrow(c, {x, y: GLOBAL + 30}, {x, y: 265});
  icon(c, mix.icon, x - 16, 266, 32);
  c.text('analog', {x, y: 310}, {...middle, bold: true});
  c.text(mix.output, {x, y: 326}, {...middle, bold: true});
}

export default defineDiagram({
  title: 'Which layers each mix holds, and what is known of where it comes out',
  height: 342,
  draw(c) {
    box(c, {x: 12, y: GLOBAL, w: 328, h: 30, label: 'Mixes of the global set', kind: 'output'});
    MIXES.forEach((mix, index) => {
      const {label, holds} = mix;
      const x = 12 + index * (W + 11);
      const column = frame(c, {x, y: 12, w: W, h: 34 + LAYERS.length * ROW, label, kind: 'output'});
      LAYERS.forEach((layer, row) => {
        if (!(holds as readonly string[]).includes(layer)) return;
        box(c, {x: x + 8, y: 40 + row * ROW, w: W - 16, h: ROW - 6, label: layer, kind: 'sound'});
      });
      arrow(c, column.bottom, {x: column.bottom.x, y: GLOBAL});
      outcome(c, x + W / 2, mix);
    });
  },
});

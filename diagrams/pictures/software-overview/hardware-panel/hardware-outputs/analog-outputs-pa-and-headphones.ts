import {box, type Canvas, defineDiagram, icon, KINDS, PALETTE, strand} from '../../../../kit';

const LAYERS = ['drums', 'chords', 'pulse', 'washes'];
const YS = [46, 96, 146, 196];
/** Which layers the submix has. */
const SUB = [1, 2];

/** From a mix through the global set to an output. */
function across(c: Canvas, y: number): void {
  for (const [from, to] of [
    [290, 324],
    [376, 490],
  ] as const) {
    strand(
      c,
      [
        {x: from, y},
        {x: to, y},
      ],
      {width: 4},
    );
  }
}

export default defineDiagram({
  title: 'Two mixes of the same four layers, for two listeners',
  wide: true,
  height: 256,
  draw(c) {
    const [main, sub] = [74, 182];
    YS.forEach((y, index) => {
      const enters = main - 9 + index * 6;
      strand(
        c,
        [
          {x: 100, y: y - 4},
          {x: 204, y: enters},
        ],
        {width: 4},
      );
      across(c, enters);
    });
    SUB.forEach((layer, index) => {
      const y = YS[layer] ?? 0;
      const enters = sub - 3 + index * 6;
      strand(
        c,
        [
          {x: 100, y: y + 6},
          {x: 204, y: enters},
        ],
        {width: 4},
      );
      across(c, enters);
    });
    c.text('Layers', {x: 57, y: 18}, {anchor: 'middle', bold: true});
    LAYERS.forEach((label, index) =>
      box(c, {x: 12, y: (YS[index] ?? 0) - 16, w: 90, h: 34, label, kind: 'sound'}),
    );
    c.text('Mix View', {x: 246, y: 18}, {anchor: 'middle', bold: true});
    box(c, {x: 204, y: main - 24, w: 84, h: 48, label: 'main mix', kind: 'output'});
    box(c, {x: 204, y: sub - 24, w: 84, h: 48, label: 'submix 2', kind: 'output'});
    c.text('Global set', {x: 350, y: 18}, {anchor: 'middle', bold: true});
    c.add('rect', {
      x: 326,
      y: 34,
      width: 48,
      height: 206,
      rx: 9,
      fill: KINDS.output.fill,
      stroke: KINDS.output.stroke,
      'stroke-width': 1.5,
    });
    c.text('Analog outputs', {x: 480, y: 18}, {anchor: 'middle', bold: true});
    // Which output the main mix takes isn't known, and that a mix takes the one of its number is only concluded.
    const below = {anchor: 'middle'} as const;
    icon(c, 'speaker', 486, main - 34, 56);
    c.text('PA: on which', {x: 500, y: main + 36}, {...below, color: PALETTE.muted});
    c.text('output? Listen', {x: 500, y: main + 52}, {...below, color: PALETTE.muted});
    icon(c, 'headphones', 486, sub - 28, 56);
    c.text('headphones:', {x: 504, y: sub + 42}, {...below, bold: true});
    c.text('output 2?', {x: 504, y: sub + 58}, {...below, color: PALETTE.muted});
  },
});

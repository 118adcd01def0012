import {
  box,
  type Canvas,
  chevron,
  defineDiagram,
  dotsSign,
  fader,
  icon,
  KINDS,
  knob,
  PALETTE,
} from '../../kit';

const W = 164;
const H = 160;
const TOP = 82;
const VIEWS = ['Play View', 'Edit View', 'Mix View'];
const leftOf = (index: number): number => 14 + index * (W + 20);

/** A row of knobs. */
function macros(c: Canvas, x: number, y: number, r: number): void {
  [0.3, 0.7, 0.5].forEach((value, index) => knob(c, {x: x + 34 + index * 48, y}, value, r));
}

/** A row of drums and keys. */
function players(c: Canvas, x: number, y: number, size: number): void {
  (['drum', 'kick', 'drum', 'keyboard'] as const).forEach((name, index) =>
    icon(c, name, x + 12 + index * 37, y - size / 2, size, {
      stroke: KINDS.input.stroke,
      fill: KINDS.input.fill,
    }),
  );
}

export default defineDiagram({
  title: 'Three views in one frame: what you reach in each',
  wide: true,
  height: TOP + H + 14,
  draw(c) {
    VIEWS.forEach((name, index) => {
      const x = leftOf(index);
      c.text(name, {x: x + W / 2, y: 65}, {anchor: 'middle', bold: true, size: 15});
      box(c, {x, y: TOP, w: W, h: H, label: ' '});
    });
    // One bar over all three: it stays.
    c.add('rect', {x: 14, y: 12, width: 532, height: 32, rx: 7, fill: KINDS.output.fill});
    chevron(c, 'left', {x: 32, y: 28});
    chevron(c, 'right', {x: 48, y: 28});
    c.text('Set manager', {x: 68, y: 28}, {bold: true});
    c.text('stays at the top', {x: 166, y: 28}, {color: PALETTE.muted});
    dotsSign(c, {x: 526, y: 28});

    const [play = 0, edit = 0, mix = 0] = VIEWS.map((_unused, index) => leftOf(index));
    macros(c, play, TOP + 34, 18);
    c.text('macros', {x: play + W / 2, y: TOP + 66}, {anchor: 'middle'});
    players(c, play, TOP + 108, 30);
    c.text('virtual inputs', {x: play + W / 2, y: TOP + 138}, {anchor: 'middle'});

    macros(c, edit, TOP + 20, 10);
    for (const [index, count] of [3, 2].entries()) {
      const y = TOP + 40 + index * 36;
      c.add('rect', {
        x: edit + 8,
        y,
        width: W - 16,
        height: 30,
        rx: 5,
        fill: PALETTE.white,
        stroke: KINDS.sound.stroke,
        'stroke-width': 1.5,
      });
      for (let module = 0; module < count; module += 1) {
        c.add('rect', {
          x: edit + 14 + module * 47,
          y: y + 6,
          width: 41,
          height: 18,
          rx: 4,
          fill: KINDS.sound.fill,
          stroke: KINDS.sound.stroke,
        });
      }
    }
    c.text('layers of modules', {x: edit + W / 2, y: TOP + 121}, {anchor: 'middle'});
    players(c, edit, TOP + 144, 22);

    [0.75, 0.5, 0.6, 0.35].forEach((value, index) =>
      fader(c, mix + 28 + index * 36, TOP + 14, 76, value),
    );
    c.text('level of each layer', {x: mix + W / 2, y: TOP + 106}, {anchor: 'middle'});
    box(c, {x: mix + 8, y: TOP + H - 38, w: W - 16, h: 30, label: 'Set Effects', kind: 'effect'});
  },
});

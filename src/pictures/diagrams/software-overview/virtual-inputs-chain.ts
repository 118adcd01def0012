import {arrow, box, defineDiagram, icon, type IconName, KINDS, type Placed, spread} from '../kit';

const PLAYERS: readonly {gear: IconName; hardware: string; name: string}[] = [
  {gear: 'drum', hardware: 'Snare', name: 'Snare 1'},
  {gear: 'kick', hardware: 'Kick', name: 'Kick 1'},
  {gear: 'drum', hardware: 'Tom', name: 'Tom 1'},
  {gear: 'drum', hardware: 'Tom', name: 'Tom 2'},
];
const H = 38;
const YS = spread(PLAYERS.length, 62, 220, H);

export default defineDiagram({
  title: 'From hardware inputs through virtual inputs to modules',
  wide: true,
  height: 300,
  draw(c) {
    for (const [title, note, x] of [
      ['Hardware inputs', 'in every set', 92],
      ['Virtual inputs', 'in this set', 272],
      ['Modules and filters', 'in this set', 466],
    ] as const) {
      c.text(title, {x, y: 20}, {anchor: 'middle', bold: true, size: 14});
      c.text(note, {x, y: 39}, {anchor: 'middle'});
    }
    const virtual = PLAYERS.map(({gear, hardware, name}, index): Placed => {
      const y = YS[index] ?? 0;
      icon(c, gear, 14, y + 2, 34);
      const from = box(c, {x: 58, y, w: 84, h: H, label: hardware, kind: 'input'});
      const to = box(c, {x: 222, y, w: 100, h: H, label: name, kind: 'input', shape: 'pill'});
      arrow(c, from.right, to.left);
      return to;
    });
    const [snare, kick, tom1, tom2] = virtual;
    const module = (y: number, label: string, filter: string): Placed => {
      const h = 54;
      const place = box(c, {x: 392, y: y - h / 2, w: 154, h, label: ' ', kind: 'sound'});
      c.text(label, {x: 402, y}, {bold: true});
      c.add('rect', {
        x: 456,
        y: y - 13,
        width: 82,
        height: 26,
        rx: 13,
        fill: KINDS.input.fill,
        stroke: KINDS.input.stroke,
        'stroke-width': 1.5,
      });
      c.text(filter, {x: 497, y}, {anchor: 'middle', bold: true});
      return place;
    };
    if (!snare || !kick || !tom1 || !tom2) return;
    arrow(c, snare.right, module(snare.right.y, 'Crack', 'Snare 1').left);
    arrow(c, kick.right, module(kick.right.y, 'Bass', 'Kick 1').left);
    const chords = module((tom1.right.y + tom2.right.y) / 2, 'Chords', 'All Toms');
    arrow(c, tom1.right, {x: chords.x, y: chords.left.y - 12}, {bend: 'x-y-x'});
    arrow(c, tom2.right, {x: chords.x, y: chords.left.y + 12}, {bend: 'x-y-x'});
  },
});

import {box, type Canvas, defineDiagram, type Kind, KINDS, PALETTE} from '../kit';

/** A container that there are several of: two more peep out behind it. */
function stack(
  c: Canvas,
  area: {x: number; y: number; w: number; h: number},
  kind: Kind,
  [name, note]: readonly [string, string],
): void {
  const {x, y, w, h} = area;
  const {fill, stroke} = KINDS[kind];
  [10, 5, 0].forEach((shift) => {
    c.add(
      'rect',
      {
        x: x + shift,
        y: y + shift,
        width: w,
        height: h,
        rx: 10,
        fill: PALETTE.white,
        stroke,
        'stroke-width': shift ? 1.25 : 1.75,
      },
      {x: x + shift, y: y + shift, w, h},
    );
  });
  c.add('rect', {x: x + 1, y: y + 1, width: w - 2, height: 26, rx: 9, fill});
  const color = kind === 'plain' ? PALETTE.ink : stroke;
  c.text(name, {x: x + 12, y: y + 14}, {bold: true, color, over: true});
  c.text(note, {x: x + w - 12, y: y + 14}, {anchor: 'end', over: true});
}

export default defineDiagram({
  title: 'What contains what',
  height: 322,
  draw(c) {
    c.add('rect', {
      x: 10,
      y: 10,
      width: 332,
      height: 302,
      rx: 12,
      fill: PALETTE.ground,
      stroke: PALETTE.line,
      'stroke-width': 1.75,
    });
    c.text('Session', {x: 23, y: 26}, {bold: true});
    c.text('all open sets', {x: 330, y: 26}, {anchor: 'end'});
    stack(c, {x: 20, y: 42, w: 302, h: 250}, 'plain', ['Set', 'all the sounds of a song, say']);
    stack(c, {x: 32, y: 78, w: 268, h: 192}, 'sound', ['Layer', 'one part, such as the chords']);
    stack(c, {x: 44, y: 114, w: 234, h: 104}, 'sound', ['Controller', 'decides what a hit does']);
    [56, 164].forEach((x) => box(c, {x, y: 150, w: 102, h: 28, label: 'Generator', kind: 'sound'}));
    const effect = {label: 'Effect', kind: 'effect', shape: 'pill', w: 102, h: 22} as const;
    box(c, {...effect, x: 56, y: 187});
    box(c, {...effect, x: 110, y: 239});
  },
});

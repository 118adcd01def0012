import {arrow, box, type Canvas, defineDiagram, frame, PALETTE} from '../../kit';

/** A port as the cable that it stands for, with its name above; the arrow says which way it goes. */
function cable(c: Canvas, y: number, name: string, from: number, to: number): void {
  const isRight = to > from;
  const [left, right] = [Math.min(from, to) + 4, Math.max(from, to) - 4];
  c.text(name, {x: (left + right) / 2, y: y - 22}, {anchor: 'middle', bold: true});
  c.add('rect', {
    x: left,
    y: y - 11,
    width: right - left,
    height: 22,
    rx: 11,
    fill: PALETTE.ground,
    stroke: PALETTE.line,
    'stroke-width': 1.5,
  });
  arrow(c, {x: isRight ? left + 16 : right - 16, y}, {x: isRight ? right - 12 : left + 12, y});
}

export default defineDiagram({
  title: 'A virtual port for each direction',
  wide: true,
  height: 212,
  draw(c) {
    frame(c, {x: 14, y: 14, w: 168, h: 184, label: 'Sensory Percussion', kind: 'sound'});
    frame(c, {x: 378, y: 14, w: 168, h: 184, label: 'DAW', kind: 'hardware'});
    const output = box(c, {x: 28, y: 50, w: 140, h: 54, label: 'MIDI output', kind: 'output'});
    const input = box(c, {x: 28, y: 130, w: 140, h: 54, label: 'MIDI input', kind: 'input'});
    const plays = box(c, {
      x: 392,
      y: 50,
      w: 140,
      h: 54,
      label: 'Track',
      note: 'plays an instrument',
      kind: 'hardware',
    });
    const sends = box(c, {
      x: 392,
      y: 130,
      w: 140,
      h: 54,
      label: 'Track',
      note: 'sends a clip',
      kind: 'hardware',
    });
    cable(c, output.right.y, 'Drums out', output.right.x, plays.x);
    cable(c, input.right.y, 'Drums in', sends.x, input.right.x);
  },
});

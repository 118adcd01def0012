import {type Canvas, defineDiagram, icon, type IconName, KINDS, PALETTE, waveform} from '../kit';

function part(
  c: Canvas,
  name: IconName,
  size: number,
  at: {x: number; floor: number},
  lines: readonly string[],
): void {
  icon(c, name, at.x - size / 2, at.floor - size * 0.9, size);
  words(c, at, lines);
}

function words(c: Canvas, {x, floor}: {x: number; floor: number}, lines: readonly string[]): void {
  lines.forEach((text, row) =>
    c.text(text, {x, y: floor + 14 + row * 15}, {anchor: 'middle', bold: true}),
  );
}

/** The program: a window with a sound in it, and nothing of the true screen. */
function program(c: Canvas, at: {x: number; floor: number}): void {
  const {fill, stroke} = KINDS.sound;
  const [x, y] = [at.x - 33, at.floor - 52];
  c.add('rect', {
    x,
    y,
    width: 66,
    height: 48,
    rx: 6,
    fill: PALETTE.white,
    stroke,
    'stroke-width': 2,
  });
  c.add('path', {d: `M${x + 1} ${y + 12}V${y + 7}q0-6 6-6h52q6 0 6 6v5z`, fill});
  waveform(c, {x: x + 10, y: y + 17, w: 48, h: 26});
  words(c, at, ['Sensory', 'Percussion 2']);
}

export default defineDiagram({
  title: 'The parts of the system, and what is yours',
  height: 316,
  draw(c) {
    const band = (y: number, h: number, label: string): void => {
      c.add('rect', {
        x: 8,
        y,
        width: 336,
        height: h,
        rx: 12,
        fill: PALETTE.ground,
        stroke: PALETTE.faint,
        'stroke-width': 1.25,
      });
      c.text(label, {x: 20, y: y + 16});
    };
    band(8, 146, 'The system');
    const floor = 108;
    part(c, 'sensor', 54, {x: 50, floor: floor - 2}, []);
    words(c, {x: 50, floor}, ['Drum', 'sensors']);
    part(c, 'interface', 74, {x: 131, floor: floor + 6}, []);
    words(c, {x: 131, floor}, ['EVANS', 'Portal']);
    part(c, 'carton', 50, {x: 213, floor: floor - 4}, []);
    words(c, {x: 213, floor}, ['EMAD', 'adapter']);
    program(c, {x: 296, floor});
    band(162, 146, 'You bring');
    const yours = 262;
    part(c, 'drum', 62, {x: 50, floor: yours}, ['Drums']);
    part(c, 'laptop', 66, {x: 131, floor: yours}, ['Computer']);
    icon(c, 'headphones', 182, yours - 46, 40);
    icon(c, 'speaker', 218, yours - 52, 46);
    words(c, {x: 222, floor: yours}, ['Headphones', 'or speakers']);
    part(c, 'sticks', 50, {x: 304, floor: yours - 2}, []);
    words(c, {x: 304, floor: yours}, ['Sticks']);
  },
});

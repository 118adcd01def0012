import {
  arrow,
  box,
  type Canvas,
  defineDiagram,
  icon,
  type IconName,
  KINDS,
  liveWave,
  PALETTE,
} from '../../../../kit';

function part(c: Canvas, name: IconName, label: string, x: number): void {
  icon(c, name, x - 24, 38, 48);
  c.text(label, {x, y: 104}, {anchor: 'middle', bold: true});
}

/** The live sound between two stations: what it has become there. */
function live(
  c: Canvas,
  from: number,
  to: number,
  y: number,
  kind: 'hardware' | 'sound' | 'effect',
  h: number,
): void {
  liveWave(c, {x: from + 3, y: y - h / 2, w: to - from - 16, h}, {kind, seed: from / 9});
  arrow(c, {x: to - 11, y}, {x: to, y});
}

export default defineDiagram({
  title: 'The way of a microphone, from the rig to the set',
  wide: true,
  height: 276,
  draw(c) {
    c.add('rect', {x: 8, y: 8, width: 544, height: 112, rx: 10, fill: PALETTE.ground});
    c.text(
      'Your rig, the same in every set',
      {x: 20, y: 24},
      {bold: true, color: KINDS.hardware.stroke},
    );
    part(c, 'microphone', 'microphone', 68);
    part(c, 'interface', 'interface', 246);
    const input = box(c, {
      x: 396,
      y: 38,
      w: 142,
      h: 50,
      label: 'Analog',
      note: 'hardware input',
      kind: 'input',
    });
    live(c, 100, 214, 62, 'hardware', 14);
    live(c, 276, input.x, 62, 'hardware', 14);
    c.add('rect', {x: 8, y: 152, width: 544, height: 116, rx: 10, fill: PALETTE.ground});
    c.text('The set', {x: 122, y: 168}, {bold: true, color: KINDS.sound.stroke});
    const virtual = box(c, {
      x: 20,
      y: 186,
      w: 112,
      h: 64,
      label: 'Analog',
      note: 'virtual input',
      kind: 'input',
    });
    arrow(c, input.bottom, {x: 76, y: virtual.y}, {bend: 'y-x-y'});
    const middle = 218;
    c.add('rect', {
      x: 178,
      y: 180,
      width: 134,
      height: 78,
      rx: 8,
      fill: KINDS.sound.fill,
      stroke: KINDS.sound.stroke,
      'stroke-width': 1.5,
    });
    c.text('Audio Insert', {x: 245, y: 194}, {anchor: 'middle', bold: true});
    liveWave(c, {x: 190, y: 206, w: 112, h: 46});
    live(c, virtual.right.x, 178, middle, 'hardware', 14);
    live(c, 312, 366, middle, 'sound', 30);
    box(c, {x: 366, y: 196, w: 66, h: 44, label: 'effects', kind: 'effect'});
    live(c, 432, 486, middle, 'effect', 30);
    box(c, {x: 486, y: 196, w: 58, h: 44, label: 'mixes', kind: 'output'});
  },
});

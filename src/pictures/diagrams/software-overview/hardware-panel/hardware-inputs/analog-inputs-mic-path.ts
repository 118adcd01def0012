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
} from '../../../kit';

function part(c: Canvas, name: IconName, label: string, x: number): void {
  icon(c, name, x - 26, 38, 52);
  c.text(label, {x, y: 104}, {anchor: 'middle', bold: true});
}

export default defineDiagram({
  title: 'The way of a microphone, from the rig to the set',
  wide: true,
  height: 262,
  draw(c) {
    c.add('rect', {x: 8, y: 8, width: 544, height: 108, rx: 10, fill: PALETTE.ground});
    c.text(
      'Your rig, the same in every set',
      {x: 20, y: 24},
      {bold: true, color: KINDS.hardware.stroke},
    );
    part(c, 'microphone', 'microphone', 80);
    part(c, 'interface', 'interface', 262);
    const input = box(c, {
      x: 404,
      y: 42,
      w: 132,
      h: 52,
      label: 'Analog',
      note: 'hardware input',
      kind: 'input',
    });
    arrow(c, {x: 112, y: 68}, {x: 230, y: 68});
    arrow(c, {x: 294, y: 68}, input.left);
    c.add('rect', {x: 8, y: 142, width: 544, height: 112, rx: 10, fill: PALETTE.ground});
    c.text('The set', {x: 20, y: 158}, {bold: true, color: KINDS.sound.stroke});
    const virtual = box(c, {
      x: 404,
      y: 176,
      w: 132,
      h: 58,
      label: 'Analog',
      note: 'virtual input',
      kind: 'input',
    });
    arrow(c, input.bottom, virtual.top);
    c.add('rect', {
      x: 228,
      y: 168,
      width: 140,
      height: 76,
      rx: 8,
      fill: KINDS.sound.fill,
      stroke: KINDS.sound.stroke,
      'stroke-width': 1.5,
    });
    c.text('Audio Insert', {x: 298, y: 182}, {anchor: 'middle', bold: true});
    liveWave(c, {x: 242, y: 194, w: 112, h: 44});
    arrow(c, virtual.left, {x: 368, y: 205});
    const effects = box(c, {x: 118, y: 184, w: 76, h: 42, label: 'effects', kind: 'effect'});
    arrow(c, {x: 228, y: 205}, effects.right);
    const mixes = box(c, {x: 20, y: 184, w: 66, h: 42, label: 'mixes', kind: 'output'});
    arrow(c, effects.left, mixes.right);
  },
});

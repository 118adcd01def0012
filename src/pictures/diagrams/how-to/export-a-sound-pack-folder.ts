import {type Canvas, defineDiagram, icon, KINDS, PALETTE, type Point} from '../kit';

/** A sign with a name and a line below it. */
function item(
  c: Canvas,
  sign: Parameters<typeof icon>[1],
  {x, y}: Point,
  label: string,
  note: string,
): void {
  icon(c, sign, x, y, 38);
  c.text(label, {x: x + 52, y: y + 11}, {bold: true});
  c.text(note, {x: x + 52, y: y + 29}, {color: PALETTE.muted});
}

export default defineDiagram({
  title: 'What goes into the folder, and what stays with you',
  wide: true,
  height: 278,
  draw(c) {
    const {fill, stroke} = KINDS.sound;
    c.add('path', {
      d: 'M14 44V34q0-8 8-8h92q6 0 10 5l9 11h190q8 0 8 8v206q0 8-8 8H22q-8 0-8-8z',
      fill,
      'fill-opacity': 0.45,
      stroke,
      'stroke-width': 1.75,
      'stroke-linejoin': 'round',
    });
    c.text('The pack', {x: 30, y: 43}, {bold: true, color: stroke});
    item(c, 'file', {x: 30, y: 70}, 'The .sp2 session', 'all open sets, the global set');
    item(c, 'folder', {x: 30, y: 136}, 'Samples', 'every file that a sampler plays');
    item(c, 'file', {x: 30, y: 202}, 'A note', 'folders, drums, zones');
    c.text('Stays with you', {x: 366, y: 43}, {bold: true});
    item(c, 'sensor', {x: 360, y: 70}, 'Sensors', 'and their training');
    item(c, 'jack', {x: 360, y: 136}, 'Thresholds', 'of your inputs');
    item(c, 'speaker', {x: 360, y: 202}, 'Outputs', 'of your rig');
  },
});

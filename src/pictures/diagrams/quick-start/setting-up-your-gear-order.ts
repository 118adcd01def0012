import {badge, defineDiagram, drumMap, icon, KINDS, PALETTE, zonesOfLevel} from '../kit';

export default defineDiagram({
  title: 'Where each step happens, seen from above',
  wide: true,
  height: 292,
  draw(c) {
    const cable = (d: string): void =>
      c.add('path', {d, fill: 'none', stroke: PALETTE.ink, 'stroke-width': 2.25, 'stroke-linecap': 'round'});
    // The kit: kick in front, snare and tom toward the player.
    cable('M128 30C220 8 300 30 352 92');
    cable('M214 74C270 60 310 80 352 110');
    cable('M118 168C150 128 250 150 352 128');
    drumMap(c, {cx: 128, cy: 76, r: 48, kind: 'kick', sensorAt: 270});
    drumMap(c, {cx: 214, cy: 118, r: 40, kind: 'tom', sensorAt: 270});
    drumMap(c, {cx: 92, cy: 196, r: 50, lit: zonesOfLevel(1), sensorAt: 315});
    c.add('circle', {cx: 190, cy: 236, r: 32, fill: PALETTE.ground, stroke: PALETTE.line, 'stroke-width': 1.75});
    c.text('You', {x: 190, y: 236}, {anchor: 'middle', over: true});
    const {fill, stroke} = KINDS.hardware;
    c.add('rect', {x: 352, y: 80, width: 120, height: 60, rx: 10, fill, stroke, 'stroke-width': 2});
    c.text('EVANS Portal', {x: 412, y: 110}, {anchor: 'middle', bold: true});
    cable('M412 140V176');
    icon(c, 'laptop', 366, 166, 92);
    badge(c, 1, {x: 56, y: 34});
    c.text('Sensors', {x: 10, y: 52}, {bold: true});
    badge(c, 2, {x: 320, y: 56});
    c.text('Connect, turn on', {x: 336, y: 56}, {bold: true});
    badge(c, 3, {x: 332, y: 262});
    c.text('Choose the interface', {x: 348, y: 262}, {bold: true});
    badge(c, 4, {x: 332, y: 282});
    c.text('Add your drums', {x: 348, y: 282}, {bold: true});
    badge(c, 5, {x: 60, y: 272});
    c.text('Train', {x: 76, y: 272}, {bold: true});
  },
});

import type {ProductZone} from '../../../../../play/core';
import {arrow, box, defineDiagram, drumMap, PALETTE, type Point} from '../../../kit';

const DRUM = {cx: 100, cy: 104, r: 84};

/** A point on the drum: a share of its radius, and degrees. */
function at(share: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return {
    x: DRUM.cx + Math.cos(turn) * DRUM.r * share,
    y: DRUM.cy + Math.sin(turn) * DRUM.r * share,
  };
}

const ZONES: readonly ProductZone[] = ['center', 'edge', 'rim-shoulder', 'rim-tip'];

export default defineDiagram({
  title: 'Four zones of a drum and the modules on them',
  height: 208,
  draw(c) {
    drumMap(c, {...DRUM, lit: ZONES});
    const modules = [
      ['Chord', 'on Rim-shoulder'],
      ['Snare', 'on Center, Edge'],
      ['Sequencer', 'on Rim-tip'],
    ] as const;
    const [chord, snare, sequencer] = modules.map(([label, note], index) =>
      box(c, {x: 220, y: 15 + index * 63, w: 122, h: 52, label, note, kind: 'sound'}),
    );
    if (!chord || !snare || !sequencer) return;
    const spots = {
      center: at(0, 0),
      edge: at(0.595, 0),
      shoulder: at(0.915, -40),
      tip: at(0.915, 40),
    };
    arrow(c, spots.center, spots.edge, {plain: true});
    arrow(c, spots.edge, snare.left);
    arrow(c, spots.shoulder, chord.left);
    arrow(c, spots.tip, sequencer.left);
    Object.values(spots).forEach(({x, y}) =>
      c.add('circle', {cx: x, cy: y, r: 4, fill: PALETTE.ink}),
    );
  },
});

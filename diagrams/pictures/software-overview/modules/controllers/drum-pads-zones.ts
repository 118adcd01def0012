import {
  arrow,
  box,
  defineDiagram,
  drumMap,
  line,
  PALETTE,
  type Point,
  stickFromAbove,
  touch,
  ZONE_COLORS,
} from '../../../../kit';

const DRUM = {cx: 96, cy: 104, r: 82};
const RIM = 0.915;

/** A point on the drum: a share of its radius, and degrees. */
function at(share: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return {
    x: DRUM.cx + Math.cos(turn) * DRUM.r * share,
    y: DRUM.cy + Math.sin(turn) * DRUM.r * share,
  };
}

/** The same rim, struck by two parts of the stick: how far its tip is in, and where. */
const STICKS = [
  {zone: 'rim-shoulder', tip: 0.44, degrees: -31},
  {zone: 'rim-tip', tip: RIM, degrees: 31},
] as const;

export default defineDiagram({
  title: 'Four zones of a drum and the modules on them',
  height: 208,
  draw(c) {
    // One of both colors the whole rim.
    drumMap(c, {...DRUM, lit: ['center', 'edge', 'rim-shoulder']});
    const modules = [
      ['Chord', 'on Rim-shoulder'],
      ['Snare', 'on Center, Edge'],
      ['Sequencer', 'on Rim-tip'],
    ] as const;
    const [chord, snare, sequencer] = modules.map(([label, note], index) =>
      box(c, {x: 224, y: 15 + index * 63, w: 118, h: 52, label, note, kind: 'sound'}),
    );
    if (!chord || !snare || !sequencer) return;
    STICKS.forEach(({zone, tip, degrees}, index) => {
      const color = ZONE_COLORS[zone].solid;
      const end = at(1.5, degrees); // as high as its module
      stickFromAbove(c, at(tip, degrees), end, 7.5, color);
      c.add('circle', {cx: at(tip, degrees).x, cy: at(tip, degrees).y, r: 4.5, fill: color});
      touch(c, at(RIM, degrees), 7, color);
      const to = index ? sequencer.left : chord.left;
      arrow(c, {x: end.x + 4, y: to.y}, to);
    });
    const spots = [at(0.2, -45), at(0.62, 13.5)];
    const meet = {x: DRUM.cx + DRUM.r + 18, y: DRUM.cy};
    spots.forEach((spot) => {
      const bend = {x: meet.x - 16, y: spot.y};
      line(c, [spot, bend, meet], {color: PALETTE.ink});
      c.add('circle', {cx: spot.x, cy: spot.y, r: 4, fill: PALETTE.ink});
    });
    arrow(c, meet, snare.left);
  },
});

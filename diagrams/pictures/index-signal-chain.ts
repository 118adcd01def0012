import {
  defineDiagram,
  KINDS,
  PALETTE,
  pointer,
  rowHeight,
  systemStrip,
  type Station,
  WIDTH,
} from '../kit';

/** Whose part of the way is where. */
const PARTS: readonly {name: string; color: string; stations: readonly Station[]}[] = [
  {name: 'You hit', color: KINDS.hardware.stroke, stations: ['drum', 'sensor', 'Portal']},
  {
    name: 'Sensory Percussion 2',
    color: KINDS.sound.stroke,
    stations: ['hardware input', 'virtual input', 'layer', 'module', 'mix'],
  },
  {name: 'You hear', color: KINDS.output.stroke, stations: ['output']},
];
/** A band's sides, what stands above its stations and below them, and the way to the next. */
const BAND = {x: 6, above: 32, below: 10, gap: 18};

export default defineDiagram({
  title: 'From the drum to your ears',
  height: 372,
  textSize: 14,
  draw(c) {
    const [x, width] = [BAND.x, WIDTH - 2 * BAND.x];
    let y = 8;
    const rows = PARTS.map(({name, color, stations}, index) => {
      if (index > 0) pointer(c, {x: WIDTH / 2, y: y - BAND.gap / 2}, 'down');
      const height = BAND.above + rowHeight(stations) + BAND.below;
      const look = {fill: PALETTE.ground, stroke: PALETTE.faint, 'stroke-width': 1.5};
      c.add('rect', {x, y, width, height, rx: 10, ...look});
      c.text(name, {x: x + 12, y: y + 16}, {bold: true, color});
      const row = {stations, x: WIDTH / 2, y: y + BAND.above};
      y += height + BAND.gap;
      return row;
    });
    systemStrip(c, {rows});
  },
});

import {defineDiagram, KINDS, PALETTE, systemStrip, type Station} from './kit';

/** Whose part of the way is in which rows. */
const PARTS: readonly {
  name: readonly string[];
  color: string;
  rows: readonly (readonly Station[])[];
}[] = [
  {name: ['You hit'], color: KINDS.hardware.stroke, rows: [['drum', 'sensor', 'Portal']]},
  {
    name: ['Sensory', 'Percussion 2'],
    color: KINDS.sound.stroke,
    rows: [
      ['hardware input', 'virtual input', 'layer'],
      ['module', 'mix'],
    ],
  },
  {name: ['You hear'], color: KINDS.output.stroke, rows: [['output']]},
];
/** A row's band, and from one to the next. */
const BAND = {x: 8, w: 336, h: 82, pitch: 92};
const LINE = 18;

export default defineDiagram({
  title: 'From the drum to your ears',
  height: 376,
  textSize: 14,
  draw(c) {
    const {x, w, h, pitch} = BAND;
    let y = 8;
    for (const {name, color, rows} of PARTS) {
      const height = h + (rows.length - 1) * pitch;
      const look = {fill: PALETTE.ground, stroke: PALETTE.faint, 'stroke-width': 1.5};
      c.add('rect', {x, y, width: w, height, rx: 10, ...look});
      name.forEach((line, index) => {
        c.text(line, {x: x + 12, y: y + 18 + index * LINE}, {bold: true, color});
      });
      y += rows.length * pitch;
    }
    const stations = PARTS.flatMap(({rows}) => rows);
    systemStrip(c, {y: 11, rows: {stations, x: 172, pitch: 62, height: pitch}});
  },
});

import {defineDiagram, KINDS, systemStrip, type Station} from './kit';

/** Who has the stations from one to another; the program's go on in the next row. */
const PLACES: readonly {from: Station; to: Station; name: string; color: string}[] = [
  {from: 'drum', to: 'Portal', name: 'You hit', color: KINDS.hardware.stroke},
  {from: 'hardware input', to: 'layer', name: 'Sensory Percussion 2', color: KINDS.sound.stroke},
  {from: 'module', to: 'mix', name: 'Sensory Percussion 2', color: KINDS.sound.stroke},
  {from: 'output', to: 'output', name: 'You hear', color: KINDS.output.stroke},
];

/** How far a name lies above its tiles, clear of the way from row to row. */
const ABOVE = 34;

export default defineDiagram({
  title: 'From the drum to your ears',
  height: 360,
  textSize: 14,
  draw(c) {
    const stations = systemStrip(c, {
      y: 46,
      rows: {
        stations: [
          ['drum', 'sensor', 'Portal'],
          ['hardware input', 'virtual input', 'layer'],
          ['module', 'mix', 'output'],
        ],
        x: 76,
        pitch: 100,
        height: 122,
      },
    });
    PLACES.forEach(({from, to, name, color}) => {
      const x = (stations[from].x + stations[to].x + stations[to].w) / 2;
      c.text(name, {x, y: stations[from].y - ABOVE}, {anchor: 'middle', bold: true, color});
    });
  },
});

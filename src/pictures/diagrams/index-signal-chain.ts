import {defineDiagram, KINDS, pathData, systemStrip, type Canvas, type Station} from './kit';

/** Which stations are where; the program's go on in the next row, without another name. */
const PLACES: readonly {from: Station; to: Station; name?: string; color: string}[] = [
  {from: 'drum', to: 'Portal', name: 'You hit', color: KINDS.hardware.stroke},
  {from: 'hardware input', to: 'layer', name: 'Sensory Percussion 2', color: KINDS.sound.stroke},
  {from: 'module', to: 'mix', color: KINDS.sound.stroke},
  {from: 'output', to: 'output', name: 'You hear', color: KINDS.output.stroke},
];

/** How far a bracket lies above its tiles, clear of the way from row to row. */
const ABOVE = 26;

function bracket(c: Canvas, from: number, to: number, y: number, color: string): void {
  c.add('path', {
    d: pathData([
      {x: from, y: y + 6},
      {x: from, y},
      {x: to, y},
      {x: to, y: y + 6},
    ]),
    fill: 'none',
    stroke: color,
    'stroke-width': 1.75,
    'stroke-linejoin': 'round',
  });
}

export default defineDiagram({
  title: 'From the drum to your ears',
  height: 364,
  textSize: 14,
  draw(c) {
    const stations = systemStrip(c, {
      y: 50,
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
      const [left, right] = [stations[from].x, stations[to].x + stations[to].w];
      const y = stations[from].y - ABOVE;
      bracket(c, left, right, y, color);
      if (name)
        c.text(name, {x: (left + right) / 2, y: y - 13}, {anchor: 'middle', bold: true, color});
    });
  },
});

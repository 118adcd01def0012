import {defineDiagram, KINDS, pathData, systemStrip, type Canvas, type Station} from './kit';

/** Which stations are where. */
const PLACES: readonly {from: Station; to: Station; name: string; color: string}[] = [
  {from: 'drum', to: 'Portal', name: 'You hit', color: KINDS.hardware.stroke},
  {from: 'hardware input', to: 'mix', name: 'Sensory Percussion 2', color: KINDS.sound.stroke},
  {from: 'output', to: 'output', name: 'You hear', color: KINDS.output.stroke},
];

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
  wide: true,
  height: 126,
  draw(c) {
    const stations = systemStrip(c, {y: 38});
    PLACES.forEach(({from, to, name, color}) => {
      const [left, right] = [stations[from].x, stations[to].x + stations[to].w];
      bracket(c, left, right, 30, color);
      c.text(name, {x: (left + right) / 2, y: 16}, {anchor: 'middle', bold: true, color});
    });
  },
});

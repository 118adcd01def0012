import {defineDiagram, grid, heading, track, type Cell} from '../kit';

const STROKES = 8;
const ZONES = ['Center', 'Edge', 'Rim'];

export default defineDiagram({
  title: 'Two drills, stroke by stroke',
  height: 224,
  draw(c) {
    heading(c, 'Zone drill: eight strokes on each', {x: 14, y: 22});
    grid(c, {
      x: 66,
      y: 40,
      cell: {w: 8.3, h: 20},
      rows: ZONES.map((_zone, row) =>
        Array.from(
          {length: ZONES.length * STROKES},
          (_unused, column): Cell => (Math.floor(column / STROKES) === row ? 'input' : null),
        ),
      ),
      rowLabels: ZONES,
    });
    heading(c, 'Dynamics drill: eight bars, one tempo', {x: 14, y: 136});
    track(c, {
      x: 66,
      y: 150,
      w: 268,
      h: 44,
      hits: Array.from({length: 32}, (_unused, index) => ({
        at: (index + 0.5) / 32,
        strength: 0.1 + (0.9 * index) / 31,
        kind: 'input' as const,
      })),
    });
    c.text('soft', {x: 66, y: 208}, {});
    c.text('loud', {x: 334, y: 208}, {anchor: 'end'});
  },
});

import {
  advanceMetro,
  METRO_DEFAULTS,
  type OutputMode,
  secondsPerBeat,
  startMetro,
} from '../../../../../src/play/core';
import {type Canvas, type Cell, defineDiagram, grid, heading, PALETTE} from '../../../../kit';

const MODES: readonly OutputMode[] = ['Beat', 'Layers', 'Cycle'];
const PADS = Array.from({length: METRO_DEFAULTS.pads}, (_unused, pad) => pad);
const CELL = {w: 29, h: 18};
const GAP = 4;
const LEFT = 64;

/** The steps of one bar. */
const barOf = (mode: OutputMode) =>
  advanceMetro(
    {...METRO_DEFAULTS, mode},
    startMetro(0),
    METRO_DEFAULTS.beats * secondsPerBeat(METRO_DEFAULTS.tempo),
  ).events;

function block(c: Canvas, y: number, mode: OutputMode): void {
  heading(c, mode, {x: 14, y});
  grid(c, {
    x: LEFT,
    y: y + 12,
    cell: CELL,
    gap: GAP,
    rowLabels: PADS.map((pad) => `Pad ${pad + 1}`),
    rows: PADS.map((pad) =>
      barOf(mode).map(({pads}): Cell => (pads.includes(pad) ? 'sound' : null)),
    ),
  });
}

export default defineDiagram({
  title: 'One bar in three output modes: Beat, Layers and Cycle',
  height: 322,
  draw(c) {
    barOf('Beat').forEach(({rank, beat}, step) => {
      if (rank === 'subdivision') return;
      const x = LEFT + step * (CELL.w + GAP);
      c.add('rect', {
        x: x - 3,
        y: 34,
        width: CELL.w + 6,
        height: 278,
        rx: 6,
        fill: PALETTE.ground,
      });
      c.text(String(beat), {x: x + CELL.w / 2, y: 22}, {anchor: 'middle', bold: true});
    });
    MODES.forEach((mode, index) => block(c, 50 + index * 94, mode));
  },
});

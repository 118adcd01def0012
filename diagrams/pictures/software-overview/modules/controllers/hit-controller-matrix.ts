import {
  gapsAndOverlaps,
  playRanges,
  RANGE_DEFAULTS,
  RANGE_START,
} from '../../../../../src/play/core';
import {arrow, defineDiagram, grid, KINDS, PALETTE, playPhrase} from '../../../../kit';

const NAMES = ['Ghost', 'Body', 'Chord'];
const [LEFT, CELL, GAP] = [76, {w: 48, h: 34}, 4];
const COLUMNS = Array.from({length: RANGE_DEFAULTS.count}, (_unused, range) => range);
const middleOf = (range: number): number => LEFT + range * (CELL.w + GAP) + CELL.w / 2;

export default defineDiagram({
  title: 'The mapping matrix of Hit Controller, and eight hits in its ranges',
  height: 288,
  draw(c) {
    const played = playPhrase(playRanges, RANGE_DEFAULTS, RANGE_START);
    const base = 98;
    // The columns that two modules share, from the hits down to what they say.
    gapsAndOverlaps(RANGE_DEFAULTS).overlaps.forEach((range) => {
      c.add('rect', {
        x: middleOf(range) - CELL.w / 2 - 5,
        y: 12,
        width: CELL.w + 10,
        height: 266,
        rx: 7,
        fill: KINDS.sound.fill,
        'fill-opacity': 0.75,
      });
      c.text('both', {x: middleOf(range), y: 252}, {anchor: 'middle', bold: true});
      c.text('play', {x: middleOf(range), y: 266}, {anchor: 'middle', bold: true});
    });
    c.text('Eight', {x: LEFT - 12, y: 78}, {anchor: 'end', bold: true});
    c.text('hits', {x: LEFT - 12, y: 94}, {anchor: 'end', bold: true});
    COLUMNS.forEach((range) =>
      played
        .filter(({result}) => result.range === range)
        .forEach((_one, index) =>
          c.add('circle', {
            cx: middleOf(range),
            cy: base - 7 - index * 15,
            r: 6,
            fill: KINDS.input.stroke,
          }),
        ),
    );
    c.add('path', {
      d: `M${LEFT} ${base + 3}H${middleOf(4) + CELL.w / 2}`,
      stroke: PALETTE.line,
      'stroke-width': 1.5,
      fill: 'none',
    });
    c.text('soft', {x: middleOf(0), y: 115}, {anchor: 'middle', color: PALETTE.muted});
    c.text('hard', {x: middleOf(4), y: 115}, {anchor: 'middle', color: PALETTE.muted});
    arrow(c, {x: middleOf(2) - 20, y: 115}, {x: middleOf(4) - 20, y: 115});
    const y = 128;
    grid(c, {
      x: LEFT,
      y,
      cell: CELL,
      gap: GAP,
      rows: RANGE_DEFAULTS.modules.map(({ranges}) =>
        COLUMNS.map((range) => (ranges.includes(range) ? 'chosen' : null)),
      ),
    });
    NAMES.forEach((name, row) =>
      c.text(
        name,
        {x: LEFT - 12, y: y + CELL.h / 2 + row * (CELL.h + GAP)},
        {anchor: 'end', bold: true},
      ),
    );
  },
});

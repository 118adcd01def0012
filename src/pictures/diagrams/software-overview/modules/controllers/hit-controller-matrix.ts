import {gapsAndOverlaps, playRanges, RANGE_DEFAULTS, RANGE_START} from '../../../../../play/core';
import {arrow, defineDiagram, grid, PALETTE, playPhrase, zoneHead, zoneLegend} from '../../../kit';

const NAMES = ['Ghost', 'Body', 'Chord'];
const [LEFT, CELL, GAP] = [16, {w: 48, h: 34}, 4];
const COLUMNS = Array.from({length: RANGE_DEFAULTS.count}, (_unused, range) => range);
const middleOf = (range: number): number => LEFT + range * (CELL.w + GAP) + CELL.w / 2;

export default defineDiagram({
  title: 'The mapping matrix of Hit Controller, and eight hits in its ranges',
  height: 282,
  draw(c) {
    const played = playPhrase(playRanges, RANGE_DEFAULTS, RANGE_START);
    c.text('Eight hits', {x: LEFT, y: 20}, {bold: true});
    zoneLegend(c, {x: 340, y: 20});
    const base = 106;
    COLUMNS.forEach((range) => {
      c.add('rect', {
        x: middleOf(range) - CELL.w / 2,
        y: 38,
        width: CELL.w,
        height: base - 38,
        rx: 4,
        fill: PALETTE.ground,
      });
      played
        .filter(({result}) => result.range === range)
        .forEach(({hit}, index) =>
          zoneHead(c, hit.zone, {x: middleOf(range), y: base - 11 - index * 15}),
        );
    });
    c.text('soft', {x: LEFT, y: 122}, {color: PALETTE.muted});
    c.text('hard', {x: middleOf(4) + CELL.w / 2, y: 122}, {anchor: 'end', color: PALETTE.muted});
    arrow(c, {x: LEFT + 32, y: 122}, {x: middleOf(4) - 12, y: 122});
    const y = 140;
    grid(c, {
      x: LEFT,
      y,
      cell: CELL,
      gap: GAP,
      rows: RANGE_DEFAULTS.modules.map(({ranges}) =>
        COLUMNS.map((range) => (ranges.includes(range) ? 'sound' : null)),
      ),
    });
    NAMES.forEach((name, row) =>
      c.text(name, {x: 288, y: y + CELL.h / 2 + row * (CELL.h + GAP)}, {bold: true}),
    );
    gapsAndOverlaps(RANGE_DEFAULTS).overlaps.forEach((range) =>
      c.text('both play', {x: middleOf(range), y: 266}, {anchor: 'middle', bold: true}),
    );
  },
});

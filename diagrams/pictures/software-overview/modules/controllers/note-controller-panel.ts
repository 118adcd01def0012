import {
  type Canvas,
  CHOSEN,
  defineDiagram,
  field,
  menu,
  PALETTE,
  panelFrame,
  partNumber,
  piano,
  RANGE_END,
  slider,
} from '../../../../kit';

/** The panel's inner left edge, where its three columns begin, and what is left of its widest parts. */
const LEFT = 24;
const COLUMNS = [LEFT, LEFT + 103, LEFT + 206];
const COLUMN = 98;
const PARTS = {x: LEFT + 34, w: 270};

/** Three parts side by side, each with its number and its name above it. */
function columns(c: Canvas, y: number, first: number, parts: readonly [string, string, string?][]) {
  parts.forEach(([label, text, spot], index) => {
    const x = COLUMNS[index] ?? 0;
    partNumber(c, first + index, {x: x + 11, y});
    c.text(label, {x: x + 27, y}, {bold: true});
    const draw = first === 8 && index < 2 ? field : menu;
    draw(c, {x, y: y + 16, w: COLUMN, text, spot});
  });
}

export default defineDiagram({
  title: 'The Note controller panel in timbre mode, its parts numbered',
  height: 384,
  textSize: 14,
  draw(c) {
    panelFrame(c, {x: 12, y: 12, w: 328, h: 360}, 'Note controller');

    partNumber(c, 1, {x: LEFT + 11, y: 39});
    c.text('mod type', {x: LEFT + 27, y: 39}, {bold: true});
    menu(c, {x: COLUMNS[1] ?? 0, y: 25, w: COLUMN, text: 'timbre'});

    columns(c, 79, 2, [
      ['surface', 'snare'],
      ['start', 'center', CHOSEN.fill],
      ['end', 'edge', RANGE_END],
    ]);

    partNumber(c, 5, {x: LEFT + 11, y: 149});
    slider(c, {x: PARTS.x, y: 149, w: PARTS.w}, [0.2, 0.85], [CHOSEN.fill, RANGE_END]);

    // A segment for each note that is chosen.
    partNumber(c, 6, {x: LEFT + 11, y: 182});
    [0, 1].forEach((segment) =>
      c.add('rect', {
        x: PARTS.x + segment * (PARTS.w / 2 + 1),
        y: 175,
        width: PARTS.w / 2 - 1,
        height: 14,
        fill: PALETTE.off,
        stroke: PALETTE.line,
      }),
    );

    partNumber(c, 7, {x: LEFT + 11, y: 228});
    piano(c, {...PARTS, y: 196, h: 64, whites: 8, on: [0, 2], fill: CHOSEN.fill});

    columns(c, 284, 8, [
      ['root', 'C 3'],
      ['octaves', '1'],
      ['preset', 'Custom'],
    ]);
  },
});

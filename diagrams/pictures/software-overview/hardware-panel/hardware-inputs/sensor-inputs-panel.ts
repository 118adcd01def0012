import {
  button,
  type Canvas,
  defineDiagram,
  KINDS,
  line,
  PALETTE,
  partNumber,
  rule,
  THRESHOLD_STROKE,
  unseen,
  windowFrame,
} from '../../../../kit';

const INPUT = {x: 12, y: 12, w: 328, h: 246};
/** The right side of the input, where the three views are. */
const SIDE = {x: 102, w: 232};
const VIEWS = [
  ['Pads', 128],
  ['Sensitivity', 198],
  ['Threshold', 288],
] as const;
const TABS = 60;
const FLOOR = 206;
const RED = 152;

/** Peaks of hits, how high as a share; those above the red line have a dot. */
const PEAKS = [0.8, 0.3, 0.95, 0.7, 0.25, 0.85, 0.35];

function threshold(c: Canvas): void {
  PEAKS.forEach((peak, index) => {
    const x = SIDE.x + 18 + index * 28;
    const top = FLOOR - peak * 106;
    line(
      c,
      [
        {x, y: FLOOR},
        {x, y: top},
      ],
      {color: KINDS.input.stroke, width: 4},
    );
    if (top < RED) c.add('circle', {cx: x, cy: top - 3, r: 5.5, fill: KINDS.input.stroke});
  });
  line(
    c,
    [
      {x: SIDE.x + 6, y: RED},
      {x: SIDE.x + SIDE.w - 34, y: RED},
    ],
    {
      color: THRESHOLD_STROKE,
      width: 2,
    },
  );
  partNumber(c, 4, {x: SIDE.x + SIDE.w - 18, y: RED});
}

export default defineDiagram({
  title: 'What is known of a sensor input, its parts numbered',
  height: 270,
  textSize: 14,
  draw(c) {
    windowFrame(c, INPUT);
    unseen(c, {x: 18, y: 18, w: 76, h: INPUT.h - 12}, ['rest', 'of the', 'input']);
    VIEWS.forEach(([name, x], index) => {
      const isOpen = name === 'Threshold';
      c.text(name, {x, y: TABS}, {anchor: 'middle', bold: isOpen});
      partNumber(c, index + 1, {x, y: TABS - 24});
      if (isOpen) rule(c, {x: x - 36, y: TABS + 13, w: 72});
    });
    threshold(c);
    rule(c, {x: SIDE.x, y: FLOOR + 1, w: SIDE.w});
    button(c, {x: 274, y: 220, w: 56, text: 'train'});
    // One button, which has either name.
    c.text('or', {x: 260, y: 234}, {anchor: 'middle', color: PALETTE.muted});
    button(c, {x: 196, y: 220, w: 50, text: 'Edit'});
    partNumber(c, 5, {x: 181, y: 234});
  },
});

import {
  type Canvas,
  chevron,
  defineDiagram,
  KINDS,
  PALETTE,
  partNumber,
  plusSign,
  rule,
  setManager,
  windowFrame,
} from '../../kit';

const SETS = ['Set A', 'Set B'];
const LIST = {x: 60, y: 98, w: 172, h: 76};
const PANEL = {x: 12, y: 206, w: 328, h: 112};

/** The sets as a list, which the three dots open: a meter moves at the one that sounds. */
function list(c: Canvas): void {
  windowFrame(c, LIST);
  [...SETS].forEach((label, index) => {
    const y = LIST.y + 22 + index * 32;
    c.text(label, {x: LIST.x + 12, y}, {bold: index === 0});
    const meter = {x: LIST.x + 64, y: y - 6, height: 12, rx: 3};
    c.add('rect', {...meter, width: 96, fill: PALETTE.white, stroke: PALETTE.line});
    if (index === 0) {
      c.add('rect', {...meter, width: 62, fill: KINDS.sound.stroke});
    }
  });
  partNumber(c, 4, {x: LIST.x + LIST.w + 20, y: LIST.y + 22});
}

/** The hardware panel: inputs at the left, outputs at the right. */
function hardware(c: Canvas): void {
  windowFrame(c, PANEL);
  const middle = PANEL.x + PANEL.w / 2;
  chevron(c, 'right', {x: PANEL.x + PANEL.w - 16, y: PANEL.y + 18, r: 6});
  partNumber(c, 6, {x: PANEL.x + PANEL.w - 40, y: PANEL.y + 18});
  rule(c, {x: middle - 4, y: PANEL.y + 40, h: PANEL.h - 48});
  ['Hardware Inputs', 'Hardware Outputs'].forEach((label, index) => {
    const x = index ? middle + 8 : PANEL.x + 14;
    c.text(label, {x, y: PANEL.y + 54}, {bold: true});
    plusSign(c, {x: x + 8, y: PANEL.y + 86, r: 7});
    partNumber(c, 7 + index, {x: x + 36, y: PANEL.y + 86});
  });
  c.text('Hardware panel', {x: PANEL.x + 14, y: PANEL.y + 18}, {color: PALETTE.muted});
}

export default defineDiagram({
  title: 'The set manager, its list and the hardware panel, their parts numbered',
  height: 330,
  textSize: 14,
  draw(c) {
    const bar = setManager(c, {x: 12, y: 38, w: 328}, SETS);
    [bar.arrows, bar.names, bar.dots].forEach(({center}, index) =>
      partNumber(c, index + 1, {x: center.x, y: 22}),
    );
    partNumber(c, 5, {x: bar.globalSet.center.x, y: 22});
    // From the dots to what they open.
    c.add('path', {
      d: `M${bar.dots.center.x} ${bar.dots.bottom.y + 2}V${LIST.y}`,
      stroke: PALETTE.line,
      'stroke-width': 1.5,
    });
    list(c);
    hardware(c);
  },
});

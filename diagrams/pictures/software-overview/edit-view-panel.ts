import {
  type Canvas,
  chevron,
  defineDiagram,
  fader,
  FOOT,
  icon,
  KINDS,
  knob,
  meter,
  modulePlate,
  modulesList,
  padPicture,
  PALETTE,
  panelFoot,
  panelsSign,
  partNumber,
  playSign,
  plusSign,
  powerSign,
  rule,
  stopSign,
} from '../../kit';

/** The module's edges, and the heights of its parts. */
const LEFT = 12;
const RIGHT = 548;
const TOP = 40;
const BOTTOM = 318;
const HEAD = 34;
const LINE = TOP + HEAD + 24;
const BODY = LINE + 24;
const PANELS = [LEFT, LEFT + 152, LEFT + 376] as const;
const STRIP = RIGHT - 46;

/** The plate with its head: symbol, name, power, selector of panels. */
function plate(c: Canvas): void {
  modulePlate(c, {x: LEFT, y: TOP, w: RIGHT - LEFT, h: BOTTOM - TOP}, HEAD);
  const y = TOP + HEAD / 2;
  icon(c, 'module', LEFT + 10, y - 11, 22, {stroke: KINDS.sound.stroke, fill: PALETTE.white});
  c.text('snare pads', {x: LEFT + 42, y}, {bold: true});
  powerSign(c, {x: RIGHT - 62, y: y + 1});
  panelsSign(c, {x: RIGHT - 25, y});
  partNumber(c, 1, {x: RIGHT - 62, y: TOP - 16});
  partNumber(c, 2, {x: RIGHT - 25, y: TOP - 16});
}

/** The line below the head: play, stop, mute, the input filter, a plus. */
function controls(c: Canvas): void {
  const {fill, stroke} = KINDS.input;
  playSign(c, {x: LEFT + 24, y: LINE});
  partNumber(c, 3, {x: LEFT + 46, y: LINE});
  stopSign(c, {x: LEFT + 86, y: LINE});
  partNumber(c, 4, {x: LEFT + 108, y: LINE});
  c.text('M', {x: LEFT + 148, y: LINE}, {anchor: 'middle', bold: true, size: 16});
  partNumber(c, 5, {x: LEFT + 169, y: LINE});
  const x = LEFT + 202;
  c.add('rect', {x, y: LINE - 15, width: 104, height: 30, rx: 15, fill, stroke});
  icon(c, 'drum', x + 9, LINE - 11, 22, {stroke, fill: PALETTE.white});
  c.text('Snare 1', {x: x + 38, y: LINE}, {bold: true});
  partNumber(c, 6, {x: x + 119, y: LINE});
  plusSign(c, {x: x + 158, y: LINE});
  partNumber(c, 7, {x: x + 180, y: LINE});
  rule(c, {x: LEFT + 8, y: BODY - 2, w: STRIP - LEFT - 8});
}

/** Three panels: two with their name at the bottom, and Mix folded, as it was seen (facts: modules/panels/mix 8). */
function panels(c: Canvas): void {
  const [pads, list, mix] = PANELS;
  for (const x of [list, mix]) rule(c, {x, y: BODY + 4, h: BOTTOM - BODY - 12});
  ['Snare drum pads', 'Submodules'].forEach((name, index) =>
    panelFoot(c, {x: (PANELS[index] ?? 0) + 10, y: BOTTOM - FOOT / 2}, name),
  );
  padPicture(c, {cx: pads + 76, cy: BODY + 76, r: 60, chosen: ['center', 'edge']});

  const rows = modulesList(c, {
    x: list + 10,
    y: BODY + 4,
    w: 206,
    gap: 44,
    column: 'C',
    rows: [
      {name: 'Snare', plays: true, level: 0.7, selected: true},
      {name: 'Clap', plays: false, level: 0.1},
    ],
  }).rows;
  const first = rows[0]?.left ?? {x: 0, y: 0};
  partNumber(c, 8, {x: first.x + 97, y: first.y}); // within its row: it isn't the square's

  fader(c, mix + 20, BODY + 12, 116, 0.86);
  [0, 12].forEach((shift) =>
    meter(c, {x: mix + 38 + shift, y: BODY + 12, w: 10, h: 116}, 0.6, {kind: 'sound'}),
  );
  knob(c, {x: mix + 93, y: BODY + 44}, 0.5, 17);
  partNumber(c, 9, {x: mix + 93, y: BODY + 80});
  partNumber(c, 10, {x: list + 124, y: BOTTOM - FOOT / 2});
}

/** The closed strip of effects at the far right. */
function effects(c: Canvas): void {
  const {fill, stroke} = KINDS.effect;
  const top = TOP + HEAD + 1;
  c.add('path', {d: `M${STRIP} ${top}h45v${BOTTOM - top - 11}a10 10 0 0 1 -10 10h-35z`, fill});
  c.add('path', {d: `M${STRIP} ${top}V${BOTTOM - 1}`, stroke, 'stroke-width': 1.5});
  const x = STRIP + 23;
  chevron(c, 'left', {x, y: LINE, r: 7, color: stroke});
  partNumber(c, 11, {x, y: LINE + 34});
  c.text('Effects', {x, y: LINE + 110}, {anchor: 'middle', bold: true, turned: true});
}

export default defineDiagram({
  title: 'One module in Edit View, its parts numbered',
  wide: true,
  height: BOTTOM + 12,
  draw(c) {
    plate(c);
    controls(c);
    panels(c);
    effects(c);
  },
});

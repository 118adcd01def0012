import {
  badge,
  box,
  type Canvas,
  chevron,
  defineDiagram,
  drumMap,
  fader,
  icon,
  KINDS,
  knob,
  meter,
  modulePlate,
  PALETTE,
  panelsSign,
  playSign,
  plusSign,
  powerSign,
  stopSign,
} from '../../kit';

/** The module's edges, and the heights of its parts. */
const LEFT = 14;
const RIGHT = 546;
const TOP = 34;
const BOTTOM = 302;
const HEAD = 34;
const LINE = TOP + HEAD + 26;
const BODY = LINE + 26;
const FOOT = BOTTOM - 20;
const STRIP = RIGHT - 44;

function straight(c: Canvas, d: string, color: string = PALETTE.faint, width = 1.25): void {
  c.add('path', {d, stroke: color, 'stroke-width': width, fill: 'none'});
}

/** The plate with its head: symbol, name, power, selector of panels. */
function plate(c: Canvas): void {
  modulePlate(c, {x: LEFT, y: TOP, w: RIGHT - LEFT, h: BOTTOM - TOP}, HEAD);
  const y = TOP + HEAD / 2;
  icon(c, 'module', LEFT + 10, y - 11, 22, {stroke: KINDS.sound.stroke, fill: PALETTE.white});
  c.text('snare pads', {x: LEFT + 42, y}, {bold: true});
  powerSign(c, {x: RIGHT - 62, y: y + 1});
  panelsSign(c, {x: RIGHT - 25, y});
  badge(c, 2, {x: RIGHT - 25, y: TOP - 16});
  straight(c, `M${RIGHT - 25} ${TOP - 7}V${y - 12}`, PALETTE.ink);
}

/** The line below the head: play, stop, mute, the input filter, a plus. */
function controls(c: Canvas): void {
  const {fill, stroke} = KINDS.input;
  playSign(c, {x: LEFT + 24, y: LINE});
  stopSign(c, {x: LEFT + 54, y: LINE});
  c.text('M', {x: LEFT + 78, y: LINE}, {bold: true, size: 16});
  const x = LEFT + 110;
  c.add('rect', {
    x,
    y: LINE - 15,
    width: 104,
    height: 30,
    rx: 15,
    fill,
    stroke,
    'stroke-width': 1.5,
  });
  icon(c, 'drum', x + 9, LINE - 11, 22, {stroke, fill: PALETTE.white});
  c.text('Snare 1', {x: x + 38, y: LINE}, {bold: true});
  plusSign(c, {x: x + 126, y: LINE});
  badge(c, 1, {x: x + 156, y: LINE});
  straight(c, `M${LEFT + 8} ${LINE + 20}H${STRIP}`);
}

/** A panel's name at its bottom with the round arrow beside it, and a line at its right. */
function panelFoot(c: Canvas, x: number, right: number, name: string): void {
  c.add('circle', {cx: x + 9, cy: FOOT, r: 8, fill: PALETTE.white, stroke: PALETTE.line});
  chevron(c, 'left', {x: x + 8.5, y: FOOT, r: 4, color: PALETTE.line});
  c.text(name, {x: x + 22, y: FOOT}, {color: PALETTE.muted});
  if (right < STRIP) straight(c, `M${right} ${BODY - 6}V${BOTTOM - 6}`);
}

function panels(c: Canvas): void {
  drumMap(c, {cx: LEFT + 84, cy: (BODY + FOOT - 18) / 2, r: 56, lit: ['center', 'edge']});
  panelFoot(c, LEFT + 10, LEFT + 166, 'Snare drum pads');

  ['Sampler: center', 'Sampler: edge'].forEach((label, index) =>
    box(c, {x: LEFT + 180, y: BODY + 8 + index * 42, w: 132, h: 34, label, kind: 'sound'}),
  );
  badge(c, 3, {x: LEFT + 246, y: BODY + 106});
  panelFoot(c, LEFT + 174, LEFT + 326, 'Submodules');

  fader(c, LEFT + 356, BODY + 8, 100, 0.7);
  [0, 1].forEach((channel) =>
    meter(c, {x: LEFT + 376 + channel * 12, y: BODY + 8, w: 9, h: 100}, 0.6, {kind: 'sound'}),
  );
  knob(c, {x: LEFT + 430, y: BODY + 30}, 0.5);
  badge(c, 5, {x: LEFT + 430, y: BODY + 62});
  panelFoot(c, LEFT + 334, STRIP, 'Mix');
}

/** The closed strip of effects at the far right. */
function effects(c: Canvas): void {
  const {fill, stroke} = KINDS.effect;
  const top = TOP + HEAD + 1;
  c.add('path', {d: `M${STRIP} ${top}h43v${BOTTOM - top - 11}a10 10 0 0 1 -10 10h-33z`, fill});
  straight(c, `M${STRIP} ${top + 1}V${BOTTOM - 2}`, stroke, 1.5);
  const x = STRIP + 22;
  chevron(c, 'left', {x, y: LINE, r: 7, color: stroke});
  badge(c, 4, {x, y: LINE + 32});
  c.text('Effects', {x, y: LINE + 110}, {anchor: 'middle', bold: true, turned: true});
}

export default defineDiagram({
  title: 'One module in Edit View, with its parts numbered',
  wide: true,
  height: 316,
  draw(c) {
    plate(c);
    controls(c);
    panels(c);
    effects(c);
  },
});

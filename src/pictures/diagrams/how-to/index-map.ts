import {
  arrow,
  type Canvas,
  defineDiagram,
  drumMap,
  icon,
  KINDS,
  knob,
  line,
  modulePlate,
  PALETTE,
  piano,
  stickFromAbove,
  THRESHOLD_STROKE,
  waveform,
  ZONE_COLORS,
} from '../kit';

/** The middle of the way from the drum down to the speaker. */
const WAY = 176;
/** Where names begin at the left, and where the picture ends at the right. */
const [LEFT, RIGHT] = [12, 340];
/** Some hits, and the line that they have to pass. */
const HITS = [0.9, 0.3, 0.65, 1] as const;
const LEAST = 0.48;

/** A drum that is hit, and beside it hits of which one is too soft. */
function hits(c: Canvas): void {
  const at = {x: WAY, y: 54};
  drumMap(c, {cx: at.x, cy: at.y, r: 40, lit: ['center']});
  stickFromAbove(c, {x: at.x + 2, y: at.y - 2}, {x: at.x + 58, y: at.y - 42}, 6.5, PALETTE.wood);
  c.add('circle', {cx: at.x, cy: at.y, r: 5, fill: ZONE_COLORS.center.solid});
  const [base, full] = [82, 42];
  HITS.forEach((strength, index) => {
    const [x, y] = [254 + index * 24, base - strength * full];
    const color = strength > LEAST ? ZONE_COLORS.center.solid : PALETTE.ignored;
    line(
      c,
      [
        {x, y: base},
        {x, y},
      ],
      {color, width: 2.25},
    );
    c.add('circle', {cx: x, cy: y, r: 5, fill: color});
  });
  const across = (y: number) => [
    {x: 240, y},
    {x: RIGHT, y},
  ];
  line(c, across(base), {width: 1.5});
  line(c, across(base - LEAST * full), {color: THRESHOLD_STROKE, width: 2});
}

/** An audio file as a card with its waveform. */
function file(c: Canvas, x: number, y: number): void {
  const look = {fill: PALETTE.white, stroke: KINDS.sound.stroke, 'stroke-width': 1.5};
  c.add('rect', {x, y, width: 46, height: 34, rx: 5, ...look});
  waveform(c, {x: x + 6, y: y + 5, w: 36, h: 24});
}

/** An effect with its knobs. */
function shape(c: Canvas, y: number): void {
  const {fill, stroke} = KINDS.effect;
  const look = {fill, stroke, 'stroke-width': 2};
  c.add('rect', {x: WAY - 82, y, width: 164, height: 52, rx: 10, ...look});
  waveform(c, {x: WAY - 72, y: y + 6, w: 56, h: 40}, {kind: 'effect'});
  [0.3, 0.75, 0.5].forEach((value, index) =>
    knob(c, {x: WAY + 5 + index * 28, y: y + 26}, value, 11, {color: stroke}),
  );
}

export default defineDiagram({
  title: 'Five groups of guides, along the way of a hit',
  height: 330,
  textSize: 14,
  draw(c) {
    const name = (lines: readonly string[], y: number): void =>
      lines.forEach((text, index) => c.text(text, {x: LEFT, y: y + index * 17}, {bold: true}));
    name(['Which hits', 'count?'], 46);
    hits(c);
    arrow(c, {x: WAY, y: 100}, {x: WAY, y: 134});

    name(['Your sounds'], 121);
    c.text('MIDI and programs', {x: RIGHT, y: 121}, {anchor: 'end', bold: true});
    icon(c, 'folder', LEFT - 3, 138, 42, {stroke: PALETTE.line});
    file(c, 54, 143);
    arrow(c, {x: 102, y: 160}, {x: 126, y: 160});
    modulePlate(c, {x: 126, y: 134, w: 100, h: 52}, 14);
    waveform(c, {x: 136, y: 148, w: 84, h: 36});
    arrow(c, {x: 250, y: 160}, {x: 226, y: 160});
    piano(c, {x: 252, y: 145, w: 48, h: 30, whites: 5, on: [7]});
    icon(c, 'laptop', 304, 141, 36);

    arrow(c, {x: WAY, y: 186}, {x: WAY, y: 210});
    name(['Shape', 'the sound'], 228);
    shape(c, 210);
    arrow(c, {x: WAY, y: 262}, {x: WAY, y: 282});

    name(['On stage'], 302);
    icon(c, 'speaker', WAY - 24, 278, 48);
    icon(c, 'microphone', 238, 283, 38);
    icon(c, 'pedal', 294, 283, 38);
  },
});

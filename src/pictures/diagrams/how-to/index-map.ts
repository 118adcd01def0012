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

/** Height of the way from the drum to the speaker. */
const WAY = 100;
/** The middle of what the sampler gets from above and below. */
const MIDDLE = 244;
/** Some hits, and the line that they have to pass. */
const HITS = [0.9, 0.3, 0.65, 1] as const;
const LEAST = 0.48;

/** A drum that is hit, and below it hits of which one is too soft. */
function hits(c: Canvas): void {
  c.text('Which hits count?', {x: 12, y: 19}, {bold: true});
  const at = {x: 70, y: 88};
  drumMap(c, {cx: at.x, cy: at.y, r: 52, lit: ['center']});
  stickFromAbove(c, {x: at.x + 2, y: at.y - 2}, {x: 140, y: 34}, 6.5, PALETTE.wood);
  c.add('circle', {cx: at.x, cy: at.y, r: 5.5, fill: ZONE_COLORS.center.solid});
  const [base, full] = [202, 40];
  HITS.forEach((strength, index) => {
    const [x, y] = [28 + index * 28, base - strength * full];
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
    {x: 12, y},
    {x: 128, y},
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
function shape(c: Canvas): void {
  const {fill, stroke} = KINDS.effect;
  c.text('Shape the sound', {x: 401, y: 19}, {anchor: 'middle', bold: true});
  const look = {fill, stroke, 'stroke-width': 2};
  c.add('rect', {x: 346, y: 38, width: 110, height: 124, rx: 10, ...look});
  waveform(c, {x: 357, y: 50, w: 90, h: 60}, {kind: 'effect'});
  [0.3, 0.75, 0.5].forEach((value, index) =>
    knob(c, {x: 369 + index * 32, y: 138}, value, 13, {color: stroke}),
  );
}

export default defineDiagram({
  title: 'Five groups of guides, along the way of a hit',
  wide: true,
  height: 216,
  draw(c) {
    hits(c);
    arrow(c, {x: 126, y: WAY}, {x: 174, y: WAY});

    c.text('MIDI and programs', {x: MIDDLE, y: 19}, {anchor: 'middle', bold: true});
    piano(c, {x: MIDDLE - 60, y: 31, w: 63, h: 28, on: [7]});
    icon(c, 'laptop', MIDDLE + 18, 25, 40);
    arrow(c, {x: MIDDLE, y: 61}, {x: MIDDLE, y: 78});
    modulePlate(c, {x: MIDDLE - 70, y: 78, w: 140, h: 58}, 14);
    waveform(c, {x: MIDDLE - 58, y: 94, w: 120, h: 40});
    arrow(c, {x: MIDDLE, y: 156}, {x: MIDDLE, y: 136});
    icon(c, 'folder', MIDDLE - 72, 153, 42, {stroke: PALETTE.line});
    file(c, MIDDLE - 23, 158);
    file(c, MIDDLE + 29, 158);
    c.text('Your sounds', {x: MIDDLE, y: 204}, {anchor: 'middle', bold: true});

    arrow(c, {x: MIDDLE + 72, y: WAY}, {x: 346, y: WAY});
    shape(c);
    arrow(c, {x: 458, y: WAY}, {x: 487, y: WAY});

    c.text('On stage', {x: 511, y: 19}, {anchor: 'middle', bold: true});
    icon(c, 'speaker', 462, 51, 98);
    icon(c, 'microphone', 467, 160, 44);
    icon(c, 'pedal', 504, 160, 44);
  },
});

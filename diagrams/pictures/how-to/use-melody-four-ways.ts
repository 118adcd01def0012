import {
  ASSIGNMENT_DEFAULTS,
  ASSIGNMENT_START,
  noteOfValue,
  PHRASE,
  pitchName,
  type PlacedHit,
  placeOf,
  playAssignment,
  playSequencer,
  qualityOf,
  SCALE_DEFAULTS,
  SEQUENCER_DEFAULTS,
  startSequencer,
} from '../../../src/play/core';
import {
  type Canvas,
  defineDiagram,
  hitGuides,
  KINDS,
  laneGround,
  line,
  PALETTE,
  phraseTime,
  pianoRoll,
  playPhrase,
  stemFoot,
  stemHead,
  timeX,
} from '../../kit';

/** The example of the page: C, D, E, G, A. */
const NOTES = [60, 62, 64, 67, 69];
const ROWS = NOTES.map((pitch) => ({pitch, name: pitchName(pitch)}));
const SCALE = {...SCALE_DEFAULTS, notes: NOTES};
/** The tune on the steps of the Sequencer. */
const STEPS = [64, 62, 60, 67];

/** The phrase, all on the head: on its way from the center to the edge and back. */
const PLACES = [0.04, 0.3, 0.5, 0.96, 0.7, 0.5, 0.3, 0.04];
const HITS: readonly PlacedHit[] = PHRASE.map((hit, index) => {
  const place = PLACES[index] ?? 0;
  return {...hit, place, zone: place < 0.5 ? 'center' : 'edge'};
});

const LANE = 56;
const TIME = phraseTime(166, 380);

type Melody = readonly (number | null)[];

const byTimbre: Melody = HITS.map((hit) => noteOfValue(SCALE, qualityOf('timbre', hit, null) ?? 0));

const byVelocity: Melody = HITS.map(({strength}) => noteOfValue(SCALE, strength));

const bySteps: Melody = playPhrase(
  playSequencer,
  {...SEQUENCER_DEFAULTS, buttons: []},
  startSequencer(),
  HITS,
).map(({result: {state}}) => (state.step === null ? null : (STEPS[state.step] ?? null)));

const byTranspose: Melody = playPhrase(
  playAssignment,
  {...ASSIGNMENT_DEFAULTS, targets: [{parameter: 'pitch', low: 60, high: 69}]},
  ASSIGNMENT_START,
  HITS,
).map(({result}) => result.values.pitch);

/** Each note until the next hit, so that a melody is seen. */
function notesOf(melody: Melody): {from: number; to: number; pitch: number}[] {
  return HITS.flatMap(({time: from}, index) => {
    const pitch = melody[index] ?? null;
    const to = HITS[index + 1]?.time ?? TIME.seconds;
    return pitch === null ? [] : [{from, to: Math.min(to, from + 0.5), pitch}];
  });
}

/** How hard the hits are; no zone matters here. */
function strengthsLane(c: Canvas, y: number, h: number): void {
  laneGround(c, {time: TIME, y, h});
  const base = stemFoot({y, h});
  const look = {color: PALETTE.line, width: 1.25};
  line(
    c,
    [
      {x: TIME.x, y: base},
      {x: TIME.x + TIME.w, y: base},
    ],
    look,
  );
  HITS.forEach(({time, strength}) => {
    const at = {x: timeX(TIME, time), y: stemHead({y, h}, strength)};
    line(c, [{x: at.x, y: base}, at], {color: KINDS.input.stroke, width: 2});
    c.add('circle', {cx: at.x, cy: at.y, r: 4.5, fill: KINDS.input.stroke});
  });
}

/** Where on the head the hits land, as high as they are far from its middle. */
function placesLane(c: Canvas, y: number, h: number): void {
  laneGround(c, {time: TIME, y, h});
  const at = (place: number): number => y + h - 7 - place * (h - 14);
  HITS.forEach((hit) => {
    c.add('circle', {
      cx: timeX(TIME, hit.time),
      cy: at(placeOf(hit) ?? 0),
      r: 4.5,
      fill: KINDS.input.stroke,
    });
  });
  c.text('edge', {x: TIME.x - 6, y: at(1)}, {anchor: 'end', color: PALETTE.muted});
  c.text('center', {x: TIME.x - 6, y: at(0)}, {anchor: 'end', color: PALETTE.muted});
}

/** One sound that each hit plays higher or lower, also between the lines of the notes. */
function transposed(c: Canvas, y: number, melody: Melody): void {
  laneGround(c, {time: TIME, y, h: LANE});
  const at = (pitch: number): number => y + LANE - 8 - ((pitch - 60) / 9) * (LANE - 16);
  ROWS.forEach(({pitch}) => {
    const ends = [
      {x: TIME.x, y: at(pitch)},
      {x: TIME.x + TIME.w, y: at(pitch)},
    ];
    line(c, ends, {color: '#d3cabd', width: 1});
  });
  notesOf(melody).forEach(({from, to, pitch}) =>
    c.add('rect', {
      x: timeX(TIME, from),
      y: at(pitch) - 4,
      width: timeX(TIME, to) - timeX(TIME, from) - 2,
      height: 8,
      rx: 2.5,
      fill: KINDS.sound.stroke,
    }),
  );
  ROWS.forEach(({name, pitch}, index) => {
    if (index % 2 === 0)
      c.text(name, {x: TIME.x - 6, y: at(pitch)}, {anchor: 'end', color: PALETTE.muted});
  });
}

function names(c: Canvas, y: number, title: string, by: readonly string[]): void {
  c.text(title, {x: 14, y: y + 12}, {bold: true});
  by.forEach((words, row) => c.text(words, {x: 14, y: y + 29 + row * 16}, {color: PALETTE.muted}));
  hitGuides(c, TIME, y - 9, y + LANE, HITS);
}

function way(c: Canvas, y: number, title: string, by: string, melody: Melody): void {
  names(c, y, title, [by]);
  pianoRoll(c, {time: TIME, y, h: LANE, rows: ROWS, notes: notesOf(melody)});
  const row = (LANE - 6) / NOTES.length;
  ROWS.forEach(({name}, index) => {
    if (index % 2 > 0) return;
    const at = {x: TIME.x - 6, y: y + LANE - 3 - row * (index + 0.5)};
    c.text(name, at, {anchor: 'end', color: PALETTE.muted});
  });
}

export default defineDiagram({
  title: 'The same eight hits as four melodies',
  wide: true,
  height: 412,
  draw(c) {
    strengthsLane(c, 12, 50);
    c.text('How hard', {x: 14, y: 40}, {bold: true});
    placesLane(c, 70, 46);
    c.text('Where', {x: 14, y: 93}, {bold: true});
    way(c, 134, 'Note Controller', 'by where you hit', byTimbre);
    way(c, 204, 'Note Control', 'by how hard', byVelocity);
    way(c, 274, 'Sequencer', 'by the order', bySteps);
    names(c, 344, 'transpose', ['by how hard']);
    transposed(c, 344, byTranspose);
  },
});

import {
  ASSIGNMENT_DEFAULTS,
  ASSIGNMENT_START,
  noteOfValue,
  PHRASE,
  pitchName,
  playAssignment,
  playSequencer,
  qualityOf,
  SCALE_DEFAULTS,
  SEQUENCER_DEFAULTS,
  startSequencer,
  type Hit,
} from '../../../play/core';
import {
  defineDiagram,
  hitGuides,
  hitsLane,
  PALETTE,
  phraseTime,
  pianoRoll,
  playPhrase,
  type Canvas,
  type Time,
} from '../kit';

/** The example of the sheets: Hungarian Minor from C, low to high. */
const {notes: SCALE} = SCALE_DEFAULTS;
/** A line of four notes of it, one on each step. */
const STEPS = [0, 2, 4, 5].map((index) => SCALE[index] ?? 60);

/** Pitches by hit; null where nothing plays. */
type Melody = readonly (number | null)[];

/** Timbre from center to edge over the scale; the rim is off that way. */
const byTimbre: Melody = PHRASE.map((hit) => {
  const timbre = qualityOf('timbre', hit, null);
  return timbre === null ? null : noteOfValue(SCALE_DEFAULTS, timbre);
});

const byVelocity: Melody = PHRASE.map(({strength}) => noteOfValue(SCALE_DEFAULTS, strength));

const bySteps: Melody = playPhrase(
  playSequencer,
  {...SEQUENCER_DEFAULTS, zones: ['center', 'edge', 'rim'], buttons: []},
  startSequencer(),
).map(({result: {state}}) => (state.step === null ? null : (STEPS[state.step] ?? null)));

const byTranspose: Melody = playPhrase(
  playAssignment,
  {...ASSIGNMENT_DEFAULTS, targets: [{parameter: 'pitch', low: 60, high: 72}]},
  ASSIGNMENT_START,
).map(({result}) => result.values.pitch);

/** Each note until the next hit, so that a melody is seen; its last one to the end. */
function notesOf(melody: Melody, time: Time): {from: number; to: number; pitch: number}[] {
  return PHRASE.flatMap((hit: Hit, index) => {
    const pitch = melody[index] ?? null;
    const to = PHRASE[index + 1]?.time ?? time.seconds;
    return pitch === null ? [] : [{from: hit.time, to: Math.min(to, hit.time + 0.5), pitch}];
  });
}

function way(
  c: Canvas,
  at: {x: number; y: number},
  title: string,
  by: string,
  melody: Melody,
): void {
  const time = phraseTime(at.x + 24, 232);
  const rows = SCALE.map((pitch) => ({pitch, name: pitchName(pitch)}));
  c.text(title, {x: at.x + 24, y: at.y}, {bold: true});
  c.text(by, {x: at.x + 24, y: at.y + 17}, {color: PALETTE.muted});
  hitGuides(c, time, at.y + 27, at.y + 160);
  pianoRoll(c, {time, y: at.y + 30, h: 130, rows, names: true, notes: notesOf(melody, time)});
}

export default defineDiagram({
  title: 'The same eight hits as four melodies',
  wide: true,
  height: 452,
  draw(c) {
    [0, 276].forEach((x) => {
      const time = phraseTime(x + 36, 232);
      hitsLane(c, {time, y: 28, h: 46, label: 'You hit', legend: x > 0});
    });
    way(c, {x: 12, y: 98}, 'Note Controller', 'from center to edge', byTimbre);
    way(c, {x: 288, y: 98}, 'Note Control', 'from soft to hard', byVelocity);
    way(c, {x: 12, y: 284}, 'Sequencer', 'each hit, the next step', bySteps);
    way(c, {x: 288, y: 284}, 'transpose', 'from soft to hard, between notes too', byTranspose);
  },
});

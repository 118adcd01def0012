import {
  type Hit,
  noteName,
  noteOfValue,
  PHRASE,
  PHRASE_SECONDS,
  pitchName,
  playSequencer,
  SCALE_DEFAULTS,
  SEQUENCER_DEFAULTS,
  startSequencer,
} from '../../../../../src/play/core';
import {
  defineDiagram,
  hitGuides,
  hitsLane,
  KINDS,
  phraseTime,
  pianoRoll,
  playPhrase,
  stepsLane,
  timeX,
} from '../../../../kit';

/** The phrase twice, so that the rim is hit twice. */
const HITS: readonly Hit[] = [
  ...PHRASE,
  ...PHRASE.map((hit) => ({...hit, time: hit.time + PHRASE_SECONDS})),
];
const ROOTS = [60, 65, 67];
const SECONDS = 2 * PHRASE_SECONDS;

/** A scale of five notes on a root. */
const notesOn = (root: number): number[] => [0, 2, 4, 7, 9].map((semitones) => root + semitones);

const ROWS = [...new Set(ROOTS.flatMap(notesOn))]
  .sort((a, b) => a - b)
  .map((pitch) => ({pitch, name: noteName(pitch)}));

export default defineDiagram({
  title: 'The head plays the melody, the rim moves the sequencer to the next key',
  wide: true,
  height: 338,
  draw(c) {
    const time = phraseTime(50, 498, SECONDS);
    const played = playPhrase(
      playSequencer,
      {...SEQUENCER_DEFAULTS, mode: 'manual'},
      startSequencer(),
      HITS,
    ).map(({hit, result}) => ({
      hit,
      step: result.state.step ?? 0,
      isHeard: result.outcome.starts.length > 0,
    }));
    const changes = played.filter(({isHeard}) => !isHeard).map(({hit}) => hit);
    const sounding = played.filter(({isHeard}) => isHeard);
    hitGuides(
      c,
      time,
      84,
      104,
      HITS.filter(({zone}) => zone === 'rim'),
    );
    hitsLane(c, {time, y: 34, h: 52, hits: HITS, label: 'You hit', legend: true});
    stepsLane(c, {
      time,
      y: 100,
      h: 22,
      hits: changes,
      values: changes.map(() => 'next'),
      kind: 'control',
    });
    const roll = {y: 168, h: 160};
    pianoRoll(c, {
      time,
      ...roll,
      rows: ROWS,
      names: true,
      notes: sounding.map(({hit, step}) => ({
        from: hit.time,
        to: Math.min(HITS.find(({time: next}) => next > hit.time)?.time ?? SECONDS, hit.time + 0.5),
        pitch:
          noteOfValue({...SCALE_DEFAULTS, notes: notesOn(ROOTS[step] ?? 60)}, hit.strength) ?? 60,
      })),
    });
    // A stretch for each step, from one press of the button to the next.
    ROOTS.forEach((root, step) => {
      const [from, to] = [changes[step - 1]?.time ?? 0, changes[step]?.time ?? SECONDS];
      const left = step === 0 ? time.x : timeX(time, from);
      const right = timeX(time, to) - 3;
      c.add('rect', {
        x: left,
        y: 132,
        width: right - left,
        height: 28,
        rx: 6,
        fill: KINDS.sound.fill,
        stroke: KINDS.sound.stroke,
        'stroke-width': 1.25,
      });
      c.text(
        `step ${step + 1}: ${pitchName(root)}`,
        {x: (left + right) / 2, y: 146},
        {
          anchor: 'middle',
          bold: true,
        },
      );
      if (step === 0) return;
      c.add('path', {
        d: `M${left} 160V${roll.y + roll.h}`,
        stroke: KINDS.control.stroke,
        'stroke-width': 1.5,
        fill: 'none',
      });
    });
  },
});

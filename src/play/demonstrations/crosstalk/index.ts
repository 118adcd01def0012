import {
  CROSSTALK_DEFAULTS,
  evenHits,
  lineThatSaves,
  NO_VOICES,
  playing,
  playCrosstalk,
  reportLine,
  type CrosstalkSettings,
  type DrumHit,
  type Started,
} from '../../core';
import {moveTom, pair, SENSOR} from '../../drum/pair';
import type {Demonstration, Play, Stage} from '../../shell';
import './crosstalk.lazy.css';

/** How much of the tom reaches the snare's sensor: at touching drums more than a ghost note. Ours. */
const LEAKS = {apart: CROSSTALK_DEFAULTS.leak, touch: 0.32} as const;

/** How many of the last hits the line is judged by. Ours. */
const JUDGED = 16;

/** Ghost notes on the snare between hard hits on the tom. Ours. */
const DRUMS = ['snare', 'snare', 'tom', 'snare', 'snare', 'snare', 'tom', 'tom'] as const;
const STROKES = evenHits([0.85, 0.27, 0.9, 0.3, 0.8, 0.26, 0.8, 1], 0.24, DRUMS);

/** What the line does to the hits so far, and what to do next. */
function verdictOf(settings: CrosstalkSettings, hits: readonly DrumHit[]): string {
  const {kept, lost, leaked, keptOut} = reportLine(settings, hits);
  const [own, stray] = [kept + lost, leaked + keptOut];
  if (own > 0 && stray > 0 && !lineThatSaves(settings, hits)) {
    const cure = settings.leak === LEAKS.touch ? 'move the drums apart' : 'hit the snare harder';
    return `No line is right: ${cure}.`;
  }
  if (leaked > 0) return `Too low: the tom plays the snare (${leaked} of ${stray} hits).`;
  if (lost > 0) return `Too high: soft snare hits are lost (${lost} of ${own}).`;
  if (stray === 0) return 'Now hit the tom hard.';
  if (own === 0) return 'The tom stays out. Now hit the snare softly.';
  return 'Right: all snare hits play, and no tom hit.';
}

/**
 * The snare's sound answers soft hits louder than they are, as a middle node moved up and left does
 * (facts: how-to/use-thresholding 17); or the tom would cover what leaks. The form is ours.
 */
const evened = (sound: Started): Started =>
  sound.name === 'snare' ? {...sound, gain: sound.gain ** 0.5} : sound;

function start({controls: {choice, slider}, linesMoved, say}: Stage): Play {
  let settings = CROSSTALK_DEFAULTS;
  const rule = playing(playCrosstalk, NO_VOICES, () => settings);
  let judged: readonly DrumHit[] = [];

  function change(changed: Partial<CrosstalkSettings>): void {
    settings = {...settings, ...changed};
    linesMoved();
    say(verdictOf(settings, judged));
  }

  const line = slider({
    label: 'Threshold, snare',
    value: 100 * settings.line,
    kind: 'input',
    onChange: (value) => change({line: value / 100}),
  });

  return {
    settings: [
      line.element,
      choice('Drums', {apart: 'Apart', touch: 'Touching'}, 'apart', (where) => {
        moveTom(where === 'touch');
        judged = []; // played at other places
        change({leak: LEAKS[where]});
      }).element,
    ],
    ...rule,
    keep() {
      const [undo, before] = [rule.keep(), judged];
      return () => {
        undo();
        judged = before;
      };
    },
    hit(hit) {
      const struck: DrumHit = {...hit, drum: hit.zone === 'tom' ? 'tom' : 'snare'};
      const {outcome, peak, counts} = rule.hit(struck);
      judged = [...judged, struck].slice(-JUDGED);
      const says = verdictOf(settings, judged);
      return {
        outcome: {...outcome, starts: outcome.starts.map(evened), says},
        counts,
        peak,
        echo: struck.drum === 'tom' ? {zone: 'snare', strength: peak, point: SENSOR} : undefined,
      };
    },
    lines: () => [{id: 'input', name: 'threshold', value: settings.line}],
    drag(_id, value) {
      line.set(100 * value);
      change({line: value});
    },
  };
}

export const demonstration: Demonstration = {
  title: 'Crosstalk',
  tasks: 'Hit the tom hard: the snare plays too. Drag the threshold line up until it stops.',
  ours: 'Made up here: how much leaks, the percentages and the sounds.',
  peaks: 'snare’s input',
  level: 6,
  zones: ['tom', 'snare'],
  sounds: {
    tom: {row: 'tom', plays: 'tom'},
    snare: {row: 'snare', plays: 'brightSnare'},
  },
  shape: pair,
  pattern: STROKES,
  start,
};

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

const NO_LINE = 'No line keeps all snare hits and no tom hits.';

/** What the line does to the hits so far: to the snare's, to the tom's, and whether that is good. */
function verdictOf(settings: CrosstalkSettings, hits: readonly DrumHit[]): string[] {
  const {kept, lost, leaked, keptOut} = reportLine(settings, hits);
  const [own, stray] = [kept + lost, leaked + keptOut];
  let verdict = 'This line keeps every snare hit and lets no tom hit in.';
  if (own === 0 || stray === 0) verdict = 'Play both drums, soft and hard.';
  else if (!lineThatSaves(settings, hits))
    verdict =
      settings.leak === LEAKS.touch
        ? `${NO_LINE} Move the drums apart.`
        : `${NO_LINE} Hit the snare a little harder.`;
  else if (leaked > 0) verdict = 'Too low: the tom gets in.';
  else if (lost > 0) verdict = 'Too high: soft hits are lost.';
  return [
    own === 0 ? 'none yet' : `${String(kept)} of ${String(own)} count`,
    stray === 0 ? 'none yet' : `${String(leaked)} of ${String(stray)} play the snare`,
    verdict,
  ];
}

/**
 * The snare's sound answers soft hits louder than they are, as a middle node moved up and left does
 * (facts: how-to/use-thresholding 17); or the tom would cover what leaks. The form is ours.
 */
const evened = (sound: Started): Started =>
  sound.name === 'snare' ? {...sound, gain: sound.gain ** 0.5} : sound;

function start({controls: {choice, slider, h}, linesMoved}: Stage): Play {
  let settings = CROSSTALK_DEFAULTS;
  const rule = playing(playCrosstalk, NO_VOICES, () => settings);
  let judged: readonly DrumHit[] = [];
  const told = [h('dd', {}), h('dd', {}), h('p', {class: 'sp-play-sum'})] as const;

  function judge(): void {
    const words = verdictOf(settings, judged);
    told.forEach((element, index) => void (element.textContent = words[index] ?? ''));
  }

  function change(changed: Partial<CrosstalkSettings>): void {
    settings = {...settings, ...changed};
    judge();
    linesMoved();
  }

  const line = slider({
    label: 'Threshold, snare',
    value: 100 * settings.line,
    kind: 'input',
    onChange: (value) => change({line: value / 100}),
  });
  judge();

  return {
    settings: [
      h('div', {class: 'sp-play-pair'}, line.element, told[2]),
      choice('Drums', {apart: 'Apart', touch: 'Touching'}, 'apart', (where) => {
        moveTom(where === 'touch');
        judged = []; // played at other places
        change({leak: LEAKS[where]});
      }).element,
      h(
        'dl',
        {class: 'sp-play-verdict'},
        h('dt', {}, 'Snare hits'),
        told[0],
        h('dt', {}, 'Tom hits'),
        told[1],
      ),
    ],
    ...rule,
    hit(hit) {
      const struck: DrumHit = {...hit, drum: hit.zone === 'tom' ? 'tom' : 'snare'};
      const {outcome, peak, counts} = rule.hit(struck);
      return {
        outcome: {...outcome, starts: outcome.starts.map(evened)},
        counts,
        peak,
        echo: struck.drum === 'tom' ? {zone: 'snare', strength: peak, point: SENSOR} : undefined,
        seen() {
          judged = [...judged, struck].slice(-JUDGED);
          judge();
        },
      };
    },
    lines: () => [{id: 'input', name: 'snare’s input', value: settings.line}],
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

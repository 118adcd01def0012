import {
  enterStep,
  LONG,
  numberBox,
  playSequencer,
  SEQUENCER_DEFAULTS,
  SEQUENCER_MODES,
  shareOfHits,
  startSequencer,
  type PlacedHit,
  type SequencerMode,
  type SequencerSettings,
  type SequencerState,
  type Zone,
} from '../core';
import type {Demonstration, Play, Stage} from '../shell';
import './sequencer.lazy.css';

/** The page's four chords. facts: controllers/sequencer 3; which chords is ours */
const CHORDS = [
  ['am', 'Am'],
  ['f', 'F'],
  ['c', 'C'],
  ['g', 'G'],
] as const;

/** One chord on each step, or the first on nine of ten. facts: controllers/sequencer 3, 8 */
const STEPS = {
  four: CHORDS.map(([id]) => [id]),
  ten: Array.from({length: 10}, (_, step) => [step < 9 ? 'am' : 'f']),
} as const;

/** The rim presses `next`, above the threshold that the page advises. facts: use-melody 24; choke-sounds 8 */
const SETTINGS: SequencerSettings = {
  ...SEQUENCER_DEFAULTS,
  modules: CHORDS.map(([id, name]) => ({id, name, length: LONG})),
  steps: STEPS.four,
  buttons: [{button: 'next', zone: 'rim', threshold: 0.25}],
};

/** A slow groove with one stroke on the rim. Ours. */
const GROOVE: readonly PlacedHit[] = (
  [
    ['center', 0.75, 0],
    ['edge', 0.5, 2],
    ['center', 0.7, 4],
    ['edge', 0.55, 6],
    ['rim', 0.9, 7],
    ['center', 0.8, 8],
    ['edge', 0.5, 10],
    ['center', 0.9, 12],
  ] as [Zone, number, number][]
).map(([zone, strength, eighth]) => ({zone, strength, time: eighth * 0.28}));

/** A roll of five bars of eighth notes: so many hits that a share shows. Ours. */
const ROLL: readonly PlacedHit[] = Array.from({length: 40}, (_, index) => ({
  zone: 'center',
  strength: index % 8 === 0 ? 0.85 : 0.4 + 0.15 * (index % 2),
  time: index * 0.16,
}));

function start({controls: {choice, toggle, h}}: Stage): Play {
  let settings = SETTINGS;
  let state = startSequencer(Date.now());
  const row = h('div', {class: 'sp-play-steps', role: 'group', 'aria-label': 'Steps'});
  const count = h('p', {class: 'sp-play-count'});
  let buttons: readonly HTMLElement[] = [];

  const isTen = (): boolean => settings.steps === STEPS.ten;
  const nameOn = (step: number): string =>
    CHORDS.find(([id]) => settings.steps[step]?.includes(id))?.[1] ?? '';

  /** @param shown the state whose time has come: a pattern's hits are played ahead of it */
  function show(shown: SequencerState): void {
    const current = numberBox(shown) - 1;
    buttons.forEach((button, step) => {
      if (step === current) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
    });
    const plays = shown.plays.am ?? 0;
    const percent = `${String(Math.round(100 * shareOfHits(shown, 'am')))}%`;
    const words =
      shown.hits > 0
        ? `Am: 9 of 10 steps, ${String(plays)} of ${String(shown.hits)} hits: ${percent}`
        : 'Am is on 9 of 10 steps. Play a pattern.';
    count.textContent = isTen()
      ? words
      : `Step ${String(current + 1)} of 4. A firm rim hit presses next.`;
  }

  function lay(): void {
    buttons = settings.steps.map((_, step) =>
      h(
        'button',
        {
          type: 'button',
          'aria-label': `Step ${String(step + 1)}: ${nameOn(step)}`,
          click: () => {
            state = enterStep(settings, state, step + 1);
            show(state);
          },
        },
        nameOn(step),
      ),
    );
    row.replaceChildren(...buttons);
    show(state);
  }

  /** The count begins anew, and what rings may still be ended. */
  function begin(changed: Partial<SequencerSettings>): void {
    settings = {...settings, ...changed};
    const step = changed.steps ? null : state.step;
    state = {...state, step, chosen: false, hits: 0, plays: {}};
    lay();
  }

  lay();
  return {
    settings: [
      h(
        'div',
        {class: 'sp-play-modes'},
        choice<SequencerMode>(
          'Mode',
          SEQUENCER_MODES.map((mode) => [mode, mode]),
          'cycle',
          (mode) => begin({mode}),
        ).element,
      ),
      h(
        'div',
        {class: 'sp-play-beside'},
        choice<keyof typeof STEPS>(
          'Steps',
          [
            ['four', '4 chords'],
            ['ten', '9 of 10'],
          ],
          'four',
          (steps) => begin({steps: STEPS[steps]}),
        ).element,
        toggle('Retrig', settings.retrig, (retrig) => void (settings = {...settings, retrig})),
      ),
      row,
      count,
    ],
    hit(hit) {
      const {outcome, state: next} = playSequencer(settings, state, hit);
      state = next;
      return {outcome, seen: () => show(next)};
    },
    reset: () => void (state = {...state, ringing: []}),
    pattern: () => (isTen() ? ROLL : GROOVE),
  };
}

export const demonstration: Demonstration = {
  title: 'Sequencer',
  tasks: 'Play the head. In manual, only a firm rim hit moves on. Then choose 9 of 10 and random.',
  ours: 'Made up here: chords, patterns, what is on at first, the rim’s 25%, and next at the last step.',
  level: 11,
  zones: ['center', 'edge', 'rim'],
  sounds: {
    am: {row: 'Am', plays: 'chordAm'},
    f: {row: 'F', plays: 'chordF'},
    c: {row: 'C', plays: 'chordC'},
    g: {row: 'G', plays: 'chordG'},
  },
  start,
};

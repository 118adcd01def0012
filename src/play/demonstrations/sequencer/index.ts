import {
  enterStep,
  evenHits,
  PHRASE,
  playing,
  playSequencer,
  SEQUENCER_DEFAULTS,
  SEQUENCER_MODES,
  shareOfHits,
  startSequencer,
  stepOfHit,
  type SequencerMode,
  type SequencerSettings,
  type SequencerState,
} from '../../core';
import type {Demonstration, Play, Stage} from '../../shell';
import './sequencer.lazy.css';

/** One chord on each step, or the first on nine of ten. facts: controllers/sequencer 3, 8 */
const STEPS = {
  four: SEQUENCER_DEFAULTS.steps,
  ten: Array.from({length: 10}, (_, step) => [step < 9 ? '1' : '2']),
} as const;

const STEPS_WORDS = {four: 'Four chords', ten: 'Ten: nine of chord 1'};

/** As the page's picture has it: all of the drum plays, but in `manual` the rim presses `next`. */
const settingsIn = (mode: SequencerMode): Partial<SequencerSettings> =>
  mode === 'manual'
    ? {mode, zones: SEQUENCER_DEFAULTS.zones, next: SEQUENCER_DEFAULTS.next}
    : {mode, zones: ['center', 'edge', 'rim'], next: []};

/** With this one, `random` begins as in the picture. */
const SEED = 5;

/** A roll of five bars of eighth notes: so many hits that a share shows. Ours. */
const STRENGTHS = Array.from({length: 40}, (_, at) => (at % 8 ? 0.4 + 0.15 * (at % 2) : 0.85));
const ROLL = evenHits(STRENGTHS, 0.16);

function start({controls: {choice, toggle, h}, linesMoved, say}: Stage): Play {
  let settings: SequencerSettings = {...SEQUENCER_DEFAULTS, ...settingsIn('cycle')};
  const rule = playing(playSequencer, startSequencer(SEED), () => settings);
  const row = h('div', {class: 'sp-play-steps'});
  let buttons: readonly HTMLElement[] = [];
  /** Where the reader has put it last: it stays there, though hits from before that are taken back. */
  let chosen = (from: SequencerState): SequencerState => from;

  const isTen = (): boolean => settings.steps === STEPS.ten;

  /** @param shown the state whose time has come: a pattern's hits are played ahead of it */
  function show(shown: SequencerState): void {
    const waits = shown.hits === 0 && settings.mode !== 'random';
    const current = waits ? stepOfHit(settings, shown).step : shown.step;
    row.toggleAttribute('data-waits', waits);
    buttons.forEach((button, step) => {
      if (step === current) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
    });
  }

  /** On nine of ten steps: how near the share of the hits has come. */
  function share(): string {
    const {state} = rule;
    const percent = Math.round(100 * shareOfHits(state, '1'));
    return `Chord 1: ${String(state.plays['1'] ?? 0)} of ${String(state.hits)} hits, ${String(percent)}%`;
  }

  function stand(next: typeof chosen): void {
    chosen = next;
    rule.state = next(rule.state);
    show(rule.state);
  }

  function lay(): void {
    buttons = settings.steps.map((modules, step) =>
      h(
        'button',
        {
          type: 'button',
          'aria-label': `Step ${String(step + 1)}: chord ${modules.join()}`,
          click: () => stand((from) => enterStep(from, step + 1)),
        },
        String(isTen() ? modules.join() : step + 1),
      ),
    );
    row.replaceChildren(...buttons);
  }

  /** Steps and count begin anew, and what rings may still be ended. */
  function begin(changed: Partial<SequencerSettings>): void {
    settings = {...settings, ...changed};
    if (changed.steps) lay(); // else a step that has the focus would lose it
    stand(({ringing, count}) => ({...startSequencer(SEED), ringing, count}));
  }

  begin(settings);
  return {
    settings: [
      h(
        'div',
        {class: 'sp-play-pair sp-play-modes'},
        choice('Mode', SEQUENCER_MODES, 'cycle', (mode) => begin(settingsIn(mode))).element,
        row,
      ),
      choice('Steps', STEPS_WORDS, 'four', (steps) => {
        begin({steps: STEPS[steps]});
        linesMoved();
        if (isTen()) say('Choose random, and play the pattern.');
      }).element,
      toggle('Retrig', settings.retrig, (retrig) => void (settings = {...settings, retrig})),
    ],
    hit(hit) {
      const {outcome, state: next} = rule.hit(hit);
      const says = isTen() && outcome.starts.length > 0 ? share() : outcome.says;
      return {outcome: {...outcome, says}, seen: () => show(next)};
    },
    idle: () => (isTen() ? ['chord 3', 'chord 4'] : []),
    reset: () => begin({}),
    keep() {
      const [undo, kept] = [rule.keep(), chosen];
      return () => {
        undo();
        if (chosen !== kept) rule.state = chosen(rule.state);
      };
    },
    pattern() {
      begin({}); // as the picture does
      return () => (isTen() ? ROLL : PHRASE);
    },
  };
}

export const demonstration: Demonstration = {
  title: 'Sequencer',
  tasks: 'Each hit plays the next step. Choose manual: hits stay on one, and the rim moves on.',
  ours: 'Made up here: the chords, patterns, what is on at first, next at the last step, where reverse begins, that random may repeat a step, that a step you click plays on the next hit, and that Retrig also ends a chord’s own sound.',
  level: 11,
  zones: ['center', 'edge', 'rim'],
  sounds: {
    '1': {row: 'chord 1', plays: 'chordAm'},
    '2': {row: 'chord 2', plays: 'chordF'},
    '3': {row: 'chord 3', plays: 'chordC'},
    '4': {row: 'chord 4', plays: 'chordG'},
  },
  start,
};

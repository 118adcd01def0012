import {
  advanceMetro,
  barsOf,
  BEATS_RANGE,
  changeMetro,
  METRO_DEFAULTS,
  metroOutcome,
  NO_VOICES,
  OUTPUT_MODES,
  playVoices,
  SHORT,
  startMetro,
  SUBDIVISIONS,
  type MetroEvent,
  type MetroSettings,
  type MetroState,
} from '../../core';
import type {ClockStep, Demonstration, Play, Stage} from '../../shell';
import {createRing} from './ring';
import {tempoRow} from './tempo';
import './metro.lazy.css';

/** What the pads hold, from the top; seconds as the strip shows them. */
const PADS = [
  {id: 'high', name: 'high click', length: 0.12},
  {id: 'low', name: 'low click', length: 0.12},
  {id: 'shaker', name: 'shaker', length: 0.12},
];

/** A row each for beat 1, the beats and the steps; three bars go by while a reader waits. */
const FIRST = {mode: 'Layers', tempo: 150} as const;

function start({controls, say}: Stage): Play {
  const {choice, h, row, slider} = controls;
  let settings: MetroSettings = {...METRO_DEFAULTS, ...FIRST, pads: PADS.length};
  /** The clock as far as it was handed over; stopped, there is none. */
  let clock: MetroState | undefined;
  let hits = NO_VOICES;
  let steps = 0;
  const ring = createRing(controls);
  const bars = h('output', {class: 'sp-metro-length', 'aria-live': 'off'});

  function change(part: Partial<MetroSettings>): void {
    const before = settings;
    settings = {...settings, ...part};
    if (clock) clock = changeMetro(before, settings, clock);
    ring.draw(settings);
    const length = barsOf(settings);
    bars.value = `Bars ${String(length)}${length > 1 ? ': then they meet' : ''}`;
    if (length !== barsOf(before)) say(`Bars goes to ${String(length)}.`);
  }

  const strength = (label: string, key: 'pulse' | 'subdivisionStrength'): HTMLElement =>
    slider({
      label,
      value: 100 * settings[key],
      onChange: (value) => change({[key]: value / 100}),
    }).element;
  const beats = slider({
    label: 'Beats',
    ...BEATS_RANGE,
    value: settings.beats,
    words: String,
    onChange: (value) => change({beats: value}),
  });

  /** Where the pattern begins anew, if it is longer than a bar. */
  const isMeeting = ({tick}: MetroEvent): boolean => tick && barsOf(settings) > 1;

  function stepOf(event: MetroEvent): ClockStep {
    return {
      time: event.time,
      strength: event.strength,
      // The event's count begins anew with another grid; ids are never used again.
      outcome: metroOutcome({...event, count: (steps += 1)}, PADS),
      mark: event.rank === 'subdivision' ? '' : String(event.beat),
      ...(event.rank === 'downbeat' ? {bar: isMeeting(event) ? 'meet' : ''} : {}),
      seen: () => ring.show(event),
    };
  }

  change({});
  return {
    settings: [
      row(
        choice('Subdivision', SUBDIVISIONS, settings.subdivision, (subdivision) =>
          change({subdivision}),
        ).element,
        bars,
      ),
      tempoRow(controls, settings.tempo, (tempo) => change({tempo})),
      beats.element,
      choice('Output Mode', OUTPUT_MODES, settings.mode, (mode) => change({mode})).element,
      strength('Pulse velocity', 'pulse'),
      strength('Subdivision velocity', 'subdivisionStrength'),
    ],
    around: ring.element,
    clock: {
      words: ['Start the clock', 'Stop the clock'],
      start: (time) => void (clock = startMetro(time)),
      advance(until) {
        if (!clock) return [];
        const {state, events} = advanceMetro(settings, clock, until);
        clock = state;
        return events.map(stepOf);
      },
      stop() {
        clock = undefined;
        ring.show(null);
      },
    },
    hit(hit) {
      const starts = [{id: hit.zone, name: 'snare', length: SHORT, gain: hit.strength}];
      const {outcome, state} = playVoices(hits, hit, {starts});
      hits = state;
      return {outcome, mark: ''}; // the beats' numbers stand there
    },
    reset: () => void (hits = NO_VOICES),
  };
}

export const demonstration: Demonstration = {
  title: 'Metro',
  tasks: 'Start the clock and choose 1/4. (dotted): the shaker meets beat 1 only every third bar.',
  ours: 'Made up here: first settings, percentages, sounds, beats between slow steps, how Cycle goes on, Bars for triplets.',
  second: 54,
  level: 7.5,
  zones: ['center', 'edge'],
  sounds: {
    high: {row: '1 high click', plays: 'highClick'},
    low: {row: '2 low click', plays: 'lowClick'},
    shaker: {row: '3 shaker', plays: 'shaker'},
    center: {row: 'your snare', plays: 'darkSnare'},
    edge: {row: 'your snare', plays: 'brightSnare'},
  },
  start,
};

import {glide, reverb, stereo} from '../../audio/effects';
import {letGo} from '../../audio/rack';
import {
  ASSIGNMENT_DEFAULTS,
  ASSIGNMENT_START,
  amountAt,
  CONTROL_TYPES,
  evenHits,
  listWords,
  MOMENTARY_SECONDS,
  passesThreshold,
  playAssignment,
  playing,
  SHORT,
  valuesOf,
  type AssignmentSettings,
  type AssignmentTarget,
  type Parameter,
} from '../../core';
import type {Demonstration, Play, Stage} from '../../shell';
import {along, NAMES, narrowed, PARAMETERS, RANGES, WORDS} from './ranges';
import {createTargets} from './targets';

/** The two thresholds that the pages speak of. facts: panels/modulators 10 */
const THRESHOLDS = {'0': '0%', '25': '25%'} as const;

/** Seconds that the room rings. Ours. */
const ROOM = 1.8;

/** How loud the room is at a mix of 1, beside the bell. Ours. */
const ROOM_LEVEL = 1.6;

/** Soft to hard and back, with two ghosts that a threshold of 25% holds back. Ours. */
const GESTURE = evenHits([0.15, 0.35, 0.6, 0.95, 0.2, 0.75, 0.1, 1], 0.5);

function start({controls: {choice, drag, h}, variant}: Stage): Play {
  let isNarrow = false;
  let settings = ASSIGNMENT_DEFAULTS;
  const rule = playing(playAssignment, ASSIGNMENT_START, () => settings);
  let room: (value: number, time?: number) => void = () => undefined;
  let back: ReturnType<typeof setTimeout> | undefined;

  function show(amount: number): void {
    const values = valuesOf(settings, amount);
    for (const parameter of PARAMETERS) {
      const words = WORDS[parameter](values[parameter]);
      targets.set(parameter, isTarget(parameter), along(parameter, values), words);
    }
  }

  /** Changes settings, and forgets what the last hit left: it was made with the old ones. */
  function change(next: Partial<AssignmentSettings>): void {
    settings = {...settings, ...next};
    reset();
  }

  function reset(): void {
    clearTimeout(back);
    rule.state = {...ASSIGNMENT_START, count: rule.state.count};
    room(valuesOf(settings, 0).reverb);
    show(0);
  }

  const isTarget = (one: Parameter): boolean =>
    settings.targets.some(({parameter}) => parameter === one);
  const targetsOf = (parameters: readonly Parameter[]): AssignmentTarget[] =>
    parameters.map((one) => (isNarrow ? narrowed(RANGES[one]) : RANGES[one]));

  const range = (): HTMLElement =>
    choice('Range', {full: 'Full', narrow: 'Narrow'}, 'full', (chosen) => {
      isNarrow = chosen === 'narrow';
      change({targets: targetsOf(PARAMETERS.filter(isTarget))});
    }).element;
  const types = (): HTMLElement =>
    choice('Control type', CONTROL_TYPES, settings.controlType, (controlType) =>
      change({controlType}),
    ).element;
  const isRange = variant === 'range';
  const follow = (parameter: Parameter, isOn: boolean): void => {
    const chosen = PARAMETERS.filter((one) => (one === parameter ? isOn : isTarget(one)));
    change({targets: targetsOf(chosen)});
  };
  const beside = isRange ? range() : undefined;
  const targets = createTargets({drag, h}, follow, beside);
  show(0);

  return {
    settings: [
      targets.element,
      ...(isRange ? [] : [types()]),
      choice('Threshold', THRESHOLDS, '0', (value) => change({threshold: Number(value) / 100}))
        .element,
    ],
    hit(hit) {
      const {outcome, state: next, values} = rule.hit(hit);
      const moves = passesThreshold(hit.strength, settings.threshold);
      const amount = amountAt(next, hit.time);
      const isMomentary = moves && next.until !== null;
      if (moves) room(values.reverb, hit.time);
      if (isMomentary) room(valuesOf(settings, 0).reverb, next.until);
      const names = settings.targets.map(({parameter}) => NAMES[parameter].toLowerCase());
      const moved = names.length === PARAMETERS.length ? 'all three' : listWords(names);
      const starts = (moves ? settings.targets : []).map(({parameter}) => ({
        id: `${parameter}.${String(next.count)}`,
        module: parameter,
        name: NAMES[parameter],
        length: SHORT,
        gain: along(parameter, values),
      }));
      const said = moves ? `${moved} at ${String(Math.round(100 * amount))}%` : 'nothing moves';
      return {
        outcome: {...outcome, starts, says: moved ? `${outcome.says}; ${said}` : outcome.says},
        plays: outcome.starts,
        seen() {
          if (!moves) return;
          clearTimeout(back);
          show(amount);
          if (isMomentary) back = setTimeout(() => show(0), 1000 * MOMENTARY_SECONDS);
        },
      };
    },
    reset,
    keep: rule.keep,
    rack(context, out, at) {
      const input = stereo(context);
      const effect = reverb(context, ROOM);
      const mix = stereo(context, ROOM_LEVEL * valuesOf(settings, 0).reverb);
      input.connect(out); // the bell itself stays as loud as it is
      input.connect(effect.input);
      effect.output.connect(mix).connect(out);
      room = (value, time) => glide(mix.gain, ROOM_LEVEL * value, time && at(time));
      return {input, end: () => letGo([input, mix, ...effect.nodes])};
    },
  };
}

export const demonstration: Demonstration = {
  title: 'One gesture',
  tasks: 'Play soft and hard. Then drop Velocity on all three: one hit moves them all.',
  ours: 'Made up here: the bell, a range for each control, and how the three control types act. The fourth, target, is left out.',
  variants: {
    range: {
      tasks:
        'Drop Velocity on Transpose, and play. Then choose Narrow: the same moves, only smaller.',
      ours: 'Made up here: the bell and the ranges.',
    },
  },
  level: 11,
  zones: ['center', 'edge'],
  // What each hit does to a control is shown in its row; the bell is only heard.
  sounds: {
    bell: {plays: 'bell'},
    pitch: {row: NAMES.pitch},
    pan: {row: NAMES.pan},
    reverb: {row: NAMES.reverb},
  },
  pattern: GESTURE,
  start,
};

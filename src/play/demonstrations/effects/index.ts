import {
  gainOfDecibels,
  isHit,
  NO_OUTCOME,
  NO_VOICES,
  PHRASE,
  PHRASE_SECONDS,
  playVoices,
  SHORT,
  type Voices,
} from '../../core';
import type {Demonstration, Play, Stage} from '../../shell';
import {createCompare} from './compare';
import {CHOICES, louderAt, type EffectChoice, type EffectName} from './choices';
import {createPlot, heardFor} from './plot';
import './effects.lazy.css';

const OURS = 'Made up here: effects, knobs, numbers and sounds.';

/** Those to choose from; the chain of two has two orders. */
const OFFERED: readonly EffectName[] = [
  'reverb',
  'delay',
  'compressor',
  'eq',
  'overdrive',
  'driveFirst',
];

const title = 'Effects';

/** Where a page is about something else than the effects. */
const WORDS: Readonly<Record<string, Play['words']>> = {
  order: {
    title,
    tasks: 'Play the pattern, then put the reverb first. What happens to its tails?',
    ours: OURS,
  },
  'one-sound': {
    title,
    tasks: 'One effect on one sound: compare B with A. With Equally loud off, which seems better?',
    ours: OURS,
  },
};

function start({controls, variant}: Stage): Play {
  const isOrder = variant === 'order';
  const {choice, h, slider, toggle} = controls;
  let name: EffectName = isOrder ? 'driveFirst' : 'reverb';
  let hears: 'a' | 'b' = 'b';
  let isEqual = true;
  let state: Voices = NO_VOICES;
  let lastOrder: EffectName = 'driveFirst';
  const values = new Map<EffectName, number>();
  const plot = createPlot(controls);
  const place = h('div', {class: 'sp-effect-knob'});

  const chosen = (): EffectChoice => CHOICES[name];
  const value = (): number => values.get(name) ?? chosen().knob.value;
  /** dB that make B as loud as A. */
  const match = (): number => (isEqual ? -louderAt(chosen(), value()) : 0);

  /** The gains of A and B. */
  const gains = () => (hears === 'a' ? {a: 1, b: 0} : {a: 0, b: gainOfDecibels(match())});

  const compare = createCompare((context) => chosen().make(context, value()), gains);
  const draw = (): void => plot.draw(chosen(), value(), match());

  function turn(moved?: number): void {
    compare.turn(moved);
    draw();
  }

  function choose(next: EffectName): void {
    name = next;
    place.replaceChildren(knobs.get(next) ?? order);
    compare.fit();
    draw();
  }

  const knobs = new Map(
    OFFERED.filter((one) => CHOICES[one].knob.label !== '').map((one) => {
      const onChange = (moved: number): void => {
        values.set(one, moved);
        turn(moved);
      };
      return [one, slider({...CHOICES[one].knob, onChange}).element] as const;
    }),
  );
  const order = choice<'driveFirst' | 'roomFirst'>(
    'First',
    [
      ['driveFirst', 'Overdrive'],
      ['roomFirst', 'Reverb'],
    ],
    'driveFirst',
    (first) => {
      lastOrder = first;
      choose(first);
    },
  ).element;
  choose(name);

  return {
    settings: [
      h(
        'div',
        {class: 'sp-effect-hear'},
        choice(
          'Hear',
          [
            ['a', 'A: dry'],
            ['b', 'B: effect'],
          ],
          hears,
          (next) => {
            hears = next;
            turn();
          },
        ).element,
        toggle('Equally loud', isEqual, (next) => {
          isEqual = next;
          turn();
        }),
      ),
      h(
        'div',
        {class: 'sp-effect-choice'},
        choice(
          'Effect',
          OFFERED.map((one) => [one, CHOICES[one].label] as const),
          name,
          (next) => choose(next === 'driveFirst' ? lastOrder : next),
        ).element,
      ),
      place,
      plot.element,
    ],
    hit(hit) {
      if (!isHit(hit)) return {outcome: NO_OUTCOME};
      const isDry = hears === 'a';
      const sound = {
        id: hears,
        name: isDry ? 'snare, dry' : `snare with ${chosen().name}`,
        length: isDry ? SHORT : heardFor(chosen(), value(), SHORT),
        gain: hit.strength,
      };
      const {outcome, state: next} = playVoices(state, hit, {starts: [sound]});
      state = next;
      const starts = outcome.starts.map((one) => ({...one, module: hit.zone}));
      return {outcome, plays: {...outcome, starts}};
    },
    reset: () => void (state = NO_VOICES),
    rack: compare.rack,
    ...(WORDS[variant] ? {words: WORDS[variant]} : {}),
  };
}

export const demonstration: Demonstration = {
  title,
  tasks: 'Play the pattern, and switch between A and B. Then try another effect.',
  ours: OURS,
  level: 13,
  zones: ['center', 'edge', 'rim'],
  sounds: {
    a: {row: 'A: dry'},
    b: {row: 'B: effect'},
    center: {plays: 'darkSnare'},
    edge: {plays: 'brightSnare'},
    rim: {plays: 'rimClick'},
  },
  pattern: PHRASE,
  repeats: PHRASE_SECONDS,
  start,
};

import {gainOfDecibels, NO_VOICES, playVoices, SHORT, type Voices} from '../../core';
import type {Demonstration, Play, Stage} from '../../shell';
import {createCompare} from './compare';
import {CHOICES, type EffectChoice, type EffectName} from './choices';
import {measure} from './measure';
import {createPlot} from './plot';
import './effects.lazy.css';

const FIRST = {driveFirst: 'Overdrive first', roomFirst: 'Reverb first'} as const;
const ROWS = {a: 'A: dry', b: 'B: effect'} as const;

function start({controls, linesMoved, fallSilent, render, say, variant}: Stage): Play {
  const isOrder = variant === 'order';
  const {choice, h, row, slider, toggle} = controls;
  let name: EffectName = isOrder ? 'driveFirst' : 'reverb';
  let hears: 'a' | 'b' = 'b';
  let isEqual = true;
  let state: Voices = NO_VOICES;
  let lastOrder: keyof typeof FIRST = 'driveFirst';
  const values = new Map<EffectName, number>();
  const plot = createPlot(controls);
  const place = h('div', {class: 'sp-effect-knob'});

  const value = (of: EffectName): number => values.get(of) ?? CHOICES[of].knob?.value ?? 0;
  /** What was measured of the effect that is heard; nothing at first. */
  let measured: (Awaited<ReturnType<typeof measure>> & {readonly name: EffectName}) | undefined;
  let [isMeasuring, isStale] = [false, false];

  /** What B is: the last effect is heard until the next is measured. */
  const inB = (): EffectName => measured?.name ?? name;

  /** Whether the orders of two are compared with each other, in rows of their own. */
  const isOfTwo = (effect: EffectName): boolean => isOrder && effect in FIRST;

  const match = (): number => (isEqual ? -(measured?.louder ?? 0) : 0);

  /** The gains of A and B; until something is measured, A is heard. */
  const gains = () =>
    hears === 'a' || !measured ? {a: 1, b: 0} : {a: 0, b: gainOfDecibels(match())};

  const compare = createCompare((context) => CHOICES[inB()].make(context, value(inB())), gains);

  function turn(moved?: number): void {
    compare.turn(moved);
    if (measured) plot.draw(measured.shape(match()), CHOICES[inB()].seconds);
  }

  /** Measures what is chosen, and then lets it be heard: an effect may be far too loud until it is matched. */
  async function listenTo(): Promise<void> {
    isStale = true;
    if (isMeasuring) return;
    isMeasuring = true;
    try {
      while (isStale) {
        isStale = false;
        const [of, choice, at] = [name, CHOICES[name], value(name)];
        const result = await measure(render, (context) => choice.make(context, at), choice.seconds);
        if (of !== name) continue;
        const last = measured?.name;
        measured = {...result, name: of};
        if (last !== of) compare.fit();
        if (last && last !== of && hears === 'b') fallSilent();
        turn(at);
      }
    } catch {
      // Where no sound can be rendered, A is heard, and hits say so.
    } finally {
      isMeasuring = false;
    }
  }

  function choose(next: EffectName): void {
    name = next;
    const shown = knobs.get(next) ?? order;
    if (shown.parentElement !== place) place.replaceChildren(shown); // or it would lose the focus
    void listenTo();
  }

  // The chain of two has two orders, and is offered once.
  const {roomFirst: _other, ...offered} = CHOICES;
  const labels = Object.entries(offered).map(([one, {label}]) => [one, label]);
  const knobs = new Map<string, HTMLElement>();
  for (const [one, {knob}] of Object.entries(offered) as [EffectName, EffectChoice][]) {
    const onChange = (moved: number): void => {
      values.set(one, moved);
      void listenTo();
    };
    if (knob) knobs.set(one, slider({...knob, onChange}).element);
  }
  const order = choice('Order', FIRST, 'driveFirst', (first) => {
    lastOrder = first;
    choose(first);
    if (hears === 'b') say(CHOICES[first].says ?? '');
  }).element;
  choose(name);

  const compared = row(
    choice('Hear', ROWS, hears, (next) => {
      hears = next;
      turn();
      fallSilent();
      linesMoved();
    }).element,
    toggle('Equally loud', isEqual, (next) => {
      isEqual = next;
      turn();
    }),
  );
  const effects = h(
    'div',
    {class: 'sp-effect-choice'},
    choice('Effect', Object.fromEntries(labels) as Record<EffectName, string>, name, (next) => {
      choose(next === 'driveFirst' ? lastOrder : next);
      linesMoved();
    }).element,
  );

  return {
    // What the task asks for is in view on a phone.
    settings: isOrder
      ? [h('div', {class: 'sp-play-pair'}, place, plot.element), compared, effects]
      : [h('div', {class: 'sp-play-pair'}, compared, effects, plot.element), place],
    idle: () =>
      isOfTwo(name) ? [ROWS.b, ...(hears === 'a' ? [] : [ROWS.a])] : Object.values(FIRST),
    hit(hit) {
      const isDry = hears === 'a' || !measured;
      const effect = CHOICES[inB()];
      const own: Partial<EffectChoice> = isDry ? {} : effect;
      const {dry = () => 1, rough = false, says, tail = () => []} = own;
      const sound = {
        id: isDry ? 'a' : isOfTwo(inB()) ? inB() : 'b',
        name: isDry ? 'snare, dry' : `snare with ${effect.name ?? effect.label.toLowerCase()}`,
        length: SHORT,
        gain: hit.strength * dry(value(inB())),
        rough,
      };
      const added = tail(value(inB())).map((one) => ({
        ...sound,
        rough: false,
        ...one,
        gain: hit.strength * one.gain,
      }));
      // The tails lie behind the hit.
      const {outcome, state: next} = playVoices(state, hit, {starts: [...added, sound]});
      state = next;
      const heard = {module: hit.zone, gain: hit.strength}; // the rack does the rest
      const starts = outcome.starts.slice(-1).map((one) => ({...one, ...heard}));
      return {outcome: {...outcome, says: says ?? outcome.says}, plays: starts};
    },
    reset: () => void (state = NO_VOICES),
    rack: compare.rack,
  };
}

export const demonstration: Demonstration = {
  title: 'Effects',
  tasks: 'Play the pattern, and switch between A and B. Then try another effect.',
  ours: 'Made up here: effects, knobs, numbers and sounds.',
  variants: {
    order: {tasks: 'Play the pattern, and choose Reverb first: what happens to the tails?'},
    'one-sound': {
      tasks: 'Play the pattern, and compare A with B. Turn Equally loud off: which seems better?',
    },
  },
  level: 13,
  zones: ['center', 'edge', 'rim'],
  sounds: {
    a: {row: ROWS.a},
    b: {row: ROWS.b},
    driveFirst: {row: FIRST.driveFirst},
    roomFirst: {row: FIRST.roomFirst},
    center: {plays: 'darkSnare'},
    edge: {plays: 'brightSnare'},
    rim: {plays: 'rimClick'},
  },
  start,
};

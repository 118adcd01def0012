import type {Outcome, Slide} from '../core';
import {createBus, type Bus} from './bus';
import * as kit from './kit';
import {plug, type MakeRack, type Plugged} from './rack';
import {createRinging} from './ringing';
import {amplitudeOf, rememberedVolume, rememberVolume} from './volume';

/** Who can play: the names of the kit. */
export type InstrumentName = keyof typeof kit;

/** Instruments by the id of the module that plays them. */
type Instruments = Readonly<Record<string, InstrumentName>>;

/** Makes sounds, if the browser lets it. */
export interface Player {
  /** Whether anything can be heard. */
  readonly isAudible: () => boolean;
  /** Seconds; the audio's own clock if there is one. */
  readonly now: () => number;
  /** Plays and ends what a rule says, at a time of `now`. */
  readonly play: (outcome: Outcome, instruments: Instruments, time: number) => void;
  /** Slides sounds that ring to other pitches, at a time of `now`. */
  readonly slide: (slides: readonly Slide[], time: number) => void;
  /** Ends every sound, with a short fade. */
  readonly silence: () => void;
  /** @param decibels from `VOLUME_RANGE` */
  readonly setVolume: (decibels: number) => void;
  /** Lets the device rest; after the fade. */
  readonly rest: () => void;
  /** Wakes the device; browsers want this within a press. From now on sounds go through a rack, if any. */
  readonly wake: (rack?: MakeRack) => Promise<boolean>;
}

/** How long a device may take to wake, in milliseconds, before we say that it can't. */
const WAKE_MS = 1500;

/** Milliseconds from the fade's begin until nothing is heard. */
const REST_AFTER_MS = 40;

let context: AudioContext | undefined;
let bus: Bus | undefined;
let rack: Plugged | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;
/** From the wish to rest until the next to wake: the device itself answers late. */
let isResting = false;
const ringing = createRinging();

/** One context for the whole visit: browsers give a page only a few. */
function audio(): {context: AudioContext; bus: Bus} | undefined {
  try {
    context ??= new AudioContext({latencyHint: 'interactive'});
    bus ??= createBus(context);
    return {context, bus};
  } catch {
    return undefined; // no audio device, or none for this page
  }
}

function wake(make?: MakeRack): Promise<boolean> {
  clearTimeout(resting);
  const wasResting = isResting;
  isResting = false;
  const made = audio();
  if (!made) return Promise.resolve(false);
  made.bus.volume.cancelScheduledValues(0);
  made.bus.volume.value = amplitudeOf(rememberedVolume());
  if (make) rack ??= plug(made.context, made.bus.input, make);
  if (made.context.state === 'running' && !wasResting) return Promise.resolve(true);
  // A page that may not play yet gets no answer at all.
  return Promise.race([
    made.context.resume().then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), WAKE_MS)),
  ]);
}

const idOf = (sound: string): string => sound.slice(0, sound.lastIndexOf('.'));

/** The one player of a visit. */
export const player: Player = {
  isAudible: () => context?.state === 'running' && !isResting,
  now: () => (context?.state === 'running' ? context.currentTime : performance.now() / 1000),
  play({starts, ends}, instruments, time) {
    for (const id of ends) ringing.end(id, time);
    if (!context || !bus || context.state !== 'running') return;
    for (const {id, gain, pitch, pan, length = 1, delay = 0} of starts) {
      const instrument = instruments[idOf(id)];
      if (!instrument || gain <= 0) continue;
      const note = {time: time + delay, gain, pitch, pan};
      const sound = kit[instrument](context, rack?.input ?? bus.input, note);
      ringing.add(id, sound, note.time, length + 1);
    }
  },
  slide(slides, time) {
    for (const {id, pitch} of slides) ringing.slide(id, pitch, time);
  },
  silence() {
    ringing.endAll(context?.currentTime ?? 0);
  },
  setVolume(decibels) {
    rememberVolume(decibels);
    bus?.volume.setTargetAtTime(amplitudeOf(decibels), context?.currentTime ?? 0, 0.01);
  },
  rest() {
    player.silence();
    rack?.unplug();
    rack = undefined;
    isResting = true;
    clearTimeout(resting);
    resting = setTimeout(() => void context?.suspend().catch(() => undefined), REST_AFTER_MS);
  },
  wake,
};

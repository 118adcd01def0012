import {gainOfDecibels, type Slide, type Started} from '../core';
import {createBus} from './bus';
import {audioContext, restContext, wakeContext} from './context';
import * as kit from './kit';
import {plug, type MakeRack} from './rack';
import {createRinging} from './ringing';
import {amplitudeOf, rememberedVolume, rememberVolume} from './volume';

export type InstrumentName = keyof typeof kit;

/** Who plays the sounds of each module, by its id. */
type Sounds = Readonly<Record<string, {readonly plays?: InstrumentName}>>;

/** Milliseconds from the fade's begin until nothing is heard. */
const REST_AFTER_MS = 40;

let bus: ReturnType<typeof createBus> | undefined;
let rack: ReturnType<typeof plug> | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;
/** From the wish to rest until the next to wake: the device itself answers late. */
let isResting = false;
let hasFailed = false;
let tell: () => void = () => undefined;
const ringing = createRinging();

/** A device that hangs says that it runs, but its clock stands: for so many seconds, longer than any buffer. */
const HANGS_AFTER = 0.3;
/** Of the time between two looks no more counts: the page may have hung itself. */
const LONGEST_LOOK = 0.2;

/** The audio's clock at the last look, the page's then, and for how long the audio's had stood. */
let seen = {time: -1, at: 0, stood: 0};

/** The context, if it runs. */
function running(): AudioContext | undefined {
  const context = audioContext();
  if (context?.state !== 'running') return undefined;
  const [time, at] = [context.currentTime, performance.now() / 1000];
  const stood = time === seen.time ? seen.stood + Math.min(at - seen.at, LONGEST_LOOK) : 0;
  seen = {time, at, stood};
  return stood < HANGS_AFTER ? context : undefined;
}

/** The clock that is read, a context's or without one the page's; and how far `now` is ahead of it. */
let clock: AudioContext | undefined;
let ahead = 0;
const read = (): number => clock?.currentTime ?? performance.now() / 1000;

/** Seconds: goes on from one clock to the other without a jump. */
function now(): number {
  const next = running();
  if (clock !== next) {
    const before = ahead + read();
    clock = next;
    ahead = before - read();
    queueMicrotask(() => tell()); // browsers tell of no device that hangs, or goes on
  }
  return ahead + read();
}

/** The audio's time at a time of `now`. */
function audioTime(time: number): number {
  now();
  return clock ? time - ahead : (audioContext()?.currentTime ?? 0);
}

/**
 * Wakes the device; browsers want this within a press. From now on sounds go through a rack, if any.
 *
 * @param onChange told now, and whenever the browser says that sound starts, ends or fails
 * @param level dB that make what plays as loud as others
 */
function wake(onChange: () => void, level: number, make?: MakeRack): void {
  clearTimeout(resting);
  isResting = hasFailed = false;
  tell = onChange;
  // One that hangs says that it runs, and an iPhone's after a call then wakes for nothing else.
  if (audioContext()?.state === 'running' && !running())
    audioContext()
      ?.suspend()
      .catch(() => undefined);
  wakeContext().then(
    () => tell(),
    () => {
      hasFailed = !running();
      tell();
    },
  );
  const context = audioContext();
  if (context) {
    context.onstatechange = () => tell();
    if (bus?.input.context !== context) [bus, rack] = [createBus(context), undefined];
    bus.volume.cancelScheduledValues(0);
    bus.volume.value = amplitudeOf(rememberedVolume());
    bus.level.value = gainOfDecibels(level);
    if (make) rack ??= plug(context, bus.input, make, audioTime);
  }
  tell();
}

/** The one player of a visit: makes sounds, if the browser lets it. Times are those of `now`. */
export const player = {
  isAudible: () => running() !== undefined && !isResting,
  /** Whether the last try to wake failed, or the device is gone: there is none for this page, or none now. */
  hasFailed: () => hasFailed || (!isResting && !audioContext()),
  now,
  play(starts: readonly Started[], sounds: Sounds, time: number): void {
    const from = audioTime(time);
    if (!clock || bus?.input.context !== clock) return;
    for (const {id, module, gain, pitch, pan, length = 1, delay = 0} of starts) {
      const instrument = sounds[module]?.plays;
      if (!instrument || gain <= 0) continue;
      const note = {time: from + delay, gain, pitch, pan};
      const sound = kit[instrument](clock, rack?.input ?? bus.input, note);
      ringing.add(id, sound, from, delay + length + 1);
    }
  },
  end(ids: readonly string[], time: number): void {
    for (const id of ids) ringing.end(id, audioTime(time));
  },
  /** What was to begin later than a time never does. */
  takeBack(time: number): void {
    ringing.endAll(0, audioTime(time));
  },
  slide(slides: readonly Slide[], time: number): void {
    for (const {id, pitch} of slides) ringing.slide(id, pitch, audioTime(time));
  },
  /** @param decibels from `VOLUME_RANGE` */
  setVolume(decibels: number): void {
    rememberVolume(decibels);
    bus?.volume.setTargetAtTime(amplitudeOf(decibels), audioContext()?.currentTime ?? 0, 0.01);
  },
  /** Ends every sound, and lets the device rest after the fade; nothing is told any more. */
  rest(): void {
    ringing.endAll(audioContext()?.currentTime ?? 0);
    rack?.unplug();
    rack = undefined;
    isResting = true;
    tell = () => undefined;
    clearTimeout(resting);
    resting = setTimeout(restContext, REST_AFTER_MS);
  },
  wake,
};

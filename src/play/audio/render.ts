import {audioContext} from './context';
import * as kit from './kit';
import type {InstrumentName} from './player';
import type {MakeRack} from './rack';

/** Plays sounds through a rack as the device would, faster than they last, and not to be heard. */
export function renderSounds(
  sounds: readonly {plays?: InstrumentName | undefined; time: number; strength: number}[],
  seconds: number,
  make: MakeRack,
): Promise<AudioBuffer> {
  const rate = audioContext()?.sampleRate ?? 48_000; // at another one, a room is another room
  const context = new OfflineAudioContext(2, Math.round(seconds * rate), rate);
  const {input} = make(context, context.destination, (time) => time);
  for (const {plays, time, strength} of sounds) {
    if (plays) kit[plays](context, input, {time, gain: strength});
  }
  return context.startRendering();
}

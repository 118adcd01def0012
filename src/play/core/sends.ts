import type {Hit} from './hit';
import type {RuleResult} from './outcome';
import {playVoices, SHORT, type Voices} from './voices';

export interface SendSettings {
  /** A factor: 1 leaves the level as it is, 0 is silence. facts: panels/mix 9 */
  readonly volume: number;
  readonly mute: boolean;
  /** 0 (left) to 1 (right), 0.5 in the middle. facts: panels/mix 9 */
  readonly pan: number;
  /** The send knob, 0 to 1. The range is ours: the sheets know none. */
  readonly send: number;
  /** Where the send leaves the module. facts: software-overview/audio-buses 13 */
  readonly tap: 'Pre' | 'Post';
}

/** Post is the product's default (facts: software-overview/audio-buses 14); the rest is ours. */
export const SEND_DEFAULTS: SendSettings = {
  volume: 1,
  mute: false,
  pan: 0.5,
  send: 0.5,
  tap: 'Post',
};

/**
 * What reaches the output and the bus. **Pre** leaves before volume, mute and pan, **Post** after them.
 * facts: software-overview/audio-buses 15, 16
 */
export function sendLevels({volume, mute, pan, send, tap}: SendSettings) {
  const dry = {gain: mute ? 0 : volume, pan};
  const {gain, pan: place} = tap === 'Post' ? dry : {gain: 1, pan: 0.5};
  return {dry, bus: {gain: gain * send, pan: place}};
}

/** How long the reverb on the bus rings, in seconds. Ours. */
export const ROOM_SECONDS = 2;

/** Plays a sound and what its send makes of it: the sound itself, and the reverb on the bus. */
export function playSend(settings: SendSettings, state: Voices, hit: Hit): RuleResult<Voices> {
  const {dry, bus} = sendLevels(settings);
  const starts = [
    {...dry, id: 'dry', name: 'snare', length: SHORT},
    {...bus, id: 'bus', name: 'reverb', length: ROOM_SECONDS},
  ].flatMap((sound) => (sound.gain > 0 ? [{...sound, gain: sound.gain * hit.strength}] : []));
  return playVoices(state, hit, {starts});
}

/** Words for a place from 0 (left) to 100 (right), whole; their number is ours. */
export function placeWords(percentRight: number): string {
  if (percentRight === 50) return 'middle';
  const [side, away] =
    percentRight < 50 ? ['left', 50 - percentRight] : ['right', percentRight - 50];
  return `${side} ${String(2 * away)}%`;
}

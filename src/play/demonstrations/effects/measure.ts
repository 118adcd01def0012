import {stereo, type Effect} from '../../audio/effects';
import {PHRASE_SECONDS} from '../../core';
import type {Stage} from '../../shell';

/** What an effect makes of sounds, rendered by the browser that plays it: their filters differ. */
type Make = (context: BaseAudioContext) => Effect;

const passOn: Make = (context) => {
  const through = stereo(context);
  return {input: through, output: through, nodes: [through]};
};

const RATE = 48_000;
const POINTS = 160;
/** dB from the floor to the top; by frequency, as much above the middle as below. */
const RANGE = 48;
const EQ_RANGE = 15;
/** Hz at the left and at the right. */
export const LOWEST = 40;
export const HIGHEST = 8000;

/** The hits that are drawn are a tone of so many Hz, which dies away by 60 dB in so many seconds. */
const TONE = 4000;
const FALL = 0.7;

/** dB from full level to the top: what is louder is seen too. */
const HEADROOM = 3;

const decibels = (gain: number): number => 20 * Math.log10(Math.max(gain, 1e-6));

/** How loud the pattern is through an effect, in dB, with high and low weighed as ears do (BS.1770). */
async function loudnessOf(render: Stage['render'], make: Make): Promise<number> {
  const buffer = await render(PHRASE_SECONDS, (context, out) => {
    const {input, output} = make(context);
    const head = new BiquadFilterNode(context, {type: 'highshelf', frequency: 1680, gain: 4});
    const ears = new BiquadFilterNode(context, {type: 'highpass', frequency: 38, Q: -6});
    output.connect(head).connect(ears).connect(out);
    return {input, end: () => undefined};
  });
  const power = (side: number): number =>
    buffer.getChannelData(side).reduce((sum, sample) => sum + sample * sample, 0);
  return decibels(Math.sqrt(power(0) + power(1)));
}

/** A hard hit and, where there is time, a soft one through an effect: peaks in dB. */
async function peaksOf(make: Make, seconds: number): Promise<number[]> {
  const context = new OfflineAudioContext(2, Math.round(seconds * RATE), RATE);
  const tone = new OscillatorNode(context, {frequency: TONE});
  const level = new GainNode(context);
  [1, 0.08].forEach((strength, turn) => {
    level.gain.setValueAtTime(strength, turn * FALL);
    level.gain.exponentialRampToValueAtTime(strength / 1000, (turn + 1) * FALL);
  });
  const {input, output} = make(context);
  tone.connect(level).connect(input);
  output.connect(context.destination);
  tone.start();
  const samples = (await context.startRendering()).getChannelData(0);
  const at = (point: number): number => Math.floor((point * samples.length) / POINTS);
  return Array.from({length: POINTS}, (_, point) => {
    const peak = samples
      .subarray(at(point), at(point + 1))
      .reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    return decibels(peak);
  });
}

/** What a filter does from low to high, in dB. */
function responseOf(make: Make): number[] {
  const [filter] = make(new OfflineAudioContext(1, 1, RATE)).nodes as readonly BiquadFilterNode[];
  const gains = new Float32Array(POINTS);
  const pitches = gains.map((_, index) => LOWEST * (HIGHEST / LOWEST) ** (index / POINTS));
  filter?.getFrequencyResponse(pitches, gains, new Float32Array(POINTS));
  return Array.from(gains, decibels);
}

/** Of the pattern without an effect, which never changes. */
let dryLoudness: Promise<number> | undefined;

/** Heights from the floor, 0 to 1, without an effect and with it. */
export type Shape = Readonly<Record<'dry' | 'wet', readonly number[]>>;

/**
 * Measures an effect.
 *
 * @param seconds of a hit; 0 is by frequency
 * @returns how many dB louder than nothing it makes the pattern, and its shape with so many dB added
 */
export async function measure(render: Stage['render'], make: Make, seconds: number) {
  const louder =
    (await loudnessOf(render, make)) - (await (dryLoudness ??= loudnessOf(render, passOn)));
  if (seconds === 0) {
    const wet = responseOf(make).map((gain) => 0.5 + gain / (2 * EQ_RANGE));
    return {louder, shape: (): Shape => ({dry: wet.map(() => 0.5), wet})};
  }
  const [dry, wet] = [await peaksOf(passOn, seconds), await peaksOf(make, seconds)];
  const heights = (levels: readonly number[], more: number): number[] =>
    levels.map((level) => 1 + (level + more - HEADROOM) / RANGE);
  const shape = (more: number): Shape => ({dry: heights(dry, 0), wet: heights(wet, more)});
  return {louder, shape};
}

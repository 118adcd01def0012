import {draw} from '../core';
import {openGate, type Instrument} from './instrument';

export interface Click {
  /** The share of each of its tones, by Hz. */
  readonly tones: Readonly<Record<number, number>>;
  /** How much noise there is, and whether some of its low end is taken away. */
  readonly noise: {readonly level: number; readonly isThin: boolean};
  /** Seconds until it is at its loudest, and after which a third of that is left. */
  readonly rise: number;
  readonly fall: number;
  /** Hz up to which the softest reaches; left out, that of wood. */
  readonly dull?: number;
}

const FALLS = 7;

/** Hz up to which the softest reaches, and the hardest. */
const DULL = 1800;
const BRIGHT = 16_000;

/** Makes a click, computed once for each context: a clock may ask for hundreds in a second. Harder is brighter. */
export function click(sound: Click): Instrument {
  const made = new WeakMap<BaseAudioContext, AudioBuffer>();
  return (context, out, note) => {
    const gate = openGate(context, out, note);
    let buffer = made.get(context);
    if (!buffer) made.set(context, (buffer = bufferOf(context, sound)));
    const source = context.createBufferSource();
    source.buffer = buffer;
    const level = context.createGain();
    level.gain.value = note.gain;
    const {dull = DULL} = sound;
    const frequency = dull + (BRIGHT - dull) * note.gain ** 1.2;
    const tone = new BiquadFilterNode(context, {type: 'lowpass', frequency});
    source.connect(level).connect(tone).connect(gate.input);
    gate.play(source, buffer.duration);
    return gate.ringing;
  };
}

function bufferOf(context: BaseAudioContext, {tones, noise, rise, fall}: Click): AudioBuffer {
  const {sampleRate: rate} = context;
  const buffer = context.createBuffer(1, Math.ceil((rise + FALLS * fall) * rate), rate);
  const samples = buffer.getChannelData(0);
  const shares = Object.entries(tones);
  let seed = 1;
  let last = 0;
  samples.forEach((_, index) => {
    const time = index / rate;
    const next = draw(seed);
    seed = next.seed;
    const value = 2 * next.value - 1;
    // Steps between samples of noise hold less of its low end.
    const hiss = noise.isThin ? (value - last) / Math.SQRT2 : value;
    last = value;
    const end = 1 - index / samples.length; // the very end is silence
    const tone = shares.reduce(
      (sum, [pitch, share]) => sum + share * Math.sin(2 * Math.PI * Number(pitch) * time),
      0,
    );
    const shape = Math.min(time / rise, 1) * Math.exp(-Math.max(time - rise, 0) / fall) * end;
    samples[index] = shape * (tone + noise.level * hiss);
  });
  return buffer;
}

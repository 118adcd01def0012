import {impulse} from './impulse';

/** Effects as they are known; all numbers and forms are ours. Demonstrations that need them bring them along. */
export interface Effect {
  readonly input: AudioNode;
  readonly output: AudioNode;
  /** All that it is made of. */
  readonly nodes: readonly AudioNode[];
}

/** An effect with a knob that can be turned while it sounds. */
export interface Knob extends Effect {
  readonly set: (value: number) => void;
}

/** A knob's way to its new value, in seconds: too short to hear, too long to click. */
const GLIDE = 0.006;

/** Moves a value without a click, and drops moves that were planned for later. */
export function glide(param: AudioParam, value: number, time = 0): void {
  param.cancelScheduledValues(time);
  param.setTargetAtTime(value, time, GLIDE);
}

/** A gain of two sides, whatever comes in: an effect that changes over from one to two would click. */
export const stereo = (context: BaseAudioContext, gain = 1): GainNode =>
  new GainNode(context, {gain, channelCount: 2, channelCountMode: 'explicit'});

const rooms = new Map<string, readonly Float32Array<ArrayBuffer>[]>();

/** A room's answer, computed once for each length and rate. */
function roomOf(context: BaseAudioContext, seconds: number, preDelay: number): AudioBuffer {
  const {sampleRate} = context;
  const key = [sampleRate, seconds, preDelay].join();
  const sides = rooms.get(key) ?? impulse(sampleRate, seconds, preDelay);
  rooms.set(key, sides);
  const buffer = context.createBuffer(2, sides[0]?.length ?? 1, sampleRate);
  for (const [side, samples] of sides.entries()) buffer.copyToChannel(samples, side);
  return buffer;
}

/** A reverb alone, left and right apart, with seconds until it has died away by 60 dB and until it begins. */
export function reverb(context: BaseAudioContext, seconds: number, preDelay = 0.02): Effect {
  const input = stereo(context);
  const output = new ConvolverNode(context, {
    disableNormalization: true,
    buffer: roomOf(context, seconds, preDelay),
  });
  input.connect(output);
  return {input, output, nodes: [input, output]};
}

/** Echoes alone, with seconds from one to the next; the knob is the feedback, 0 to below 1. */
export function delay(context: BaseAudioContext, seconds: number, feedback: number): Knob {
  const input = stereo(context);
  const echo = new DelayNode(context, {maxDelayTime: 1, delayTime: seconds});
  const back = stereo(context, feedback);
  input.connect(echo).connect(back).connect(echo);
  const nodes = [input, echo, back];
  return {input, output: echo, nodes, set: (value) => glide(back.gain, value)};
}

/** Puts the sound itself beside an effect; the knob is the mix, 0 (the sound alone) to 1. */
export function withDry(context: BaseAudioContext, effect: Effect, mix: number): Knob {
  const input = stereo(context);
  const output = stereo(context);
  const dry = stereo(context, 1 - mix);
  const wet = stereo(context, mix);
  input.connect(dry).connect(output);
  input.connect(effect.input);
  effect.output.connect(wet).connect(output);
  return {
    input,
    output,
    nodes: [input, output, dry, wet, ...effect.nodes],
    set(value) {
      glide(dry.gain, 1 - value);
      glide(wet.gain, value);
    },
  };
}

/** The drive's curve is made for so many times full level. */
const DRIVE_MOST = 60;

/** Points of the overdrive's curve; between two the browser draws a straight line. */
const POINTS = 4097;

/** An overdrive; the knob is the drive, above 0. */
export function drive(context: BaseAudioContext, amount: number): Knob {
  const input = stereo(context);
  const bend = new WaveShaperNode(context, {
    oversample: '2x',
    curve: Float32Array.from({length: POINTS}, (_, index) =>
      Math.tanh(DRIVE_MOST * ((2 * index) / (POINTS - 1) - 1)),
    ),
  });
  const output = stereo(context);
  input.connect(bend).connect(output);
  const gains = (value: number) => [value / DRIVE_MOST, 1 / Math.tanh(value)] as const;
  [input.gain.value, output.gain.value] = gains(amount);
  return {
    input,
    output,
    nodes: [input, bend, output],
    set(value) {
      const [into, out] = gains(value);
      glide(input.gain, into);
      glide(output.gain, out);
    },
  };
}

const alone = (node: AudioNode, set: Knob['set']): Knob => {
  return {input: node, output: node, nodes: [node], set};
};

/** One band of an EQ, a bell at so many Hz; the knob is the gain in dB. */
export function bell(context: BaseAudioContext, frequency: number, q: number, gain: number): Knob {
  const node = new BiquadFilterNode(context, {type: 'peaking', frequency, Q: q, gain});
  return alone(node, (value) => glide(node.gain, value));
}

/** A compressor; the knob is the attack in milliseconds. The browser's own makes up for what it takes. */
export function squeeze(context: BaseAudioContext, options: DynamicsCompressorOptions): Knob {
  const node = new DynamicsCompressorNode(context, options);
  return alone(node, (milliseconds) => glide(node.attack, milliseconds / 1000));
}

/** A chain: what comes out of one goes into the next. */
export function inTurn(first: Effect, second: Effect): Effect {
  first.output.connect(second.input);
  return {input: first.input, output: second.output, nodes: [...first.nodes, ...second.nodes]};
}

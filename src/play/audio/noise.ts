import {draw} from '../core';

const SECONDS = 0.5;

/** How many noises take turns: one that always began alike would sound like a machine gun. */
const TURNS = 5;

const made = new WeakMap<BaseAudioContext, ReturnType<typeof noisesOf>>();

function noisesOf(context: BaseAudioContext) {
  let seed = 1;
  const buffers = Array.from({length: TURNS}, () => {
    const buffer = context.createBuffer(1, context.sampleRate * SECONDS, context.sampleRate);
    buffer.getChannelData(0).forEach((_, index, samples) => {
      const next = draw(seed);
      seed = next.seed;
      samples[index] = 2 * next.value - 1;
    });
    return buffer;
  });
  return {buffers, given: 0};
}

/** A source of white noise, another one each time. */
export function noise(context: BaseAudioContext): AudioScheduledSourceNode {
  let noises = made.get(context);
  if (!noises) made.set(context, (noises = noisesOf(context)));
  const source = context.createBufferSource();
  source.buffer = noises.buffers[noises.given % TURNS] ?? null;
  source.loop = true;
  noises.given += 1;
  return source;
}

import {draw} from '../core';

const SECONDS = 1;

const buffers = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A source of white noise, from another place of the same second each time. */
export function noise(context: BaseAudioContext): AudioScheduledSourceNode {
  let buffer = buffers.get(context);
  if (!buffer) {
    buffer = context.createBuffer(1, context.sampleRate * SECONDS, context.sampleRate);
    let seed = 1;
    buffer.getChannelData(0).forEach((_, index, samples) => {
      const next = draw(seed);
      seed = next.seed;
      samples[index] = 2 * next.value - 1;
    });
    buffers.set(context, buffer);
  }
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  return source;
}

import * as webAudio from 'node-web-audio-api';

/** Web Audio in Node: what src/play makes by name; the rest comes from the context. */

let running = 0;

/** Counts what is being rendered. */
class OfflineAudioContext extends webAudio.OfflineAudioContext {
  override async startRendering(): Promise<AudioBuffer> {
    running += 1;
    try {
      return await super.startRendering();
    } finally {
      running -= 1;
    }
  }
}

const NAMES = [
  'AudioBuffer',
  'BiquadFilterNode',
  'ConvolverNode',
  'DelayNode',
  'DynamicsCompressorNode',
  'GainNode',
  'OscillatorNode',
  'StereoPannerNode',
  'WaveShaperNode',
] as const;

Object.assign(globalThis, {OfflineAudioContext});
for (const name of NAMES) Object.assign(globalThis, {[name]: webAudio[name]});

/** Settles when nothing is being rendered, and whoever waited for that has gone on. */
export async function nothingRenders(): Promise<void> {
  do await new Promise((passed) => setTimeout(passed));
  while (running > 0);
}

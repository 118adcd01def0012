import {
  BiquadFilterNode,
  ConvolverNode,
  DelayNode,
  DynamicsCompressorNode,
  GainNode,
  OfflineAudioContext,
  StereoPannerNode,
  WaveShaperNode,
} from 'node-web-audio-api';
import {createBus} from '../../src/play/audio/bus';
import * as kit from '../../src/play/audio/kit';
import {plug} from '../../src/play/audio/rack';
import type {Instrument} from '../../src/play/audio/instrument';
import {PHRASE} from '../../src/play/core';
import type {Demonstration} from '../../src/play/shell/demonstration';
import {startWithoutPage} from './withoutPage';

/** Renders what the page would play, without a browser: Web Audio in Node, faster than it lasts. */

// What src/play makes by name; the rest comes from the context.
Object.assign(globalThis, {
  BiquadFilterNode,
  ConvolverNode,
  DelayNode,
  DynamicsCompressorNode,
  GainNode,
  StereoPannerNode,
  WaveShaperNode,
});

const RATE = 48_000;

/** Samples of both sides. */
export interface Rendered {
  rate: number;
  left: Float32Array;
  right: Float32Array;
}

/** A note to render. */
export interface RenderedNote {
  instrument: string;
  /** Seconds from the beginning. */
  time: number;
  gain: number;
  pitch?: number;
  /** When it is ended early. */
  endsAt?: number;
  /** When it slides to other pitches. */
  slides?: readonly {pitch: number; time: number}[];
}

/** A browser takes the last `stop` of several; this engine refuses a second. */
function keepStops(context: OfflineAudioContext): () => void {
  const stops = new Map<AudioScheduledSourceNode, number>();
  for (const name of ['createOscillator', 'createBufferSource'] as const) {
    const create = context[name].bind(context) as () => AudioScheduledSourceNode;
    const kept = (): AudioScheduledSourceNode => {
      const source = create();
      source.stop = (when = 0) => void stops.set(source, when);
      return source;
    };
    Object.assign(context, {[name]: kept});
  }
  return () => {
    for (const [source, when] of stops) {
      (Object.getPrototypeOf(source) as AudioScheduledSourceNode).stop.call(source, when);
    }
  };
}

async function renderWith(
  seconds: number,
  play: (context: OfflineAudioContext) => void,
): Promise<Rendered> {
  const context = new OfflineAudioContext(2, Math.round(seconds * RATE), RATE);
  const stop = keepStops(context);
  play(context);
  stop();
  const buffer = await context.startRendering();
  return {rate: RATE, left: buffer.getChannelData(0), right: buffer.getChannelData(1)};
}

function instrumentOf(name = ''): Instrument {
  const instrument = (kit as Record<string, Instrument>)[name];
  if (!instrument) throw new Error(`The kit has no ${name}.`);
  return instrument;
}

/**
 * Renders notes through the bus.
 *
 * @param seconds how long
 * @param volume of the bus: 1 is the most
 */
export function render(
  notes: readonly RenderedNote[],
  seconds: number,
  volume = 1,
): Promise<Rendered> {
  return renderWith(seconds, (context) => {
    const bus = createBus(context);
    bus.volume.value = volume;
    for (const {instrument, endsAt, slides = [], ...note} of notes) {
      const ringing = instrumentOf(instrument)(context, bus.input, note);
      for (const {pitch, time} of slides) ringing.slide?.(pitch, time);
      if (endsAt !== undefined) ringing.end(endsAt);
    }
  });
}

interface RackOptions {
  /** Settings by their labels, in order. */
  turns: readonly (readonly [label: string, value: unknown])[];
  /** Strengths of hits on the center, one each half second; left out, the phrase of the pages. */
  strengths?: readonly number[];
  seconds: number;
  /** Whether high and low count as ears weigh them (ITU-R BS.1770), and the bus is left out. */
  weighted?: boolean;
}

/** Renders what a demonstration plays with its settings, through its rack. */
export function renderRack(
  demonstration: Demonstration,
  {turns, strengths, seconds, weighted}: RackOptions,
): Promise<Rendered> {
  return renderWith(seconds, (context) => {
    const {play, turn} = startWithoutPage(demonstration);
    for (const [label, value] of turns) turn(label, value);
    let out: AudioNode = context.destination;
    if (weighted) {
      const shelf = new BiquadFilterNode(context, {type: 'highshelf', frequency: 1680, gain: 4});
      const low = new BiquadFilterNode(context, {type: 'highpass', frequency: 38, Q: -6});
      shelf.connect(low).connect(out);
      out = shelf;
    } else out = createBus(context).input;
    if (!play.rack) throw new Error(`${demonstration.title} has no rack.`);
    const {input} = plug(context, out, play.rack);
    const hits = strengths
      ? strengths.map((strength, index) => ({zone: 'center' as const, strength, time: index / 2}))
      : PHRASE;
    for (let from = 0.02; from < seconds; from += demonstration.repeats ?? seconds) {
      for (const hit of hits) {
        const time = from + hit.time;
        const {outcome, plays = outcome} = play.hit({...hit, time});
        for (const {module, ...note} of plays.starts) {
          instrumentOf(demonstration.sounds[module]?.plays)(context, input, {...note, time});
        }
      }
    }
  });
}

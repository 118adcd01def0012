import {OfflineAudioContext} from 'node-web-audio-api';
import {createBus} from '../../src/play/audio/bus';
import * as kit from '../../src/play/audio/kit';
import {plug} from '../../src/play/audio/rack';
import type {Instrument, Ringing} from '../../src/play/audio/instrument';
import {VOLUME_START} from '../../src/play/audio/volume';
import {PHRASE, type Outcome, type PlacedHit} from '../../src/play/core';
import type {Demonstration} from '../../src/play/shell/demonstration';
import {inTime, renderPattern} from '../../src/play/shell/pattern';
import {nothingRenders} from './webAudio';
import {startWithoutPage} from './withoutPage';

/** Renders what the page would play, without a browser: Web Audio in Node, faster than it lasts. */

const RATE = 48_000;

/** Seconds of silence in front. */
const LEAD = 0.02;

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
  // Copies: this engine's own are gone with the buffer.
  const [left, right] = [0, 1].map((side) => buffer.getChannelData(side).slice()) as [
    Float32Array,
    Float32Array,
  ];
  return {rate: RATE, left, right};
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

interface PlayOptions {
  /** Settings by their labels, in order. */
  turns?: readonly (readonly [label: string, value: unknown])[];
  /** Hits from time 0; left out, the pattern, again and again if it goes around, and the clock. */
  hits?: readonly PlacedHit[];
  seconds: number;
  /** How far the clock of hits is ahead of the audio's, as on a page that was read for a while; in seconds. */
  ahead?: number;
  /** Factor of the volume; left out, that of a first visit. */
  volume?: number;
  /** Whether high and low count as ears weigh them (ITU-R BS.1770), and the bus is left out. */
  weighted?: boolean;
}

/** Hits on the center, one each half second. */
export const evenHits = (strengths: readonly number[]): PlacedHit[] =>
  strengths.map((strength, index) => ({zone: 'center', strength, time: index / 2}));

/** What weighs high and low as ears do. */
function ears(context: OfflineAudioContext): AudioNode {
  const shelf = new BiquadFilterNode(context, {type: 'highshelf', frequency: 1680, gain: 4});
  const low = new BiquadFilterNode(context, {type: 'highpass', frequency: 38, Q: -6});
  shelf.connect(low).connect(context.destination);
  return shelf;
}

/** Renders what a demonstration plays, through its rack and the bus. */
export async function renderDemo(
  demonstration: Demonstration,
  {turns = [], hits, seconds, ahead = 0, volume = 10 ** (VOLUME_START / 20), weighted}: PlayOptions,
): Promise<Rendered> {
  const {play, turn} = startWithoutPage(demonstration, false, '', (...how) =>
    renderPattern(demonstration, ...how),
  );
  for (const [label, value] of turns) turn(label, value);
  await nothingRenders(); // it may measure before it plays
  return renderWith(seconds, (context) => {
    const bus = createBus(context);
    bus.level.value = 10 ** (demonstration.level / 20);
    bus.volume.value = volume;
    const out = weighted ? ears(context) : bus.input;
    const input = play.rack ? plug(context, out, play.rack, (time) => time - ahead).input : out;
    const ringing = new Map<string, Ringing>();
    const sound = ({starts, ends}: Outcome, time: number): void => {
      for (const id of ends) ringing.get(id)?.end(time);
      for (const {id, module, delay = 0, ...note} of starts) {
        const play = instrumentOf(demonstration.sounds[module]?.plays);
        if (note.gain > 0) ringing.set(id, play(context, input, {...note, time: time + delay}));
      }
    };
    const own = play.pattern?.()() ?? demonstration.pattern ?? PHRASE;
    const reached = own.filter(({zone}) => demonstration.zones.includes(zone));
    const struck =
      hits?.map((hit) => ({...hit, time: LEAD + hit.time})) ?? inTime(() => reached, LEAD)(seconds);
    if (play.clock && !hits) {
      play.clock.start(LEAD);
      for (const {outcome, time} of play.clock.advance(seconds)) sound(outcome, time);
      return;
    }
    for (const hit of struck) {
      if (hit.time >= seconds) break;
      const {outcome, plays = outcome.starts} = play.hit({...hit, time: ahead + hit.time});
      sound({...outcome, starts: plays}, hit.time);
    }
  });
}

import {decay, hertz, openGate, type Instrument} from './instrument';
import {noise} from './noise';

interface Tones {
  /** MIDI notes that sound together; `Note.pitch` moves them all, 60 leaves them. */
  readonly notes: readonly number[];
  /** Seconds until they have died away. */
  readonly length: number;
  /** How loud each is at full strength. */
  readonly level: number;
  /** How bright at full strength, in radians: 0 is a sine, 3 is brassy. */
  readonly bright: number;
  /** The bending tone's pitch over the note's own. A whole number keeps the note's pitch. */
  readonly ratio: number;
}

/** Notes of a chord come a little apart, as fingers do; in seconds. */
const SPREAD = 0.004;

/** How long a slide from pitch to pitch takes, in seconds: heard as a slide, and over before the next hit. */
const GLIDE = 0.12;

/** Hz below which nothing is meant to be heard. */
const LOWEST = 30;

/** Makes an electric piano of sorts (frequency modulation): harder is brighter, and what is bright goes first. */
export function tones({notes, length, level, bright, ratio}: Tones): Instrument {
  return (context, out, note) => {
    const {time, gain: strength, pitch = 60} = note;
    const gate = openGate(context, out, note);
    // Bending by a tone of the same pitch leaves an offset, which would thump when it is cut off.
    const offset = new BiquadFilterNode(context, {type: 'highpass', frequency: LOWEST});
    offset.connect(gate.input);
    const bent: AudioParam[] = [];
    notes.forEach((key, index) => {
      const from = time + index * SPREAD;
      const own = hertz(key + pitch - 60);
      const lower = length / (1 + 0.12 * index); // high strings ring shorter
      const carrier = context.createOscillator();
      carrier.frequency.value = own;
      const bend = context.createOscillator();
      bend.frequency.value = own * ratio;
      const depth = own * ratio * bright * (0.12 + 0.88 * strength ** 1.5);
      bend.connect(decay(context, from, depth, lower * 0.45)).connect(carrier.frequency);
      carrier.connect(decay(context, from, level * strength, lower)).connect(offset);
      bent.push(carrier.detune, bend.detune);
      gate.play(bend, lower + SPREAD * index + 0.01);
      gate.play(carrier, lower + SPREAD * index + 0.01);
    });
    // The hammer: what makes a chord begin with a hit.
    const source = noise(context);
    const frequency = 700 + 2200 * strength;
    const filter = new BiquadFilterNode(context, {type: 'bandpass', frequency});
    source
      .connect(filter)
      .connect(decay(context, time, level * strength, 0.03))
      .connect(gate.input);
    gate.play(source, 0.04);
    return {...gate.ringing, slide: sliding(context, pitch, bent)};
  };
}

/** Moves the pitch of a note that rings; a slide that is under way goes on from where it is. */
function sliding(context: BaseAudioContext, pitch: number, bent: readonly AudioParam[]) {
  let slide = {from: pitch, to: pitch, time: 0};
  return (to: number, at: number): void => {
    const time = Math.max(at, context.currentTime);
    const done = Math.min(Math.max((time - slide.time) / GLIDE, 0), 1);
    const from = slide.from + done * (slide.to - slide.from);
    slide = {from, to, time};
    for (const cents of bent) {
      cents.cancelScheduledValues(time);
      cents.setValueAtTime(100 * (from - pitch), time);
      cents.linearRampToValueAtTime(100 * (to - pitch), time + GLIDE);
    }
  };
}

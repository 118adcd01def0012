export interface Note {
  /** Seconds of the context's clock. */
  readonly time: number;
  /** How hard, above 0 to 1; as loud it is too: a ghost note of 0.15 lies 16 dB below the hardest hit. */
  readonly gain: number;
  /** 0 (left) to 1 (right), 0.5 in the middle. */
  readonly pan?: number | undefined;
  /** A MIDI note, 60 = C3; fractions are cents. Instruments without one pitch leave it out. */
  readonly pitch?: number | undefined;
}

export interface Ringing {
  /** Ends it early, once, with a short fade; at a time in seconds of the context's clock. */
  readonly end: (time: number) => void;
  /** Slides to another pitch, a MIDI note; sounds without one pitch can't. */
  readonly slide?: (pitch: number, time: number) => void;
}

/** Plays a note into a node, and cleans up after it. */
export type Instrument = (context: BaseAudioContext, out: AudioNode, note: Note) => Ringing;

/** How long a sound that is ended fades: within the 3 to 10 ms that neither click nor smear. */
export const FADE = 0.006;

/** Seconds until a sound is there: a stick is quick, and below 1 ms a sine clicks. */
const ATTACK = 0.0015;

/**
 * Makes the gate that a note goes through: it places the sound, counts who plays, and falls to 0 when the
 * note is ended: not every browser can hold an envelope that is under way, so the instrument's are left alone.
 */
export function openGate(context: BaseAudioContext, out: AudioNode, {time, pan}: Note) {
  const gate = context.createGain();
  const sources = new Set<AudioScheduledSourceNode>();
  let last: AudioNode = gate;
  // In the middle too: a panner's middle is 3 dB below a sound that has none.
  if (pan !== undefined) {
    last = gate.connect(new StereoPannerNode(context, {pan: 2 * pan - 1}));
  }
  last.connect(out);
  return {
    input: gate,
    /** Starts a source, and stops it `length` seconds later. */
    play(source: AudioScheduledSourceNode, length: number): void {
      sources.add(source);
      source.onended = () => {
        source.disconnect();
        sources.delete(source);
        if (sources.size === 0) last.disconnect(); // nothing is left of a note that has died away
      };
      source.start(time);
      source.stop(time + length);
    },
    ringing: {
      end(at: number): void {
        const from = Math.max(at, context.currentTime);
        if (from <= time) {
          for (const source of sources) source.stop(time); // it never begins
          return;
        }
        gate.gain.setValueAtTime(1, from);
        gate.gain.linearRampToValueAtTime(0, from + FADE);
        for (const source of sources) source.stop(from + FADE);
      },
    },
  };
}

/** A gain that rises at once to a peak above 0 and dies away; half through its seconds 4% are left. */
export function decay(context: BaseAudioContext, time: number, peak: number, length: number) {
  const envelope = context.createGain();
  const {gain} = envelope;
  gain.value = 0; // a source may start before
  gain.setValueAtTime(0, time);
  gain.linearRampToValueAtTime(peak, time + ATTACK);
  // Changes nothing while there is time. On a busy machine the ramp's end may have passed already, and
  // Chromium may lose it: then the sound would fall from 0, in silence.
  gain.setValueAtTime(peak, time + ATTACK);
  gain.setTargetAtTime(0, time + ATTACK, length / 6.5);
  // Where the curve has fallen below 1%, a straight line takes the rest.
  gain.setValueAtTime(peak * Math.exp(-5.2), time + ATTACK + length * 0.8);
  gain.linearRampToValueAtTime(0, time + ATTACK + length);
  return envelope;
}

/** Hz of a MIDI note; 69 is 440 Hz, the A above 60. */
export const hertz = (note: number): number => 440 * 2 ** ((note - 69) / 12);

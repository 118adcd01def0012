import {decay, openGate, type Instrument} from './instrument';
import {noise} from './noise';

interface Membrane {
  /** Hz of the lowest mode. */
  readonly pitch: number;
  /** Seconds until that mode has died away. */
  readonly length: number;
  /** Hz up to which it sounds at full strength; softer hits reach less high. */
  readonly bright: number;
  /** How much each mode sounds at full strength: the first is the lowest. */
  readonly modes: readonly number[];
  /** The stick's own noise: how loud, and where its middle is at full strength, in Hz. */
  readonly stick: {readonly level: number; readonly pitch: number};
  /** Wires below the head: how loud, how long in seconds. */
  readonly wires?: {readonly level: number; readonly length: number; readonly pitch: number};
}

/** Where the modes of an ideal round membrane lie: zeros of Bessel functions, over the first. */
const MODE_RATIOS = [1, 1.594, 2.136, 2.296, 2.653, 2.918, 3.156, 3.501] as const;

/** The stick's noise, in seconds. */
const STICK_LENGTH = 0.022;

/** Makes a drum. Harder hits are louder and brighter, and begin a little higher: a hit stretches the head. */
export function membrane({pitch, length, bright, modes, stick, wires}: Membrane): Instrument {
  return (context, out, note) => {
    const {time, gain: strength} = note;
    const gate = openGate(context, out, note);
    const frequency = 900 + (bright - 900) * strength ** 1.2;
    const tone = new BiquadFilterNode(context, {type: 'lowpass', frequency});
    tone.connect(gate.input);
    modes.forEach((share, mode) => {
      const ratio = MODE_RATIOS[mode] ?? 1;
      const peak = share * strength * strength ** (mode * 0.16);
      if (peak < 0.0005) return;
      const mover = context.createOscillator();
      mover.frequency.setValueAtTime(pitch * ratio * (1 + 0.09 * strength), time);
      mover.frequency.setTargetAtTime(pitch * ratio, time, 0.018);
      const own = length / (1 + mode * 0.42); // higher modes radiate better, and die sooner
      mover.connect(decay(context, time, peak, own)).connect(tone);
      gate.play(mover, own + 0.01);
    });
    const hiss = (level: number, seconds: number, frequency: number, Q: number, to: AudioNode) => {
      const source = noise(context);
      const filter = new BiquadFilterNode(context, {type: 'bandpass', frequency, Q});
      source
        .connect(filter)
        .connect(decay(context, time, level * strength, seconds))
        .connect(to);
      gate.play(source, seconds + 0.01);
    };
    hiss(stick.level, STICK_LENGTH, stick.pitch * (0.35 + 0.65 * strength), 0.7, tone);
    if (wires) {
      // Wires lie below the drum, where no head dulls them: a ghost note is mostly wires.
      const seconds = wires.length * (0.6 + 0.4 * strength);
      hiss(wires.level, seconds, wires.pitch * (0.4 + 0.6 * strength), 0.5, gate.input);
    }
    return gate.ringing;
  };
}

import {FADE} from './instrument';

/** What stands between a demonstration's sounds and the bus: effects, with whatever leads there. */
export interface Rack {
  readonly input: AudioNode;
  /** Takes it apart, when it is silent. */
  readonly end: () => void;
}

/** Turns a hit's time into the context's, whose clock begins later. */
type At = (time: number) => number;

/** Makes a rack whose sound comes out into a node. */
export type MakeRack = (context: BaseAudioContext, out: AudioNode, at: At) => Rack;

/** Takes nodes out of all that they lead to. */
export function letGo(nodes: Iterable<AudioNode>): void {
  for (const node of nodes) node.disconnect();
}

/** Milliseconds from the fade's begin until a rack is silent. */
const UNPLUG_AFTER_MS = 30;

/** Puts a rack in front of a node. It's made anew each time, so no tail is left from the last. */
export function plug(context: BaseAudioContext, to: AudioNode, make: MakeRack, at: At) {
  const out = context.createGain();
  out.connect(to);
  const rack = make(context, out, at);
  return {
    input: rack.input,
    /** Fades what it still sounds, then takes it out with all its nodes. */
    unplug(): void {
      const now = context.currentTime;
      out.gain.setValueAtTime(1, now);
      out.gain.linearRampToValueAtTime(0, now + FADE);
      setTimeout(() => {
        out.disconnect();
        rack.end();
      }, UNPLUG_AFTER_MS);
    },
  };
}

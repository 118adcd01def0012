import {glide, stereo, type Effect} from '../../audio/effects';
import {letGo, type Rack} from '../../audio/rack';

export type Turnable = Effect & {readonly set?: (value: number) => void};

interface Fitted {
  readonly effect: Turnable;
  readonly gain: GainNode;
}

/** Milliseconds after which an effect that was changed for another is silent. */
const GONE_MS = 60;

const nodesOf = ({effect, gain}: Fitted): readonly AudioNode[] => [gain, ...effect.nodes];

/** A sound with and without the effect that is chosen, by gains that are factors; both run all the time. */
export function createCompare(
  make: (context: BaseAudioContext) => Turnable,
  gains: () => {readonly a: number; readonly b: number},
) {
  /** What changes them while there is sound. */
  let live: {readonly fit: () => void; readonly turn: (value?: number) => void} | undefined;

  /** What all goes through: A, and B with its effect. */
  function rack(context: BaseAudioContext, out: AudioNode): Rack {
    const input = stereo(context);
    const dry = stereo(context, gains().a);
    input.connect(dry).connect(out);
    let fitted: Fitted | undefined;

    function takeOut(last: Fitted): void {
      glide(last.gain.gain, 0);
      setTimeout(() => {
        if (live === made) input.disconnect(last.effect.input);
        letGo(nodesOf(last));
      }, GONE_MS);
    }

    function turn(value?: number): void {
      const {a, b} = gains();
      glide(dry.gain, a);
      if (fitted) glide(fitted.gain.gain, b);
      if (value !== undefined) fitted?.effect.set?.(value);
    }

    function fit(): void {
      if (fitted) takeOut(fitted);
      const effect = make(context);
      const gain = stereo(context, fitted ? 0 : gains().b); // no fade before a first hit
      input.connect(effect.input);
      effect.output.connect(gain).connect(out);
      fitted = {effect, gain};
      turn();
    }

    const made = {fit, turn};
    live = made;
    fit();
    return {
      input,
      end() {
        if (live === made) live = undefined;
        letGo([input, dry, ...(fitted ? nodesOf(fitted) : [])]);
      },
    };
  }

  return {
    rack,
    /** Puts the effect in that is chosen now, in place of the last one. */
    fit: (): void => live?.fit(),
    /** Lets A and B be heard as they are to be now; with another value of the effect's knob, if given. */
    turn: (value?: number): void => live?.turn(value),
  };
}

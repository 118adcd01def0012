import {glide, stereo, type Effect} from '../../audio/effects';
import {letGo, type Rack} from '../../audio/rack';

export type Turnable = Effect & {readonly set?: (value: number) => void};

interface Fitted {
  readonly effect: Turnable;
  readonly gain: GainNode;
}

/** What all goes through while there is sound: A, and B with its effect. */
interface Live {
  readonly context: BaseAudioContext;
  readonly input: GainNode;
  readonly dry: GainNode;
  readonly out: AudioNode;
  fitted?: Fitted;
}

/** Milliseconds after which an effect that was changed for another is silent. */
const GONE_MS = 60;

const nodesOf = ({effect, gain}: Fitted): readonly AudioNode[] => [gain, ...effect.nodes];

/** A sound with and without the effect that is chosen, by gains that are factors; both run all the time. */
export function createCompare(
  make: (context: BaseAudioContext) => Turnable,
  gains: () => {readonly a: number; readonly b: number},
) {
  let live: Live | undefined;

  function takeOut(from: Live, last: Fitted): void {
    glide(last.gain.gain, 0);
    setTimeout(() => {
      if (live === from) from.input.disconnect(last.effect.input);
      letGo(nodesOf(last));
    }, GONE_MS);
  }

  /** Lets A and B be heard as they are to be now; with another value of the effect's knob, if given. */
  function turn(value?: number): void {
    if (!live) return;
    const {a, b} = gains();
    glide(live.dry.gain, a);
    if (live.fitted) glide(live.fitted.gain.gain, b);
    if (value !== undefined) live.fitted?.effect.set?.(value);
  }

  /** Puts the effect in that is chosen now, in place of the last one. */
  function fit(): void {
    if (!live) return;
    const {context, input, out, fitted: last} = live;
    if (last) takeOut(live, last);
    const effect = make(context);
    const gain = stereo(context, last ? 0 : gains().b); // no fade before a first hit
    input.connect(effect.input);
    effect.output.connect(gain).connect(out);
    live.fitted = {effect, gain};
    turn();
  }

  return {
    fit,
    turn,
    rack(context: BaseAudioContext, out: AudioNode): Rack {
      const input = stereo(context);
      const dry = stereo(context, gains().a);
      input.connect(dry).connect(out);
      const made: Live = {context, input, dry, out};
      live = made;
      fit();
      return {
        input,
        end() {
          if (live === made) live = undefined;
          letGo([input, dry, ...(made.fitted ? nodesOf(made.fitted) : [])]);
        },
      };
    },
  };
}

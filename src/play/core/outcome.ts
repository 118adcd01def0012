export interface Started {
  /** Unlike that of any other sound of the same state. */
  readonly id: string;
  readonly module: string;
  /** What a reader calls it: "chord 2". */
  readonly name: string;
  readonly gain: number;
  /** A MIDI note, 60 = C3; fractions are cents. facts: controllers/note-controller 19 */
  readonly pitch?: number;
  /** 0 (left) to 1 (right), 0.5 in the middle, as the product stores it. facts: panels/mix 9 */
  readonly pan?: number;
  /** Seconds until it has died away by itself. */
  readonly length?: number;
  /** Seconds that it sounds after the hit; left out, at once. */
  readonly delay?: number;
  /** Whether it sounds rough, as by overdrive. */
  readonly rough?: boolean;
}

export interface Outcome {
  readonly starts: readonly Started[];
  /** Ids of sounds that end now, before those of `starts` begin. */
  readonly ends: readonly string[];
  /** A few words for a live region: "Rim, hard: chord 2; chord 1 ends". Empty: nothing to say. */
  readonly says: string;
}

/** What comes out of a rule; the state is for the next hit. */
export interface RuleResult<State> {
  readonly state: State;
  readonly outcome: Outcome;
}

/** A rule under way, by the settings as they are at a hit; its state is what rings, and what else it remembers. */
export function playing<Settings, State, AnyHit, Result extends RuleResult<State>>(
  rule: (settings: Settings, state: State, hit: AnyHit) => Result,
  start: State,
  settings: () => Settings,
) {
  const underWay = {
    state: start,
    hit(hit: AnyHit): Result {
      const result = rule(settings(), underWay.state, hit);
      underWay.state = result.state;
      return result;
    },
    reset: () => void (underWay.state = start),
    /** @returns goes back to what is remembered now */
    keep() {
      const kept = underWay.state;
      return () => void (underWay.state = kept);
    },
  };
  return underWay;
}

/** Lists words: "a", "a and b", "a, b and c"; nothing for none. */
export function listWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** Says what a hit did: "Rim, hard: chord 2; chord 1 ends". What ends and starts anew isn't said to end. */
export function outcomeWords(
  hit: string,
  started: readonly string[],
  ended: readonly string[] = [],
  otherwise = 'nothing',
): string {
  const begun = new Set(started);
  const over = [...new Set(ended)].filter((name) => !begun.has(name));
  const parts = [
    listWords([...begun]),
    over.length > 0 ? `${listWords(over)} ${over.length > 1 ? 'end' : 'ends'}` : '',
  ].filter(Boolean);
  return `${hit}: ${parts.join('; ') || otherwise}`;
}

import type {InstrumentName, MakeRack} from '../audio';
import type {Outcome, PlacedHit, Zone} from '../core';
import type {Point, Shape} from '../drum';
import type {Line, Row, Shown} from '../strip';
import type {Controls} from './controls';

export interface Answer extends Shown {
  /** What sounds, where that isn't what is shown: one sound may go two ways. */
  readonly plays?: Outcome['starts'];
  /** Whether it is a click and no stroke: the drum stays still, and nothing is told. */
  readonly isClick?: boolean;
  /** Where else the hit is felt, and how hard: shown on the drum as well. */
  readonly echo?: {zone: Zone; strength: number; point: Point} | undefined;
  /** Called when the hit is shown: a pattern's hits are played ahead of that. */
  readonly seen?: () => void;
}

export interface ClockStep extends Answer {
  /** When it is due, in seconds of the hits' clock. */
  readonly time: number;
  readonly strength: number;
}

/** A clock of a demonstration's own, which starts and stops in place of the pattern. */
export interface Clock {
  readonly words: readonly [start: string, stop: string];
  readonly start: (time: number) => void;
  /** Plays on to a time; what falls due before it, in order. It is at most 0.2 s ahead. */
  readonly advance: (until: number) => readonly ClockStep[];
  readonly stop: () => void;
}

/** A demonstration under way: its settings, and what rings. */
export interface Play {
  /** The control that matters, which a phone shows below the drum, and others, which it folds. */
  readonly settings: readonly [main: HTMLElement, ...others: HTMLElement[]];
  readonly hit: (hit: PlacedHit) => Answer;
  readonly reset: () => void;
  /** Keeps what hits have changed, if that counts. @returns goes back to it: a pattern's hits may be taken back */
  readonly keep?: () => () => void;
  readonly around?: Element;
  readonly clock?: Clock;
  readonly lines?: () => readonly Line[];
  /** Rows of the strip in which nothing sounds as the settings are: they go once they are silent. */
  readonly idle?: () => readonly string[];
  /** A line was dragged to a value from 0 to 1. */
  readonly drag?: (id: string, value: number) => void;
  /** Makes what all sounds go through; called anew when sound starts again after a rest. */
  readonly rack?: MakeRack;
  /** Begins **Play a pattern**; left out, the demonstration's. @returns asks what plays now: other hits begin anew */
  readonly pattern?: () => () => readonly PlacedHit[];
}

/** What the shell hands to a demonstration, which loads none of it by itself and so stays small. */
export interface Stage {
  /** Whether the place is small: there the settings aren't seen. */
  readonly isSmall: boolean;
  /** What fits it to its page, by `variant` in the directive; empty if the page asks for nothing. */
  readonly variant: string;
  readonly controls: Controls;
  /** What `lines` or `idle` says has changed. */
  readonly linesMoved: () => void;
  /** What is shown to sound is no longer heard. */
  readonly fallSilent: () => void;
  readonly say: (words: string) => void;
  /** So many seconds of the pattern as it sounds through a rack, without being heard. */
  readonly render: (seconds: number, make: MakeRack) => Promise<AudioBuffer>;
}

export interface Words {
  readonly title: string;
  /** What to try, in 20 words at most. */
  readonly tasks: string;
  /** What of it is ours and not the product's: "Made up here: …". */
  readonly ours: string;
}

/** All that one demonstration adds to the shared parts. */
export interface Demonstration extends Words {
  /** What it says in place of that on pages with another subject, by `variant` in the directive. */
  readonly variants?: Readonly<Record<string, Partial<Words>>>;
  /** dB that bring its pattern to -23 LUFS at the volume of a first visit: loudness.test.ts measures. */
  readonly level: number;
  readonly zones: readonly Zone[];
  readonly fewZones?: readonly Zone[];
  /** The sounds of each module of the rule, by its id: who plays them, and their row of the strip. */
  readonly sounds: Readonly<Record<string, Row & {readonly plays?: InstrumentName}>>;
  /** What the strip's peaks are called; left out, "hits", or a clock's "steps". */
  readonly peaks?: string;
  /** What stands in for the one drum. */
  readonly shape?: Shape;
  /** What **Play a pattern** plays again and again, in order of time; left out, the phrase of the modules' pages. */
  readonly pattern?: readonly PlacedHit[];
  /** Whether a stick that is dragged over the head keeps striking. */
  readonly drags?: boolean;
  /** Width of a second in the strip, in pixels; left out, what lets hits be read. */
  readonly second?: number;
  readonly start: (stage: Stage) => Play;
}

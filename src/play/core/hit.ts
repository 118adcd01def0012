/**
 * The ten zones of the product, in the order of the columns of its matrix.
 * facts: controllers/drum-pads 17
 */
export const PRODUCT_ZONES = [
  'center',
  'edge',
  'cross-stick',
  'rimshot-center',
  'rimshot-edge',
  'rim-tip',
  'rim-shoulder',
  'stickshot',
  'damped',
  'shell',
] as const;

/** One of `PRODUCT_ZONES`. */
export type ProductZone = (typeof PRODUCT_ZONES)[number];

/**
 * Where a hit can land. `rim` is ours: the pretend drum's one rim, where a demonstration has no
 * need to tell `rim-tip` from `rim-shoulder`. `snare` and `tom` are ours too: whole drums, where a
 * demonstration has two.
 */
export type Zone = ProductZone | 'rim' | 'snare' | 'tom';

/** One stroke on the pretend drum. */
export interface Hit {
  readonly zone: Zone;
  /** How hard, from above 0 to 1. Nothing was hit at 0. */
  readonly strength: number;
  /** When, in seconds of whatever clock the caller keeps. */
  readonly time: number;
}

/** A hit on the head of which more is known than its zone. */
export interface PlacedHit extends Hit {
  /** Where on the way from the middle of the head (0) to its outer part (1). */
  readonly place?: number;
}

/** Whether anything was hit at all: a strength of 0, or one that isn't a number, is no hit. */
export function isHit({strength}: Hit): boolean {
  return strength > 0;
}

/**
 * Finds where on the way from center to edge a hit landed.
 *
 * @returns 0 (center) to 1 (edge), or null for a hit on neither
 */
export function placeOf({zone, place}: PlacedHit): number | null {
  if (zone !== 'center' && zone !== 'edge') return null;
  return place ?? (zone === 'center' ? 0 : 1);
}

/** From this strength on a hit is called medium, and hard. Ours. */
const MEDIUM_FROM = 0.4;
const HARD_FROM = 0.75;

/**
 * Says a hit in few words: "Rim, hard". The three words for strength are ours.
 *
 * @param place what was hit, its zone unless that says too little
 */
export function hitWords({zone, strength}: Hit, place: string = zone): string {
  const force = strength < MEDIUM_FROM ? 'soft' : strength < HARD_FROM ? 'medium' : 'hard';
  return `${capital(place)}, ${force}`;
}

/**
 * Says a hit by its number, where a threshold in percent judges it: "Rim, 30%". A threshold of 25%
 * lets firm hits through alone (facts: how-to/choke-sounds 8), so no hit above it may be called soft.
 */
export function hitPercentWords({zone, strength}: Hit): string {
  return `${capital(zone)}, ${String(Math.round(100 * strength))}%`;
}

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** The greatest velocity of a MIDI note. (MIDI, not the product: glossary, general knowledge.) */
const MAX_VELOCITY = 127;

/**
 * Turns the velocity of a MIDI note into a strength, in a straight line (ours).
 *
 * @param velocity a whole number from 1 to 127; a note-on of 0 is a note-off and no hit
 */
export function strengthOfVelocity(velocity: number): number {
  return velocity / MAX_VELOCITY;
}

/** Beats per minute of the phrase. Ours. */
const PHRASE_TEMPO = 120;

const EIGHTH = 60 / PHRASE_TEMPO / 2;

/** How long the phrase lasts before it may start again: two bars of four, in seconds. */
export const PHRASE_SECONDS = 16 * EIGHTH;

/** Zone, strength, and the eighth note of the two bars on which it falls. */
const STROKES: readonly [zone: Zone, strength: number, eighth: number][] = [
  ['center', 0.6, 0],
  ['edge', 0.25, 2],
  ['edge', 0.2, 3],
  ['rim', 0.95, 4],
  ['center', 0.2, 7],
  ['center', 0.6, 8],
  ['edge', 0.3, 10],
  ['center', 1, 12],
];

/**
 * The one phrase that runs through the modules' pages and that **Play a pattern** plays: a groove
 * in half time with four ghost notes and two accents, one on the rim and one on the head. Ours.
 */
export const PHRASE: readonly Hit[] = STROKES.map(([zone, strength, eighth]) => ({
  zone,
  strength,
  time: eighth * EIGHTH,
}));

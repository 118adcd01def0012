/** The zones of the product, in the order of its matrix's columns. facts: controllers/drum-pads 17 */
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

export type ProductZone = (typeof PRODUCT_ZONES)[number];

/** Where a hit can land. Ours: the pretend drum's one `rim`, and `snare` and `tom`, which are whole drums. */
export type Zone = ProductZone | 'rim' | 'snare' | 'tom';

export interface Hit {
  readonly zone: Zone;
  /** How hard, from above 0 to 1. */
  readonly strength: number;
  readonly time: number;
}

/** A hit on the head of which more is known than its zone. */
export interface PlacedHit extends Hit {
  /** Where on the way from the middle of the head (0) to its outer part (1). */
  readonly place?: number;
  /** Seconds from a pattern's last hit until it begins again; left out, 1. */
  readonly rest?: number;
}

/** Where on the way from center (0) to edge (1) a hit landed; null for a hit on neither. */
export function placeOf({zone, place}: PlacedHit): number | null {
  if (zone !== 'center' && zone !== 'edge') return null;
  return place ?? (zone === 'center' ? 0 : 1);
}

/** From this strength on a hit is called medium, and hard. Ours. */
const MEDIUM_FROM = 0.4;
const HARD_FROM = 0.75;

/** Says a strength, 0 to 1, in one of three words, which are ours. */
export const forceWords = (strength: number): string =>
  strength < MEDIUM_FROM ? 'soft' : strength < HARD_FROM ? 'medium' : 'hard';

/** Says a hit: "Rim, hard". */
export const hitWords = ({zone, strength}: Hit): string =>
  `${capital(zone)}, ${forceWords(strength)}`;

/**
 * Says a hit by its number, where a threshold in percent judges it: "Rim, 30%". A threshold of 25%
 * lets firm hits through alone (facts: how-to/choke-sounds 8), so no hit above it may be called soft.
 */
export const hitPercentWords = ({zone, strength}: Hit): string =>
  `${capital(zone)}, ${String(Math.round(100 * strength))}%`;

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** Turns the velocity of a MIDI note, 1 to 127, into a strength, in a straight line (ours). */
export const strengthOfVelocity = (velocity: number): number => velocity / 127;

/** Hits of these strengths, one each so many seconds, on zones in turn. */
export function evenHits(
  strengths: readonly number[],
  every: number,
  zones: readonly Zone[] = ['center'],
): Hit[] {
  const zoneOf = (index: number): Zone => zones[index % zones.length] ?? 'center';
  return strengths.map((strength, index) => ({zone: zoneOf(index), strength, time: index * every}));
}

/** Of the phrase, in seconds: 120 beats per minute. Ours. */
const EIGHTH = 0.25;

/** How long the phrase lasts before it may start again: two bars of four, in seconds. */
export const PHRASE_SECONDS = 16 * EIGHTH;

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

/** The phrase of the modules' pages, which **Play a pattern** plays: four ghosts, two accents. Ours. */
export const PHRASE: readonly Hit[] = STROKES.map(([zone, strength, eighth]) => ({
  zone,
  strength,
  time: eighth * EIGHTH,
}));

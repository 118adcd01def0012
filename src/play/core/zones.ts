import {type Hit, hitWords, type ProductZone, type Zone} from './hit';
import type {RuleResult} from './outcome';
import {playVoices, SHORT, type Voices} from './voices';

/** How far a snare or tom is trained: not at all, or up to a level. A kick's zones are unknown. */
export type TrainingLevel = 0 | 1 | 2 | 3;

/** The zones that each level adds. facts: hardware-inputs/drum-training 10 to 12; level 3's are concluded (25) */
export const LEVEL_ZONES: Readonly<Record<Exclude<TrainingLevel, 0>, readonly ProductZone[]>> = {
  1: ['center', 'edge', 'rim-shoulder', 'rim-tip'],
  2: ['rimshot-center', 'rimshot-edge', 'cross-stick'],
  3: ['stickshot', 'damped', 'shell'],
};

/** Which zone of level 1 an untrained stroke is taken for. Ours: the sheets don't say. */
const NEIGHBORS: Readonly<Partial<Record<Zone, ProductZone>>> = {
  'rimshot-center': 'center',
  'rimshot-edge': 'edge',
  'cross-stick': 'rim-shoulder',
  stickshot: 'center',
  damped: 'center',
  shell: 'rim-shoulder',
};

/** All zones that a drum knows at a level, none at 0. */
export function trainedZones(level: TrainingLevel): readonly ProductZone[] {
  const levels = ([1, 2, 3] as const).filter((trained) => trained <= level);
  return levels.flatMap((trained) => LEVEL_ZONES[trained]);
}

/** The pretend drum's one `rim` counts as `rim-shoulder`. Ours. */
const zoneStruck = (zone: Zone): Zone => (zone === 'rim' ? 'rim-shoulder' : zone);

/**
 * Which zone a hit is taken for: its own if it is trained, else its neighbor; null on an untrained drum
 * (facts: hardware-inputs/drum-training 9; that it plays nothing is ours), and for an unknown zone.
 */
export function recognizedZone(level: TrainingLevel, zone: Zone): ProductZone | null {
  const trained = trainedZones(level);
  const struck = zoneStruck(zone);
  const known = (wanted?: Zone): ProductZone | undefined => trained.find((zone) => zone === wanted);
  return known(struck) ?? known(NEIGHBORS[struck]) ?? null;
}

/** Plays the sound of the zone that a hit is taken for; each zone has one, named after it. */
export function playZone(
  {level}: {readonly level: TrainingLevel},
  state: Voices,
  hit: Hit,
): RuleResult<Voices> & {readonly zone: ProductZone | null} {
  const zone = recognizedZone(level, hit.zone);
  const starts = zone === null ? [] : [{id: zone, name: zone, length: SHORT, gain: hit.strength}];
  const played = playVoices(state, hit, {starts, otherwise: 'not recognized'});
  if (zone === null || zone === zoneStruck(hit.zone)) return {...played, zone};
  const says = `${hitWords(hit)}: taken for ${zone}`;
  return {state: played.state, outcome: {...played.outcome, says}, zone};
}

import {draw, type Hit, type Outcome, PRODUCT_ZONES, type Zone} from '../../../../src/play/core';

/** A hit, at 0 s unless told. */
export const hit = (zone: Zone, strength: number, time = 0): Hit => ({zone, strength, time});

/** Names of the sounds that an outcome starts. */
export const startedNames = ({starts}: Outcome): string[] => starts.map(({name}) => name);

const ZONES: readonly Zone[] = ['rim', ...PRODUCT_ZONES];

/** Hits at repeatable random places and strengths, 0.05 s to 0.55 s apart. */
export function randomHits(count: number, seed = 7): Hit[] {
  const hits: Hit[] = [];
  let [time, next] = [0, seed];
  const random = (): number => {
    const drawn = draw(next);
    next = drawn.seed;
    return drawn.value;
  };
  while (hits.length < count) {
    time += 0.05 + random() / 2;
    const zone = ZONES[Math.floor(random() * ZONES.length)] ?? 'center';
    hits.push({zone, strength: random(), time});
  }
  return hits;
}

/**
 * Plays hits and follows every sound from start to end.
 *
 * @param play says what a hit does
 * @returns ids of sounds that could ring forever, of sounds that ended without having begun or for
 *   the second time, and of sounds that began twice: all faults
 */
export function followSounds(hits: readonly Hit[], play: (hit: Hit) => Outcome): string[] {
  const faults: string[] = [];
  const begun = new Set<string>();
  const ringing = new Set<string>();
  for (const each of hits) {
    const {starts, ends} = play(each);
    for (const id of ends) if (!ringing.delete(id)) faults.push(`${id} ends, but doesn't ring`);
    for (const {id, length, gain} of starts) {
      if (begun.has(id)) faults.push(`${id} begins twice`);
      if (!(length !== undefined && length > 0 && length < 60)) faults.push(`${id} rings forever`);
      if (!(gain >= 0 && gain <= 1)) faults.push(`${id} has a gain of ${gain}`);
      begun.add(id);
      ringing.add(id);
    }
  }
  return faults;
}

import {lookAhead, player, renderSounds, type MakeRack} from '../audio';
import {PHRASE, type PlacedHit, type Zone} from '../core';
import {runClock} from './clock';
import type {ClockStep, Demonstration, Play} from './demonstration';

/** Seconds before a pattern's first hit. */
const PATTERN_DELAY = 0.08;

interface Players {
  readonly sound: (hit: PlacedHit) => void;
  readonly showStep: (step: ClockStep) => void;
  readonly onEnd: () => void;
}

/** Begins what the button starts, the demonstration's own clock or its pattern. @returns ends it */
export function runPattern(
  {sounds, pattern = PHRASE, repeats}: Demonstration,
  play: Play,
  zones: readonly Zone[],
  {sound, showStep, onEnd}: Players,
): () => void {
  const from = player.now() + PATTERN_DELAY;
  if (play.clock) return runClock(play.clock, from, sounds, showStep);
  const reached = (play.pattern?.() ?? pattern).filter(({zone}) => zones.includes(zone));
  return lookAhead(inTime(reached, from, repeats), player.now, sound, onEnd);
}

/** A pattern's hits on a clock, in order; without an end if it begins again after `every` seconds. */
export function* inTime<T extends {readonly time: number}>(
  hits: readonly T[],
  from: number,
  every?: number,
): Generator<T, void> {
  for (let turn = 0; turn === 0 || every !== undefined; turn += 1) {
    for (const hit of hits) yield {...hit, time: from + turn * (every ?? 0) + hit.time};
  }
}

/** Plays a pattern through a rack, not to be heard: each hit by the instrument of its zone. */
export function renderPattern(
  {sounds, pattern = PHRASE, repeats}: Pick<Demonstration, 'sounds' | 'pattern' | 'repeats'>,
  seconds: number,
  make: MakeRack,
): Promise<AudioBuffer> {
  const struck = [];
  for (const hit of inTime(pattern, 0, repeats)) {
    if (hit.time >= seconds) break;
    struck.push({...hit, plays: sounds[hit.zone]?.plays});
  }
  return renderSounds(struck, seconds, make);
}

import {keepAhead, player, renderSounds, type MakeRack} from '../audio';
import {PHRASE, type PlacedHit, type Zone} from '../core';
import type {Clock, ClockStep, Demonstration, Play} from './demonstration';

/** Seconds before a pattern's first hit, and from its last one until it begins again: the phrase stays in time. */
const PATTERN_DELAY = 0.08;
const PATTERN_REST = 1;

/** A pattern that nobody stops ends after so many seconds. */
const LONGEST = 300;

/** A hit of a pattern, with how often all of that was played before. */
export type PatternHit = PlacedHit & {readonly turn: number};

type Ask = () => readonly PlacedHit[];

interface Players {
  readonly sound: (hit: PatternHit) => void;
  readonly showStep: (step: ClockStep) => void;
  readonly onEnd: () => void;
}

/** Begins what the button starts, the demonstration's own clock or its pattern. @returns ends it */
export function runPattern(
  {sounds, pattern = PHRASE}: Demonstration,
  play: Play,
  zones: readonly Zone[],
  {sound, showStep, onEnd}: Players,
): () => void {
  const from = player.now() + PATTERN_DELAY;
  if (play.clock) return runClock(play.clock, from, sounds, showStep);
  const reached = pattern.filter(({zone}) => zones.includes(zone));
  const hitsUntil = inTime(play.pattern?.() ?? (() => reached), from);
  return keepAhead(player.now, (until) => {
    hitsUntil(until).filter(isInTime).forEach(sound);
    if (until > from + LONGEST) onEnd(); // which stops it
  });
}

/** What a page that hung has missed by more than this stays silent; in seconds. */
const LATE = 0.03;

const isInTime = ({time}: {readonly time: number}): boolean => time >= player.now() - LATE;

/**
 * A pattern's hits on a clock, in order, again and again. Where other hits are to be played by now, they begin in
 * place of the next one.
 *
 * @param ask the same hits as before, while nothing changes; the first at 0, or others move the beat
 * @returns gives those that come up to a time, in seconds, and weren't given before
 */
export function inTime(ask: Ask, from: number): (until: number) => PatternHit[] {
  let [hits, begin, at, turn] = [ask(), from, 0, 0];
  const next = (): number => begin + (hits[at]?.time ?? 0);
  return (until) => {
    const given: PatternHit[] = [];
    for (;;) {
      const now = ask();
      if (now !== hits) [begin, hits, at, turn] = [next(), now, 0, 0];
      const [hit, time] = [hits[at], next()];
      if (!hit || time > until || time >= from + LONGEST) return given;
      given.push({...hit, turn, time});
      at += 1;
      if (at === hits.length) [begin, at, turn] = [time + (hit.rest ?? PATTERN_REST), 0, turn + 1];
    }
  };
}

/** Plays a pattern through a rack, not to be heard: each hit by the instrument of its zone. */
export function renderPattern(
  {sounds, pattern = PHRASE}: Pick<Demonstration, 'sounds' | 'pattern'>,
  seconds: number,
  make: MakeRack,
): Promise<AudioBuffer> {
  const hits = inTime(() => pattern, 0)(seconds).filter(({time}) => time < seconds);
  return renderSounds(
    hits.map((hit) => ({...hit, plays: sounds[hit.zone]?.plays})),
    seconds,
    make,
  );
}

const SEEN_EVERY = 0.03;

/** Runs a clock from a time on. @returns stops it */
function runClock(
  clock: Clock,
  from: number,
  sounds: Demonstration['sounds'],
  show: (step: ClockStep) => void,
): () => void {
  let seen = -Infinity;
  clock.start(from);
  const stop = keepAhead(player.now, (until) => {
    for (const step of clock.advance(until).filter(isInTime)) {
      player.play(step.outcome.starts, sounds, step.time);
      if (step.time - seen < SEEN_EVERY) continue;
      seen = step.time;
      show(step);
    }
  });
  return () => {
    stop();
    clock.stop();
  };
}

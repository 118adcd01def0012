import {keepAhead, lookAhead, player, renderSounds, type MakeRack} from '../audio';
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
  const hits = inTime(play.pattern?.() ?? (() => reached), from);
  return lookAhead(hits, player.now, sound, onEnd);
}

/**
 * A pattern's hits on a clock, in order, again and again: settings are turned while it plays. Where other hits are
 * to be played by now, they begin in place of the next one.
 */
export function* inTime(ask: Ask, from: number): Generator<PatternHit, void> {
  let due = from;
  for (let turn = 0; due < from + LONGEST; turn += 1) {
    const [begin, hits] = [due, ask()];
    let rest = PATTERN_REST;
    for (const hit of hits) {
      due = begin + hit.time;
      rest = ask() === hits ? (hit.rest ?? PATTERN_REST) : 0;
      if (rest === 0) break;
      yield {...hit, turn, time: due};
    }
    due += rest;
  }
}

/** Plays a pattern through a rack, not to be heard: each hit by the instrument of its zone. */
export function renderPattern(
  {sounds, pattern = PHRASE}: Pick<Demonstration, 'sounds' | 'pattern'>,
  seconds: number,
  make: MakeRack,
): Promise<AudioBuffer> {
  const struck = [];
  for (const hit of inTime(() => pattern, 0)) {
    if (hit.time >= seconds) break;
    struck.push({...hit, plays: sounds[hit.zone]?.plays});
  }
  return renderSounds(struck, seconds, make);
}

const SEEN_EVERY = 0.03;

/** What a page that hung has missed by more than this stays silent; in seconds. */
const LATE = 0.03;

/** Runs a clock from a time on. @returns stops it, and what it has handed over but what isn't due yet */
function runClock(
  clock: Clock,
  from: number,
  sounds: Demonstration['sounds'],
  show: (step: ClockStep) => void,
): () => void {
  let ahead: ClockStep[] = [];
  let seen = -Infinity;
  clock.start(from);
  const stop = keepAhead(player.now, (until) => {
    const now = player.now();
    ahead = ahead.filter(({time}) => time > now);
    for (const step of clock.advance(until)) {
      if (step.time < now - LATE) continue;
      player.play(step.outcome, sounds, step.time);
      ahead.push(step);
      if (step.time - seen < SEEN_EVERY) continue;
      seen = step.time;
      show(step);
    }
  });
  return () => {
    stop();
    const ends = ahead.flatMap(({outcome: {starts}}) => starts.map(({id}) => id));
    player.play({starts: [], ends, says: ''}, sounds, player.now());
    clock.stop();
  };
}

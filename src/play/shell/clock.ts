import {keepAhead, type Player} from '../audio';
import type {Clock, ClockStep, Demonstration} from './demonstration';

/** Steps closer together than this are all heard, but not all seen; in seconds. */
const SEEN_EVERY = 0.03;

/** What a page that hung has missed by more than this stays silent; in seconds. */
const LATE = 0.03;

interface Options {
  readonly player: Pick<Player, 'now' | 'play'>;
  readonly sounds: Demonstration['sounds'];
  /** Shows a step when its time has come. */
  readonly show: (step: ClockStep) => void;
}

/**
 * Runs a clock from a time on.
 *
 * @returns stops it, and what it has handed over but what isn't due yet
 */
export function runClock(clock: Clock, from: number, {player, sounds, show}: Options): () => void {
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

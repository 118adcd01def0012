import {keepAhead, player} from '../audio';
import type {Clock, ClockStep, Demonstration} from './demonstration';

const SEEN_EVERY = 0.03;

/** What a page that hung has missed by more than this stays silent; in seconds. */
const LATE = 0.03;

/**
 * Runs a clock from a time on.
 *
 * @param show shows a step when its time has come
 * @returns stops it, and what it has handed over but what isn't due yet
 */
export function runClock(
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

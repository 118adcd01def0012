import {TEMPO_RANGE, secondsPerBeat} from './metro';
import {clamp} from './numbers';

/** Seconds after which a click on **Tap** begins a new count: a beat at the slowest tempo. Ours. */
const TAP_GAP = secondsPerBeat(TEMPO_RANGE.min);

/** How many gaps between taps are averaged. Ours. */
const TAP_GAPS = 4;

/**
 * The tempo of clicks on **Tap** (facts: controllers/metro 4) at times in seconds: 30 to 3,000 beats per
 * minute, or null while fewer than two belong together.
 */
export function tempoOfTaps(times: readonly number[]): number | null {
  const gaps: number[] = [];
  for (let index = times.length - 1; index > 0 && gaps.length < TAP_GAPS; index -= 1) {
    const gap = (times[index] ?? 0) - (times[index - 1] ?? 0);
    if (gap > TAP_GAP) break;
    gaps.push(gap);
  }
  if (gaps.length === 0) return null;
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  return clamp(60 / mean, TEMPO_RANGE.min, TEMPO_RANGE.max);
}

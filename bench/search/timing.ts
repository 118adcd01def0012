import type {Engine} from './engines/engine';
import type {Query} from './queries';

/** Every so many queries are typed: enough for a median, and slow engines stay bearable. */
const SAMPLE_STEP = 6;

/**
 * Types queries key by key, as the dialog asks on each key.
 *
 * @returns median and 95th percentile of the time to an answer, in ms
 */
export async function keystrokeTimes(
  engine: Engine,
  queries: readonly Query[],
): Promise<[median: string, percentile95: string]> {
  const times: number[] = [];
  for (const [index, {text}] of queries.entries()) {
    if (index % SAMPLE_STEP > 0) continue;
    for (let length = 1; length <= text.length; length += 1) {
      const start = performance.now();
      await engine.search(text.slice(0, length));
      times.push(performance.now() - start);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string =>
    (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1);
  return [at(0.5), at(0.95)];
}

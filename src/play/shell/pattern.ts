/**
 * Puts a pattern on a clock.
 *
 * @param hits in order of time, which counts from the pattern's begin
 * @param from when it begins, in seconds
 * @param every after how many seconds it begins again; left out, it plays once
 * @returns its hits, one after the other, without an end if it begins again
 */
export function* inTime<T extends {readonly time: number}>(
  hits: readonly T[],
  from: number,
  every?: number,
): Generator<T, void> {
  for (let turn = 0; turn === 0 || every !== undefined; turn += 1) {
    for (const hit of hits) yield {...hit, time: from + turn * (every ?? 0) + hit.time};
  }
}

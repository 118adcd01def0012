/** A change of a text: what stands from `start` up to `end` becomes `text`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * @param source a text
 * @param edits changes, in any order; one that begins within another is left out
 * @param from where to begin
 * @param to where to end
 * @returns that part of the text, changed
 */
export function applyEdits(
  source: string,
  edits: readonly Edit[],
  from = 0,
  to = source.length,
): string {
  let result = '';
  let at = from;
  for (const {start, end, text} of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < at) continue;
    result += source.slice(at, start) + text;
    at = end;
  }
  return result + source.slice(at, to);
}

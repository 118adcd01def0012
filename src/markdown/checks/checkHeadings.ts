import type {SkeletonPart} from '../kinds';

/** What is wrong with a page's second-level headings, in words a writer can act on. */
interface HeadingFault {
  message: string;
  /** Position of the heading that is wrong, or before which one is missing. */
  at: number;
}

/**
 * @param parts the skeleton of the page's kind
 * @param headings the page's second-level headings, in order
 * @param omits required headings that the page leaves out on purpose
 */
export function checkHeadings(
  parts: readonly SkeletonPart[],
  headings: readonly string[],
  omits: readonly string[],
): HeadingFault[] {
  const fixed = new Set(parts.map(({heading}) => heading));
  const faults: HeadingFault[] = [];
  let next = 0;
  for (const {heading, required} of parts) {
    if (heading === null) {
      const start = next;
      while (next < headings.length && !fixed.has(headings[next] ?? '')) next += 1;
      if (required && next === start) {
        faults.push({message: 'add at least one heading in your own words', at: next});
      }
    } else if (headings[next] === heading) {
      next += 1;
    } else if (required && !omits.includes(heading)) {
      const message = `add "## ${heading}" after "${headings[next - 1] ?? 'the opening'}"`;
      faults.push({message, at: next});
    }
  }
  if (next < headings.length) {
    faults.push({message: `"## ${headings[next]}" stands in the wrong place`, at: next});
  }
  return faults;
}

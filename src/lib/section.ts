/** @returns what stands below a heading, up to the next of `headings`, a selector */
export function sectionOf(heading: Element, headings: string): Element[] {
  const section: Element[] = [];
  let next = heading.nextElementSibling;
  while (next && !next.matches(headings)) {
    section.push(next);
    next = next.nextElementSibling;
  }
  return section;
}

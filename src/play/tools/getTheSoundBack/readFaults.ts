/**
 * Reads the questions from the page itself, so that both always say the same: each heading of level 2
 * over faults, each fault under its heading of level 3 with the panels that src/markdown/blocks makes of
 * "Cause:", "Fix:" and "Check:".
 */

export interface Fault {
  readonly id: string;
  readonly title: string;
  /** Its cause, and all that there is to try. */
  readonly cure: readonly Element[];
  readonly check: readonly Element[];
  /** Ids of other faults that it links to. */
  readonly links: readonly string[];
  /** Ids of those that it leads to: src/markdown/blocks marks their links. */
  readonly leads: readonly string[];
}

export interface Group {
  readonly title: string;
  readonly faults: readonly Fault[];
}

export interface FaultPage {
  readonly groups: readonly Group[];
  /** The section below the groups: what to do when nothing helped. */
  readonly stillStuck: readonly Element[];
}

const hasWords = (element: Element): boolean => !element.matches('figure, img, [data-tool]');

const wordsIn = (panel: Element | undefined): Element[] =>
  Array.from(panel?.children ?? []).filter(hasWords);

interface Section {
  readonly heading: Element;
  readonly blocks: Element[];
}

/** Splits elements at headings of a level; what stands before the first is left out. */
function sectionsAt(tagName: string, elements: readonly Element[]): Section[] {
  const sections: Section[] = [];
  for (const element of elements) {
    if (element.tagName === tagName) sections.push({heading: element, blocks: []});
    else sections.at(-1)?.blocks.push(element);
  }
  return sections;
}

/** A heading's words, without its link to itself. */
function titleOf(heading: Element): string {
  const copy = heading.cloneNode(true) as Element;
  for (const link of Array.from(copy.querySelectorAll('.hash-link'))) link.remove();
  return (copy.textContent ?? '').trim();
}

const panelOf = ({blocks}: Section, part: string): Element | undefined =>
  blocks.find((block) => block.getAttribute('data-part') === part);

/** @param faults ids of all faults of the page */
function faultOf(section: Section, faults: ReadonlySet<string>): Fault {
  const [cause, fix, check] = ['cause', 'fix', 'check'].map((part) =>
    wordsIn(panelOf(section, part)),
  ) as [Element[], Element[], Element[]];
  const links = [...cause, ...fix, ...check]
    .flatMap((element) => Array.from(element.querySelectorAll('a[href^="#"]')))
    .map((link) => ({
      id: (link.getAttribute('href') ?? '').slice(1),
      leads: link.hasAttribute('data-leads'),
    }))
    .filter(({id}) => faults.has(id));
  return {
    id: section.heading.id,
    title: titleOf(section.heading),
    cure: [...cause, ...fix],
    check,
    links: [...new Set(links.map(({id}) => id))],
    leads: links.filter(({leads}) => leads).map(({id}) => id),
  };
}

/** @param text the element that has a page's headings and panels as children */
export function readFaults(text: Element): FaultPage {
  const parts = sectionsAt('H2', Array.from(text.children)).map((section) => ({
    ...section,
    faults: sectionsAt('H3', section.blocks).filter((fault) => panelOf(fault, 'fix')),
  }));
  const ids = new Set(parts.flatMap(({faults}) => faults.map(({heading}) => heading.id)));
  const last = parts.findLastIndex(({faults}) => faults.length > 0);
  return {
    groups: parts
      .filter(({faults}) => faults.length > 0)
      .map(({heading, faults}) => ({
        title: titleOf(heading),
        faults: faults.map((fault) => faultOf(fault, ids)),
      })),
    stillStuck: parts[last + 1]?.blocks.filter(hasWords) ?? [],
  };
}

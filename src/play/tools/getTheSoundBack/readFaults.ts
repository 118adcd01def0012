/**
 * Reads the questions from the page itself, so that both always say the same: each heading of level 2
 * over faults, each fault under its heading of level 3 with the panels that src/markdown/blocks makes of
 * "Cause:", "Fix:" and "Check:".
 */

/** One thing to try. */
export interface Step {
  /** What the page says, in the page's own elements. */
  readonly content: readonly Element[];
  /** Id of the fault that a no leads to: the step ends with "If not:" and a link. */
  readonly otherwise?: string | undefined;
  /** Ids of other faults that it links to. */
  readonly links: readonly string[];
}

export interface Fault {
  readonly id: string;
  readonly title: string;
  readonly cause: readonly Element[];
  readonly steps: readonly Step[];
  readonly check: Step;
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

/** The word that opens a panel of steps, and says nothing where each step stands alone. */
export const FIX = 'Fix:';

/** What says nothing to do. */
const NO_WORDS = 'figure, img, [data-tool]';

const linkTarget = (link: Element): string => (link.getAttribute('href') ?? '').slice(1);

/** @param faults ids of all faults of the page */
function stepOf(content: readonly Element[], faults: ReadonlySet<string>): Step {
  const links = content
    .flatMap((element) => Array.from(element.querySelectorAll('a[href^="#"]')))
    .filter((link) => faults.has(linkTarget(link)));
  const otherwise = links.find((link) =>
    /\bIf not:\s*$/.test(link.previousSibling?.textContent ?? ''),
  );
  return {
    content,
    otherwise: otherwise && linkTarget(otherwise),
    links: links.filter((link) => link !== otherwise).map(linkTarget),
  };
}

/** A step for each entry of a list, under the words that lead to the list; and for words alone. */
function stepsOf(fix: Element | undefined, faults: ReadonlySet<string>): Step[] {
  const steps: Step[] = [];
  let words: Element[] = [];
  const takeWords = (): void => {
    if (words.length > 0) steps.push(stepOf(words, faults));
    words = [];
  };
  for (const block of wordsIn(fix)) {
    if (/^[OU]L$/.test(block.tagName)) {
      const lead = words;
      steps.push(...Array.from(block.children).map((item) => stepOf([...lead, item], faults)));
      words = [];
    } else {
      takeWords();
      words = [block];
    }
  }
  takeWords();
  return steps;
}

const hasWords = (element: Element): boolean => !element.matches(NO_WORDS);

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

/** @param text the element that has a page's headings and panels as children */
export function readFaults(text: Element): FaultPage {
  const parts = sectionsAt('H2', Array.from(text.children)).map((section) => ({
    ...section,
    faults: sectionsAt('H3', section.blocks).filter((fault) => panelOf(fault, 'fix')),
  }));
  const ids = new Set(parts.flatMap(({faults}) => faults.map(({heading}) => heading.id)));
  const last = parts.findLastIndex(({faults}) => faults.length > 0);
  const stillStuck = parts[last + 1];
  return {
    groups: parts
      .filter(({faults}) => faults.length > 0)
      .map(({heading, faults}) => ({
        title: titleOf(heading),
        faults: faults.map((fault) => ({
          id: fault.heading.id,
          title: titleOf(fault.heading),
          cause: wordsIn(panelOf(fault, 'cause')),
          steps: stepsOf(panelOf(fault, 'fix'), ids),
          check: stepOf(wordsIn(panelOf(fault, 'check')), ids),
        })),
      })),
    stillStuck: stillStuck?.blocks.filter(hasWords) ?? [],
  };
}

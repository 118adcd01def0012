import {describe, expect, it} from 'vitest';
import {SKELETONS, type SkeletonPart} from '../../src/content/pageKinds';
import {readDocs, type DocPage} from '../support/docs';

const pages = readDocs();

/** @returns what a page's headings lack or have out of order, in words a writer can act on */
export function skeletonFaults(
  parts: readonly SkeletonPart[],
  headings: readonly string[],
  omits: readonly string[],
): string[] {
  const fixed = new Set(parts.flatMap(({heading}) => heading ?? []));
  const faults: string[] = [];
  let next = 0;
  for (const {heading, required} of parts) {
    if (heading === null) {
      const start = next;
      while (next < headings.length && !fixed.has(headings[next] ?? '')) next += 1;
      if (required && next === start) faults.push('add at least one heading in your own words');
    } else if (headings[next] === heading) {
      next += 1;
    } else if (required && !omits.includes(heading)) {
      faults.push(`add "## ${heading}" after "${headings[next - 1] ?? 'the opening'}"`);
    }
  }
  if (next < headings.length) faults.push(`"## ${headings[next]}" stands in the wrong place`);
  return faults;
}

function openingOf({tree}: DocPage): number {
  const end = tree.children.findIndex(({type}) => type === 'heading');
  return tree.children.slice(0, end).filter(({type}) => type === 'paragraph').length;
}

describe('page skeletons', () => {
  it.each(pages.map((page) => [page.file, page] as const))(
    '%s has its parts in order',
    (_f, page) => {
      const {kind, omits = []} = page.frontMatter;
      const headings = page.headings.filter(({depth}) => depth === 2).map(({text}) => text);
      expect(skeletonFaults(SKELETONS[kind], headings, omits)).toEqual([]);
    },
  );

  it('starts every page with an opening and no heading of level 1', () => {
    const faults = pages
      .filter((page) => openingOf(page) === 0 || page.headings.some(({depth}) => depth === 1))
      .map(({file}) => file);
    expect(faults).toEqual([]);
  });

  it('uses levels 2 and 3 only, none skipped', () => {
    const faults = pages.flatMap(({file, headings}) =>
      headings
        .filter(({depth}, index) => depth > 3 || depth - (headings[index - 1]?.depth ?? 1) > 1)
        .map(({text}) => `${file}: "${text}"`),
    );
    expect(faults).toEqual([]);
  });
});

describe('skeletonFaults', () => {
  const parts = SKELETONS['how-to'];
  it('accepts a full page and names what is missing, or misplaced', () => {
    const full = ['Turn it on', 'An example', 'Check that it works'];
    expect(skeletonFaults(parts, full, [])).toEqual([]);
    expect(skeletonFaults(parts, ['Turn it on', 'Check that it works'], [])).toEqual([
      'add "## An example" after "Turn it on"',
    ]);
    expect(skeletonFaults(parts, ['An example', 'Check that it works', 'Turn it on'], [])).toEqual([
      'add at least one heading in your own words',
      '"## Turn it on" stands in the wrong place',
    ]);
  });
});

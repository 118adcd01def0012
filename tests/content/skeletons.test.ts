import {describe, expect, it} from 'vitest';
import {readDocs, type DocPage} from '../support/docs';

const pages = readDocs();

function openingOf({tree}: DocPage): number {
  const end = tree.children.findIndex(({type}) => type === 'heading');
  return tree.children.slice(0, end).filter(({type}) => type === 'paragraph').length;
}

describe('page skeletons', () => {
  it('starts every page with an opening and no heading of level 1', () => {
    const faults = pages
      .filter((page) => openingOf(page) === 0 || page.headings.some(({depth}) => depth === 1))
      .map(({file}) => file);
    expect(faults).toEqual([]);
  });
});

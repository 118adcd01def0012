import {describe, expect, it} from 'vitest';
import {checkHeadings} from '../../../src/markdown/checks/checkHeadings';
import {SKELETONS} from '../../../src/markdown/kinds';

const faults = (headings: readonly string[], omits: readonly string[] = []) =>
  checkHeadings(SKELETONS['how-to'], headings, omits);

describe('checkHeadings', () => {
  it('names a missing heading, and the one it comes after', () => {
    expect(faults(['Turn it on', 'Check that it works'])).toEqual([
      {message: 'add "## An example" after "Turn it on"', at: 1},
    ]);
  });

  it('names a misplaced heading', () => {
    expect(faults(['An example', 'Check that it works', 'Turn it on'])).toEqual([
      {message: 'add at least one heading in your own words', at: 0},
      {message: '"## Turn it on" stands in the wrong place', at: 2},
    ]);
  });
});

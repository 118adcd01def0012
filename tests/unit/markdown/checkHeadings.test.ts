import {describe, expect, it} from 'vitest';
import {checkHeadings} from '../../../src/markdown/checks/checkHeadings';
import {SKELETONS} from '../../../src/markdown/kinds';

const faults = (headings: readonly string[], omits: readonly string[] = []) =>
  checkHeadings(SKELETONS['how-to'], headings, omits);

describe('checkHeadings', () => {
  it('accepts all headings in order, with and without the optional ones', () => {
    expect(faults(['Turn it on', 'An example', 'Check that it works'])).toEqual([]);
    expect(
      faults([
        'Before you start',
        'Turn it on',
        'By hand',
        'An example',
        'Check that it works',
        "If it doesn't work",
      ]),
    ).toEqual([]);
  });

  it('names a missing heading, and the one it comes after', () => {
    expect(faults(['Turn it on', 'Check that it works'])).toEqual([
      {message: 'add "## An example" after "Turn it on"', at: 1},
    ]);
  });

  it('accepts a missing heading that the page omits on purpose', () => {
    expect(faults(['Turn it on', 'Check that it works'], ['An example'])).toEqual([]);
  });

  it('names a misplaced heading', () => {
    expect(faults(['An example', 'Check that it works', 'Turn it on'])).toEqual([
      {message: 'add at least one heading in your own words', at: 0},
      {message: '"## Turn it on" stands in the wrong place', at: 2},
    ]);
  });
});

import {describe, expect, it} from 'vitest';
import {validateFrontMatter} from '../../../src/pages/frontMatter';
import {pageFaults, termFaults, termLinks, type PageFault} from '../../../src/content/pageFaults';
import {SKELETONS} from '../../../src/pages/kinds';
import {skeletonFaults} from '../../../src/content/skeletonFaults';
import {parsePage, type MarkdownPage} from '../../../src/lib/markdown/page';

const TERMS = new Set(['zone']);
function faultsOf(body: string): PageFault[] {
  const page: MarkdownPage = parsePage(`---\nkind: how-to\n---\n\nOpening.\n\n${body}`);
  return [...pageFaults(page), ...termFaults(termLinks(page), TERMS)];
}
const FULL = '## Turn it on\n\n## An example\n\n## Check that it works\n';

describe('pageFaults', () => {
  it('finds nothing wrong with a full page', () => {
    const good = '[zones](../glossary.md#zone) ![A drum.](./img/a.svg)\n\n';
    expect(faultsOf(good + FULL)).toEqual([]);
  });

  it.each([
    [
      'an unknown term',
      '[x](../glossary.md#zoen)\n\n',
      7,
      /"zoen" is no term of docs\/glossary\.md/,
    ],
    ['a picture without words', '![](./img/a.svg)\n\n', 7, /a\.svg has no alternative text\. Say/],
    ['a heading of level 1', '# Title\n\n', 7, /"Title": the title stands in the front matter/],
    ['a skipped level', '### Deep {#deep}\n\n', 7, /"Deep": a level is skipped; write ##/],
  ])('tells %s with its line and the remedy', (_name, before, line, message) => {
    const [fault, ...others] = faultsOf(before + FULL);
    expect(others).toEqual([]);
    expect(fault).toEqual({line, message: expect.stringMatching(message)});
  });

  it('tells a heading out of order, at the heading', () => {
    const faults = faultsOf('## An example\n\n## Turn it on\n');
    expect(faults).toContainEqual({
      line: 9,
      message: expect.stringMatching(/^"## Turn it on" stands in the wrong place \(.github\/STYLE/),
    });
  });
});

describe('skeletonFaults', () => {
  const faults = (headings: readonly string[]): string[] =>
    skeletonFaults(SKELETONS['how-to'], headings, []).map(({message}) => message);

  it('accepts a full page and names what is missing, or misplaced', () => {
    expect(faults(['Turn it on', 'An example', 'Check that it works'])).toEqual([]);
    expect(faults(['Turn it on', 'Check that it works'])).toEqual([
      'add "## An example" after "Turn it on"',
    ]);
    expect(faults(['An example', 'Check that it works', 'Turn it on'])).toEqual([
      'add at least one heading in your own words',
      '"## Turn it on" stands in the wrong place',
    ]);
  });
});

describe('front matter', () => {
  it('is told with the line of the wrong key', () => {
    const source = '---\ntitle: T\ntitel: T\n---\n';
    expect(() => validateFrontMatter({title: 'T', titel: 'T'}, 'docs/a.md', source)).toThrow(
      /^docs\/a\.md: [^]*- line 3: "titel" is not allowed[^]*STYLE\.md/,
    );
  });
});

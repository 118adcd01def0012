import {describe, expect, it} from 'vitest';
import {readDocs} from '../support/docs';

const pages = readDocs();
const glossary = pages.find(({file}) => file === 'glossary.md');
const terms = (glossary?.headings ?? []).filter(({depth}) => depth === 3);

describe('glossary', () => {
  it('has sixty terms or more, each with an explicit id, in alphabetical order', () => {
    expect(terms.length).toBeGreaterThanOrEqual(60);
    expect(terms.filter(({id}) => !id).map(({text}) => text)).toEqual([]);
    const names = terms.map(({text}) => text);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('has no orphans: each term is linked from a page', () => {
    const linked = new Set(
      pages.flatMap(({links}) =>
        links.flatMap(({url}) => /(?:^|\/)glossary\.md#(.+)$/.exec(url)?.[1] ?? []),
      ),
    );
    const orphans = terms.flatMap(({id, text}) =>
      id && !linked.has(id)
        ? [`docs/glossary.md: no page links to "${text}". Link its first use, or take it out`]
        : [],
    );
    expect(orphans).toEqual([]);
  });
});

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

  it('knows every term that a page links to', () => {
    const ids = new Set(terms.map(({id}) => id));
    const unknown = pages.flatMap(({file, links}) =>
      links.flatMap(({url}) => {
        const term = /glossary\.md#(.+)$/.exec(url)?.[1];
        return term && !ids.has(term)
          ? [`docs/${file}: "${term}" is no term of docs/glossary.md; add it there or link another`]
          : [];
      }),
    );
    expect(unknown).toEqual([]);
  });
});

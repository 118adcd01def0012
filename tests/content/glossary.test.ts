import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readTerms} from '../../src/glossary/terms';
import {documentOfMarkdown} from '../../src/lib/documentOfMarkdown';
import {routeOfPage} from '../../src/lib/pageAddress';
import {DOCS_FOLDER, readDocs} from '../support/docs';

/** Longer definitions don't fit beside a link on a phone. */
const DEFINITION_MAX = 200;

const pages = readDocs();
const glossary = pages.find(({file}) => routeOfPage(file) === 'glossary/');
const terms = (glossary?.headings ?? []).filter(({depth}) => depth === 3);

describe('the glossary', () => {
  it('has terms, each with an id of its own', () => {
    expect(terms.length).toBeGreaterThan(0);
    const without = terms.filter(({id}) => !id);
    expect(
      without.map(({text}) => `docs/glossary.md, "${text}": add an id, such as {#term}`),
    ).toEqual([]);
  });

  it('has its terms in alphabetical order', () => {
    const names = terms.map(({text}) => text);
    const faults = names.filter(
      (name, index) => name.localeCompare(names[index - 1] ?? '', 'en') < 0,
    );
    expect(
      faults.map((name) => `docs/glossary.md: move "${name}" up, to its place in the alphabet`),
    ).toEqual([]);
  });

  it('has a short definition of each term, which readers see beside links', () => {
    const source = readFileSync(path.join(DOCS_FOLDER, glossary?.file ?? ''), 'utf8');
    const read = Object.values(readTerms(documentOfMarkdown(source).body));
    expect(read.length).toBe(terms.length);
    const long = read.filter(({definition}) => definition.length > DEFINITION_MAX);
    expect(
      long.map(
        ({term, definition}) =>
          `docs/glossary.md, "${term}": shorten the first paragraph from ${String(definition.length)} to ${String(DEFINITION_MAX)} characters`,
      ),
    ).toEqual([]);
  });

  it('has only terms that a page links to', () => {
    const linked = new Set(
      pages.flatMap(({links}) =>
        links.flatMap(({url}) => /(?:^|\/)glossary\.md#(.+)$/.exec(url)?.[1] ?? []),
      ),
    );
    const orphans = terms.filter(({id}) => id && !linked.has(id));
    expect(
      orphans.map(
        ({text}) =>
          `docs/glossary.md: no page links to "${text}". Link its first use, or take it out`,
      ),
    ).toEqual([]);
  });
});

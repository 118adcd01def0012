import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parsePage} from '../../../src/lib/markdown/page';
import {readTerms as termsOf, type GlossaryTerms} from '../../../src/plugins/glossary-terms/terms';
import {DOCS_FOLDER} from '../../support/docs';

const readTerms = (source: string): GlossaryTerms => termsOf(parsePage(source).tree);
const glossary = (body: string) => `---\ntitle: Glossary\n---\n\nOpening.\n\n## A\n\n${body}\n`;

describe('readTerms', () => {
  it('takes the first paragraph without the pointer to a page, as plain text', () => {
    const source = glossary(
      '### Choke {#choke}\n\nOne sound <b>ending</b> another, by **Retrig** &amp; <kbd>R</kbd>. See [Choke](./choke.md).\n\nMore.',
    );
    expect(readTerms(source)).toEqual({
      choke: {term: 'Choke', definition: 'One sound ending another, by Retrig & R.'},
    });
  });

  it('keeps a "See" that is no pointer', () => {
    const source = glossary('### Eye {#eye}\n\nSee what you hear. See [Eye](./eye.md).');
    expect(readTerms(source).eye?.definition).toBe('See what you hear.');
  });

  it('names a term without id and one without definition', () => {
    expect(() => readTerms(glossary('### Choke\n\nText.'))).toThrow(
      /"Choke" has no id.*\{#term-id\}/,
    );
    expect(() => readTerms(glossary('### Choke {#choke}\n\nSee [Choke](./choke.md).'))).toThrow(
      /"Choke" has no definition/,
    );
  });

  it('reads the site’s glossary, each definition short enough to stand beside a link', () => {
    const source = readFileSync(path.join(DOCS_FOLDER, 'glossary.md'), 'utf8');
    const terms = Object.values(readTerms(source));
    expect(terms.length).toBe(source.match(/^### /gm)?.length);
    const long = terms.filter(({definition}) => definition.length > 200);
    expect(long.map(({term}) => `${term}: shorten its first paragraph to 200 characters`)).toEqual(
      [],
    );
  });
});

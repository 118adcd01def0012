import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {pageFaults, termFaults, termLinks} from '../../src/content/pageFaults';
import {parsePage} from '../../src/lib/markdown/page';
import {readTerms} from '../../src/plugins/glossary-terms/terms';
import {DOCS_FOLDER, readDocs} from '../support/docs';

const read = (file: string): string => readFileSync(path.join(DOCS_FOLDER, file), 'utf8');
const terms = new Set(Object.keys(readTerms(parsePage(read('glossary.md')).tree)));

describe('headings, glossary links and pictures', () => {
  it.each(readDocs().map(({file}) => file))('%s', (file) => {
    const page = parsePage(read(file));
    const faults = [...pageFaults(page), ...termFaults(termLinks(page), terms)];
    expect(faults.map(({line, message}) => `docs/${file}:${line}: ${message}`)).toEqual([]);
  });
});

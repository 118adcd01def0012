import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {validateFrontMatter, type PageFrontMatter} from '../../src/markdown/frontMatter';
import {DOCS_FOLDER, readDocs} from '../support/docs';

const pages = readDocs();

/** @returns a fault for each text that several pages share */
function shared(key: 'title' | 'description'): string[] {
  const filesOf = new Map<string, string[]>();
  for (const {file, frontMatter} of pages) {
    const text: PageFrontMatter[typeof key] = frontMatter[key];
    filesOf.set(text, [...(filesOf.get(text) ?? []), `docs/${file}`]);
  }
  return [...filesOf]
    .filter(([, files]) => files.length > 1)
    .map(([text, files]) => `${files.join(' and ')} have the ${key} "${text}": change one of them`);
}

describe('front matter', () => {
  it.each(pages.map((page) => [page.file, page] as const))(
    '%s follows the schema',
    (file, {frontMatter}) => {
      const source = readFileSync(path.join(DOCS_FOLDER, file), 'utf8');
      expect(() => validateFrontMatter(frontMatter, `docs/${file}`, source)).not.toThrow();
    },
  );

  it('gives each page a title and a description of its own', () => {
    expect([...shared('title'), ...shared('description')]).toEqual([]);
  });

  it('lists related pages that exist, none twice, and never the page itself', () => {
    const files = new Set(pages.map(({file}) => file));
    const faults = pages.flatMap(({file, frontMatter: {related = [], controls = []}}) => {
      const listed = [...related, ...controls];
      return listed
        .filter(
          (target, index) =>
            !files.has(target) || target === file || listed.indexOf(target) !== index,
        )
        .map((target) => `docs/${file}: take ${target} out of related or controls, or correct it`);
    });
    expect(faults).toEqual([]);
  });
});

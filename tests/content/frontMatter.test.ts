import {expect, it} from 'vitest';
import type {PageFrontMatter} from '../../src/markdown/frontMatter';
import {readDocs} from '../support/docs';

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

it('each page has a title and a description of its own', () => {
  expect([...shared('title'), ...shared('description')]).toEqual([]);
});

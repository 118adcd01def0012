import {describe, expect, it} from 'vitest';
import {validateFrontMatter} from '../../src/pages/frontMatter';
import {DOC_ROUTES, LANDING_ROUTES} from '../support/routes';
import {readDocs} from '../support/docs';

const pages = readDocs();

/** @returns pages that share a value, as "a, b: value" */
function shared(values: readonly (readonly [file: string, value: string])[]): string[] {
  const byValue = Map.groupBy
    ? Map.groupBy(values, ([, value]) => value)
    : values.reduce((map, entry) => {
        map.set(entry[1], [...(map.get(entry[1]) ?? []), entry]);
        return map;
      }, new Map<string, (readonly [string, string])[]>());
  return [...byValue]
    .filter(([, entries]) => entries.length > 1)
    .map(([value, entries]) => `${entries.map(([file]) => file).join(', ')}: ${value}`);
}

describe('front matter', () => {
  it.each(pages.map((page) => [page.file, page] as const))(
    '%s follows the schema',
    (file, page) => {
      expect(() => validateFrontMatter(page.frontMatter, file)).not.toThrow();
    },
  );

  it('gives every page a title and a description of its own', () => {
    expect(shared(pages.map(({file, frontMatter}) => [file, frontMatter.title]))).toEqual([]);
    expect(shared(pages.map(({file, frontMatter}) => [file, frontMatter.description]))).toEqual([]);
  });

  it('makes exactly the pages of the specification and their landing pages', () => {
    const routes = pages.map(({file}) =>
      file.replace(/\.md$/, '/').replace(/(^|\/)index\/$/, '$1'),
    );
    expect(routes.sort()).toEqual([...DOC_ROUTES, ...LANDING_ROUTES].sort());
  });

  it('lists related pages that exist, none twice, never the page itself', () => {
    const files = new Set(pages.map(({file}) => file));
    const faults = pages.flatMap(({file, frontMatter: {related = [], controls = []}}) => {
      const listed = [...related, ...controls];
      return listed
        .filter(
          (target, index) =>
            !files.has(target) || target === file || listed.indexOf(target) !== index,
        )
        .map((target) => `${file}: take ${target} out of related or controls, or correct it`);
    });
    expect(faults).toEqual([]);
  });
});

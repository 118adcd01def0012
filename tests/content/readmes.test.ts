import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

/** @returns paths of all files below a folder, from the repository's folder */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join('/'));

/** @returns whether a test or a folder of tests is there; endings may be left out */
const isTest = (name: string): boolean =>
  ['', '.ts', '.spec.ts', '.test.ts', '.test.tsx'].some((ending) => existsSync(name + ending));

describe('files and folders of tests', () => {
  const named = ['src', 'hosting', 'bench', '.github']
    .flatMap(filesOf)
    .concat('README.md', 'CONTRIBUTING.md')
    .filter((file) => /\.(?:tsx?|css|md)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const paths = text.match(/\btests\/[\w-]+(?:\/[\w-]+)*(?:\.\w+)*/g) ?? [];
      return [...new Set(paths)].map((test) => ({file, test}));
    });

  it('are where documentation and comments say', () => {
    expect(named.length).toBeGreaterThan(0);
    const gone = named.filter(({test}) => !isTest(test));
    expect(gone.map(({file, test}) => `${file}: ${test} is not there, correct the path`)).toEqual(
      [],
    );
  });
});

describe('the list of theme overrides', () => {
  const README = 'src/theme/README.md';
  /** Rows of the table: overrides, some with `*` for several, and their tests. */
  const rows = readFileSync(README, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const cells = line.split('|').slice(1, -1);
      const namesIn = (cell = ''): string[] =>
        [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      return {overrides: namesIn(cells[0]), tests: namesIn(cells.at(-1))};
    });
  const listed = rows.flatMap(({overrides}) => overrides);
  const present = filesOf('src/theme')
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => file.replace(/^src\/theme\/|(?:\/index)?\.tsx?$/g, ''));
  const fits = (override: string, name: string): boolean =>
    name.endsWith('/*') ? override.startsWith(name.slice(0, -1)) : override === name;

  it('has each override, and nothing else', () => {
    const missing = present.filter((override) => !listed.some((name) => fits(override, name)));
    const gone = listed.filter((name) => !present.some((override) => fits(override, name)));
    expect({missing, gone}, `Correct the table in ${README}`).toEqual({missing: [], gone: []});
  });

  it('names a test of each, which exists', () => {
    const tests = rows.flatMap((row) =>
      row.tests.map((name) => (name.startsWith('tests/') ? name : `tests/browser/${name}`)),
    );
    expect(rows.filter((row) => row.tests.length === 0)).toEqual([]);
    expect(
      tests.filter((name) => !isTest(name)),
      `Correct the table in ${README}`,
    ).toEqual([]);
  });
});

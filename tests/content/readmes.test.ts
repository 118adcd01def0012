import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

/** @returns paths of all files below a folder, from the repository's folder */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join('/'));

/** @returns whether a file or a folder is there; endings may be left out */
const isThere = (name: string): boolean =>
  ['', '.ts', '.tsx', '.spec.ts', '.test.ts', '.test.tsx'].some((ending) =>
    existsSync(name + ending),
  );

/** @returns Markdown without its examples */
const withoutCode = (text: string): string =>
  text.replace(/^```[^]*?^```$/gm, '').replace(/`[^`\n]+`/g, '');

/** What a text tells readers to make, or a test adds to a copy of the site. */
const TO_BE_MADE = ['src/theme/Admonition/Types.tsx', 'static/manual.html'];

describe('paths in documentation and comments', () => {
  const texts = ['src', 'hosting', 'bench', 'diagrams', 'tests/support', '.github']
    .flatMap(filesOf)
    .concat('README.md', 'CONTRIBUTING.md', 'docusaurus.config.ts', 'eslint.config.mjs')
    .filter((file) => /\.(?:tsx?|mjs|css|md|ya?ml|json5)$/.test(file))
    .map((file) => ({file, text: readFileSync(file, 'utf8')}));
  const correct = (file: string, name: string): string => `${file}: ${name} is not there`;

  it('lead to files and folders of the repository', () => {
    const inText =
      /(?<![\w@./-])(?:src|static|hosting|bench|diagrams|tests|\.github)\/[\w-]+(?:\/[\w-]+)*(?:\.\w+)*/g;
    const named = texts.flatMap(({file, text}) =>
      [...new Set(text.replaceAll('\\.', '.').match(inText) ?? [])].map((name) => ({file, name})),
    );
    expect(named.length).toBeGreaterThan(200);
    const gone = named.filter(({name}) => !isThere(name) && !TO_BE_MADE.includes(name));
    expect(gone.map(({file, name}) => correct(file, name))).toEqual([]);
  });

  it('lead somewhere as links too', () => {
    const links = texts
      .filter(({file}) => file.endsWith('.md'))
      .flatMap(({file, text}) =>
        [...withoutCode(text).matchAll(/\]\((\.{1,2}\/[^)#\s]+)/g)].map(([, link = '']) => ({
          file,
          link,
        })),
      );
    expect(links.length).toBeGreaterThan(50);
    const gone = links.filter(({file, link}) => !existsSync(path.join(path.dirname(file), link)));
    expect(gone.map(({file, link}) => correct(file, link))).toEqual([]);
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
      tests.filter((name) => !isThere(name)),
      `Correct the table in ${README}`,
    ).toEqual([]);
  });
});

import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listDiagrams} from '../../src/pictures/diagrams/render';
import {DOCS_FOLDER, readDocs} from '../support/docs';

const pages = readDocs();
const used = pages.flatMap(({file, images}) =>
  images.map(({url, alt}) => ({
    page: file,
    alt: alt ?? '',
    picture: path.posix.join(path.posix.dirname(file), url),
  })),
);
const drawn = readdirSync(DOCS_FOLDER, {recursive: true, encoding: 'utf8'})
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.(?:svg|png|jpe?g|webp)$/.test(file));
const shown = new Set(used.map(({picture}) => picture));
/** Pictures that code draws, with the code's name. */
const code = new Map(
  listDiagrams().map(({name, output}) => [
    path.relative(DOCS_FOLDER, output).split(path.sep).join('/'),
    name,
  ]),
);

describe('pictures', () => {
  it('exist where a page shows them', () => {
    const missing = used.filter(({picture}) => !existsSync(path.join(DOCS_FOLDER, picture)));
    expect(
      missing.map(({page, picture}) => `docs/${page}: draw ${picture} or take it out`),
    ).toEqual([]);
  });

  it('are each shown by a page', () => {
    const unused = drawn.filter((file) => !shown.has(file) && !code.has(file));
    expect(unused.map((file) => `delete docs/${file}, or show it on a page`)).toEqual([]);
  });

  it('are drawn by code that a page has a use for', () => {
    const dead = [...code].filter(([picture]) => !shown.has(picture));
    expect(
      dead.map(
        ([picture, name]) =>
          `no page shows docs/${picture}: show it, or delete it and src/pictures/diagrams/${name}.ts`,
      ),
    ).toEqual([]);
  });

  it('are drawn by code where they are SVG', () => {
    const byHand = drawn.filter((file) => file.endsWith('.svg') && !code.has(file));
    expect(
      byHand.map((file) => `docs/${file} has no code: draw it in src/diagrams, or delete it`),
    ).toEqual([]);
  });

  it('have alternative text that says what the picture tells', () => {
    const faults = used.filter(
      ({alt}) =>
        alt.length < 40 ||
        alt.length > 220 ||
        /^(?:image|picture|diagram|screenshot) (?:of|showing)/i.test(alt),
    );
    expect(faults.map(({page, alt}) => `docs/${page}: "${alt}"`)).toEqual([]);
  });

  it('number 45 or more, over 40 pages or more', () => {
    expect(drawn.length).toBeGreaterThanOrEqual(45);
    expect(new Set(used.map(({page}) => page)).size).toBeGreaterThanOrEqual(40);
  });

  it.each(drawn.filter((file) => file.endsWith('.svg')))(
    '%s is self-contained and titled',
    (file) => {
      const svg = readFileSync(path.join(DOCS_FOLDER, file), 'utf8');
      expect(svg).toMatch(/<title[ >]/);
      expect(svg).toMatch(/viewBox="0 0 352 /);
      expect(svg).not.toMatch(/<script|<image|<foreignObject|href="http|@import|url\(http/);
    },
  );
});
